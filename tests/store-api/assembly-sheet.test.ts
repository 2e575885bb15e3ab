import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerAssemblySheets } from '../../src/server/assembly-sheets.ts'
import { registerMeasuringSheets } from '../../src/server/measuring-sheets.ts'
import { keepChannel } from '../../src/shop/channel/keep-channel.ts'
import { idFrom } from '../../src/values/ids.ts'
import { readPdf } from '../read-pdf.ts'
import { openOwnShop } from '../shop.ts'

const shop = openOwnShop(4)
let files: FastifyInstance

beforeAll(() => {
  files = Fastify()
  const report = (fault: unknown) => {
    throw fault
  }
  const parts = {
    db: shop.db(),
    channel: keepChannel(shop.db(), { report }),
    origin: 'https://shop.example',
    now: () => new Date('2026-03-02T12:00:00Z'),
  }
  registerAssemblySheets(files, parts)
  registerMeasuringSheets(files, parts)
})
afterAll(() => files.close())

const sheet = async (path: string) => {
  const { statusCode, headers, rawPayload } = await files.inject({ url: path })
  return { statusCode, headers, pdf: statusCode === 200 ? readPdf(rawPayload) : null, file: rawPayload }
}

describe('the assembly sheet', () => {
  it.each([
    ['left.de', 'Montageblatt D-LINE M, Bänder links', 'an die linke Seitenwand', 'an der linken Seitenwand'],
    [
      'right.de',
      'Montageblatt D-LINE M, Bänder rechts',
      'an die rechte Seitenwand',
      'an der rechten Seitenwand',
    ],
    ['left.en', 'Assembly sheet D-LINE M, hinges on the left', 'the left wall', 'free on the right'],
    ['right.it', 'Foglio di montaggio D-LINE M, cerniere a destra', 'fianco destro', 'a sinistra il mobile'],
    ['left.fr', 'Feuille de montage D-LINE M, charnières à gauche', 'paroi gauche', 'libre à droite'],
  ])('%s is about its side', async (name, title, ...said) => {
    const { headers, pdf } = await sheet(`/assembly-sheets/20.10.350.${name}.pdf`)

    expect(headers['content-type']).toBe('application/pdf')
    for (const words of [title, ...said]) expect(pdf?.words.replaceAll(/\s+/g, ' ')).toContain(words)
    expect(pdf?.tags).toMatchObject({ H1: 1, Figure: 2 })
    expect(pdf?.words).toMatch(/(Seite|Page|Pagina) 1 (von|of|di|sur) 1/)
  })

  it('names what the system asks of a cabinet, and leads to it in the configurator', async () => {
    const { pdf } = await sheet('/assembly-sheets/20.20.400.right.de.pdf')
    for (const words of ['mindestens 440', 'mindestens 450', '400 bis 600', '15 bis 25'])
      expect(pdf?.words).toContain(words)
    expect(pdf?.objects).toContain('configurator/swing-door/products?hingeSide=right&product=20.20.400')
  })

  it('is drawn in the cabinet that was measured, and otherwise for the other side', async () => {
    const [usual, measured, other] = await Promise.all([
      sheet('/assembly-sheets/20.10.350.left.de.pdf'),
      sheet('/assembly-sheets/20.10.350.left.de.pdf?bodyWidth=500&installationHeight=420'),
      sheet('/assembly-sheets/20.10.350.right.de.pdf?bodyWidth=500&installationHeight=420'),
    ])
    expect(usual.pdf?.words).not.toContain('500')
    expect(measured.pdf?.words).toContain('500')
    expect(measured.file.equals(other.file)).toBe(false)
  })

  it.each([
    '20.10.350.above.de',
    '20.10.350.left.es',
    '99.99.999.left.de',
    // A system that hangs on no door.
    '10.45.171.left.de',
    '20.10.350.de',
  ])('%s is none', async (name) => {
    expect((await sheet(`/assembly-sheets/${name}.pdf`)).statusCode).toBe(404)
  })

  it('is named on the measuring sheet of a cabinet whose side is known', async () => {
    const measures = 'bodyWidth=600&installationHeight=480&installationDepth=510'
    const told = await sheet(`/measuring-sheets/swing-door.de.pdf?${measures}&hingeSide=left`)
    expect(told.pdf?.words).toContain('Montageblatt D-LINE')
    expect(told.pdf?.objects).toMatch(/assembly-sheets\/20\.\d\d\.\d{3}\.left\.de\.pdf\?bodyWidth=600/)

    const untold = await sheet(`/measuring-sheets/swing-door.de.pdf?${measures}`)
    expect(untold.pdf?.words).not.toContain('Montageblatt')
  })
})

type Listed = { key: string; hingeSide: string | null; title: string }

describe('the documents', () => {
  it.each([
    ['de-DE', 'Montageblatt D-LINE L, Bänder links'],
    ['en-US', 'Assembly sheet D-LINE L, hinges on the left'],
    ['it-IT', 'Foglio di montaggio D-LINE L, cerniere a sinistra'],
    ['fr-FR', 'Feuille de montage D-LINE L, charnières à gauche'],
  ])('have a sheet for each side of each system for hinged doors, in %s', async (locale, title) => {
    const { body } = await shop.request('/product-document', {
      method: 'POST',
      body: {},
      headers: { 'sw-language-id': idFrom('language', locale) },
    })
    const sheets: Listed[] = body.elements.filter(({ hingeSide }: Listed) => hingeSide !== null)
    expect(sheets.map(({ key, hingeSide }) => [key, hingeSide]).toSorted()).toEqual([
      ['d-line-l-montage-links', 'left'],
      ['d-line-l-montage-rechts', 'right'],
      ['d-line-m-montage-links', 'left'],
      ['d-line-m-montage-rechts', 'right'],
    ])
    expect(sheets.find(({ key }) => key === 'd-line-l-montage-links')?.title).toBe(title)
  })

  it('of a product name both, behind the guide they belong to', async () => {
    const { body } = await shop.request(`/product/${idFrom('product', '20.10.350')}`, { method: 'POST' })
    const documents: Listed[] = body.product.documents
    expect(documents.slice(0, 4).map(({ key, hingeSide }) => [key, hingeSide])).toEqual([
      ['d-line-m-montage', null],
      ['d-line-m-montage-links', 'left'],
      ['d-line-m-montage-rechts', 'right'],
      ['d-line-m-massblatt', null],
    ])
  })
})
