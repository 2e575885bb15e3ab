import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerMeasuringSheets } from '../../src/server/measuring-sheets.ts'
import { keepChannel } from '../../src/shop/channel/keep-channel.ts'
import { readPdf } from '../read-pdf.ts'
import { openOwnShop } from '../shop.ts'

const shop = openOwnShop(4)
let files: FastifyInstance

beforeAll(() => {
  files = Fastify()
  const report = (fault: unknown) => {
    throw fault
  }
  registerMeasuringSheets(files, {
    db: shop.db(),
    channel: keepChannel(shop.db(), { report }),
    origin: 'https://shop.example',
    now: () => new Date('2026-03-02T12:00:00Z'),
  })
})
afterAll(() => files.close())

const sheet = async (path: string) => {
  const { statusCode, headers, rawPayload } = await files.inject({ url: `/measuring-sheets/${path}` })
  return { statusCode, headers, pdf: statusCode === 200 ? readPdf(rawPayload) : null, file: rawPayload }
}

const measured = 'complete.de.pdf?bodyWidth=600&installationHeight=480&installationDepth=510&siphon=1'

describe('a measuring sheet', () => {
  it('says what was measured and noted, draws it, says what fits, and leads back', async () => {
    const { headers, pdf } = await sheet(measured)

    expect(headers['content-type']).toBe('application/pdf')
    for (const said of [
      'Messblatt Komplettsystem',
      '600 mm',
      '480 mm',
      'Siphon oder Becken',
      'X-LINE Pro 60/500 35 Anthrazit',
    ])
      expect(pdf?.words).toContain(said)
    expect(pdf?.tags).toMatchObject({ H1: 1, Figure: 2 })
    expect(pdf?.objects).toContain('configurator/complete/products?bodyWidth=600')
  })

  it('is empty for whoever is going to measure', async () => {
    const { pdf } = await sheet('swing-door.it.pdf')
    expect(pdf?.words).toContain('Foglio misure')
    expect(pdf?.words).toContain('____')
  })

  it('is the same bytes for the same place', async () => {
    expect((await sheet(measured)).file.equals((await sheet(measured)).file)).toBe(true)
  })

  it.each(['sofa.de.pdf', 'complete.es.pdf', 'complete.de', '../complete.de.pdf'])(
    '%s is none',
    async (path) => {
      expect((await sheet(path)).statusCode).toBe(404)
    },
  )

  it.each(['bodyWidth=breit', 'bodyWidth=1e99', 'insideWidth=0', 'installationHeight=99999'])(
    'is drawn whatever is said: %s',
    async (query) => {
      expect((await sheet(`complete.fr.pdf?${query}`)).statusCode).toBe(200)
    },
  )
})
