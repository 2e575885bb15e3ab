import { expect, it } from 'vitest'
import { slug } from './slug.ts'

it.each([
  ['Führung links, Nennlänge 400 mm', 'fuehrung-links-nennlaenge-400-mm'],
  ['Größe ß', 'groesse-ss'],
  ["Inserto d'angolo 1½ pollici", 'inserto-d-angolo-1-1-2-pollici'],
  ['Équerre de façade', 'equerre-de-facade'],
  ['10.45.171', '10-45-171'],
  ['  – X-LINE –  ', 'x-line'],
])('writes "%s" as %s', (text, address) => expect(slug(text)).toBe(address))

it('writes it the same way twice', () => expect(slug(slug('Zubehör & Pflege'))).toBe('zubehoer-pflege'))
