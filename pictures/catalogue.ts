import { readFileSync } from 'node:fs'
import { factsOfCatalogue } from '../src/shop/media/pictures/catalogue-facts.ts'
import type { PictureFacts } from '../src/shop/media/pictures/picture.ts'

/** Every article of the seeded catalogue, as far as pictures ask. */
export function allFacts(): PictureFacts[] {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../db/seed/${file}`, import.meta.url), 'utf8'))
  const { products, accessories } = read('products.json')
  return factsOfCatalogue({ systems: products, accessories, parts: read('spare-parts.json').parts })
}
