import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { head, openPages, origin } from './open-pages.ts'

const pages = openPages()
const pro = '/x-line-pro-60-komplettsystem'
const read = async (path: string, headers: Record<string, string> = {}) =>
  (await pages.ask(path, { headers })).text()
const words = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** The cookies of somebody whose goods go to a country. */
async function from(iso: string): Promise<Record<string, string>> {
  const response = await pages.ask('/cart', {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ intent: 'country', countryId: idFrom('country', iso) }),
  })
  return {
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  }
}

type Told = Record<string, unknown> & { '@type': string }
const told = (html: string): Told[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )

describe('the choice of a variant', () => {
  it('says what stands in the way of an option, and what changes along with it', async () => {
    const said = words(await read(pro))

    expect(said).toContain('60 l nur mit 450 mm')
    expect(said).toContain('450 mm nicht mit 17 l , wechselt zu 35 l')
    expect(said).toContain('CHF 679.00')
  })

  it('is a link for every option, and each leads to a page of its own', async () => {
    const html = await read(pro)
    const links = [...html.matchAll(/<a class="variant[^"]*"[^>]* href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    )
    const others = [...new Set(links)].filter((href) => href !== pro)

    expect(others.length).toBeGreaterThan(3)
    for (const path of others) {
      expect(head(await read(path)).canonical).toBe(origin + path)
    }
  })
})

describe('a quantity', () => {
  it('tells what the next tier saves before any script', async () => {
    expect(words(await read('/aktivkohlefilter-2-stueck-60-10-002'))).toContain(
      '4 mehr und Sie sparen CHF 5.00',
    )
  })

  it('is not asked for where there can only be one', async () => {
    const html = await read('/planungshandbuch-fuer-kuechenbauer-pdf-90-10-001')
    expect(html).not.toContain('type="number"')
    expect(words(html)).toContain('erlischt Ihr Widerrufsrecht')
  })
})

describe('what the shop promises', () => {
  it('are the claims of the shop that hold for a thing of its kind, and none for a file', async () => {
    const list = async (path: string) =>
      words(
        `<main>${/<ul class="product-promises">.*?<\/ul>/s.exec(await read(path))?.[0] ?? ''}</main>`,
      ).trim()

    expect(await list(pro)).toMatch(
      /5 Jahre Garantie .*In der Schweiz gefertigt .*10 Jahre Ersatzteile .*30 Tage/,
    )
    expect(await list('/aktivkohlefilter-2-stueck-60-10-002')).toMatch(/^30 Tage [^0-9]*$/)
    expect(await list('/planungshandbuch-fuer-kuechenbauer-pdf-90-10-001')).toBe('')
  })
})

describe('what the law wants beside the picture', () => {
  it('is the label of the guarantee and the notice for shoppers in the EU, each in the language of the page', async () => {
    const german = words(await read(pro, await from('DE')))
    expect(german).toContain('5 Jahre Garantie Trennwerk AG PRO60-400-17')
    expect(german).toContain('Ihre gesetzliche Gewährleistung')

    expect(words(await read('/fr-FR/x-line-pro-60-systeme-complet', await from('FR')))).toContain(
      'Votre garantie légale',
    )
  })

  it('is the notice alone for what nobody guarantees any longer', async () => {
    const said = words(await read('/behaelter-35-liter-anthrazit-71-03-002', await from('AT')))
    expect(said).toContain('Ihre gesetzliche Gewährleistung')
    expect(said).not.toContain('Haltbarkeitsgarantie')
  })

  it('is nothing in Switzerland, and nothing for files', async () => {
    expect(words(await read(pro))).not.toContain('Ihre gesetzliche Gewährleistung')
    expect(
      words(await read('/planungshandbuch-fuer-kuechenbauer-pdf-90-10-001', await from('DE'))),
    ).not.toContain('Ihre gesetzliche Gewährleistung')
  })
})

describe('the way to a shopper', () => {
  it('is told with the ways to pay of her country', async () => {
    expect(words(await read(pro))).toContain('Rechnung · Vorauszahlung')
    const italian = words(await read(pro, await from('IT')))
    expect(italian).toContain('Lieferland : Italien')
    expect(italian).not.toContain('Rechnung · Vorauszahlung')
  })
})

describe('a system', () => {
  it('says what to measure, and takes itself along to the configurator', async () => {
    const html = await read(pro)
    expect(words(html)).toContain('Lichte Schrankbreite 562–568 mm')
    expect(html).toContain('href="/abfallsysteme/configurator/complete?product=11.60.4017.1"')
  })

  it('lists its spare parts by group and number', async () => {
    const said = words(await read(pro))
    expect(said).toMatch(
      /Führung und Beschlag \d+ Teile.*71\.01\.001.*71\.01\.002.*Alles in Führung und Beschlag/,
    )
  })

  it('names its documents with size, languages and version', async () => {
    expect(words(await read(pro))).toMatch(
      /Montageanleitung.*Sprachen: DE, EN, IT, FR · Version [\d.]+,.*PDF, [\d.]+ MB/,
    )
  })
})

describe('a spare part', () => {
  it('says what it fits, where it sits, and what came before it', async () => {
    const said = words(await read('/behaelter-35-liter-anthrazit-71-03-002'))
    expect(said).toContain('Position in der Zeichnung 2')
    expect(said).toContain('Packungsinhalt 1 Stück')
    expect(said).toMatch(/Ersetzt Behälter 35 Liter, Vorgängermodell , 71\.03\.007/)
    expect(said).toContain('Passt in diese Systeme')
  })

  it('of old names the systems it fits, and its successor', async () => {
    const response = await pages.ask(`/en-US/detail/${idFrom('product', '71.03.007')}`)
    const said = words(await read(response.headers.get('location') ?? ''))

    expect(said).toContain('X-LINE predecessor (until 2019), BOXX predecessor (until 2018)')
    expect(said).toMatch(/Successor .*71\.03\.002/)
  })
})

describe('reviews', () => {
  it.each([
    ['stars=4&reviews-in=all', 4],
    ['reviews-in=it-IT', 3],
    ['reviews-in=all', 6],
    ['reviews-in=all&reviews-page=2', 6],
    ['stars=1', 0],
    ['stars=nonsense', 3],
  ])('are those asked for by %s', async (query, count) => {
    const html = await read(`${pro}?${query}`)
    const list = /<ul class="review-list">(.*?)<\/ul>/s.exec(html)?.[1] ?? ''

    expect(list.match(/<li/g)?.length ?? 0).toBe(count)
    expect(head(html).canonical).toBe(origin + pro)
  })

  it('are each marked when they are invented', async () => {
    const list = /<ul class="review-list">(.*?)<\/ul>/s.exec(await read(pro))?.[1] ?? ''
    expect(list.match(/Demodaten/g)).toHaveLength(3)
  })
})

describe('what search engines are told', () => {
  it('is a group whose every member has an offer and a page of its own', async () => {
    const html = await read(pro)
    const [group] = told(html)
    const members = group?.hasVariant as (Told & { url: string; offers: Record<string, unknown> })[]

    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: expect.stringMatching(/^[0-9a-f]{32}$/),
      variesBy: expect.arrayContaining(['https://schema.org/color']),
    })
    expect(members).toHaveLength(10)
    expect(new Set(members.map(({ url }) => url)).size).toBe(10)
    for (const { offers } of members) {
      expect(offers).toMatchObject({
        '@type': 'Offer',
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'CHF',
        availability: expect.stringMatching(/schema\.org\/(InStock|BackOrder|SoldOut)$/),
      })
    }
    expect(html).not.toContain('aggregateRating')
  })

  it('is how it is sent and sent back, for the country of the visit', async () => {
    const [german] = told(await read('/aktivkohlefilter-2-stueck-60-10-002', await from('DE')))
    expect(german).toMatchObject({
      '@type': 'Product',
      offers: {
        priceCurrency: 'EUR',
        shippingDetails: {
          shippingRate: { currency: 'EUR' },
          shippingDestination: { addressCountry: 'DE' },
          deliveryTime: { transitTime: { unitCode: 'DAY' } },
        },
        hasMerchantReturnPolicy: { applicableCountry: 'DE', merchantReturnDays: 30 },
      },
    })
  })

  it('is a struck price only as on the page, and no way to send a file', async () => {
    const reduced = JSON.stringify(told(await read('/aktivkohlefilter-jahresset-4-stueck-60-10-004')))
    expect(reduced).toContain('StrikethroughPrice')

    const [file] = told(await read('/planungshandbuch-fuer-kuechenbauer-pdf-90-10-001'))
    expect(JSON.stringify(file)).not.toContain('shippingDetails')
  })
})

describe('a product that is no longer shown', () => {
  it('is gone, says what it was, and shows what fits instead', async () => {
    await pages.db().updateTable('product').set({ active: false }).where('number', '=', '71.03.007').execute()
    const path = '/behaelter-35-liter-vorgaengermodell-71-03-007'
    const response = await pages.ask(path)
    const html = await response.text()

    expect(response.status).toBe(410)
    expect(head(html)).toMatchObject({ robots: 'noindex' })
    expect(words(html)).toContain(
      'Behälter 35 Liter, Vorgängermodell (71.03.007) ist nicht mehr im Sortiment',
    )
    expect(words(html)).toContain('Behälter 35 Liter Anthrazit')
    expect((await pages.ask(`${path}/_payload.json`)).status).toBe(410)
  })
})
