import { describe, expect, it } from 'vitest'
import { locales } from '../../src/values/locale.ts'
import { head, openPages, origin } from './open-pages.ts'

const pages = openPages()
const read = async (path: string) => (await pages.ask(path)).text()
const count = (html: string) => html.match(/<article/g)?.length ?? 0

describe('a list of products', () => {
  it('stands at its SEO path in each language, and at its technical path leads there', async () => {
    const { alternates } = head(await read('/trennsysteme/x-line'))
    expect(alternates['it-IT']).toBe(`${origin}/it-IT/sistemi-di-raccolta/x-line`)

    for (const { code } of locales) {
      const href = alternates[code] ?? ''
      expect(head(await read(new URL(href).pathname)).canonical).toBe(href)
    }
  })

  it('shows the same at /category, and names where it lives', async () => {
    for (const path of ['/category/waste-systems/x-line', '/category/trennsysteme/x-line']) {
      expect(head(await read(path))).toMatchObject({ canonical: `${origin}/trennsysteme/x-line` })
    }
  })

  it.each(['p=abc', 'p=-1', 'min-price=x&max-price=-4', 'order=nonsense', 'limit=1000000', 'properties=red'])(
    'shows everything when asked for %s',
    async (query) => expect(count(await read(`/trennsysteme?${query}`))).toBe(16),
  )

  it('leads from behind its last page to its last page', async () => {
    const response = await pages.ask('/ersatzteile?p=99999')
    expect(response.headers.get('location')).toBe('/ersatzteile?p=5')
  })

  it('is of its own on page 2, and nobody’s landing page when narrowed', async () => {
    expect(head(await read('/ersatzteile?p=2&order=name-desc'))).toMatchObject({
      canonical: `${origin}/ersatzteile?p=2`,
      robots: undefined,
    })
    expect(head(await read('/ersatzteile?max-price=5'))).toMatchObject({
      canonical: `${origin}/ersatzteile`,
      robots: 'noindex',
      alternates: {},
    })
  })

  it('offers to begin again when nothing is left', async () => {
    const html = await read('/trennsysteme?min-price=9000')
    expect(count(html)).toBe(0)
    expect(html).toContain('Mit diesen Filtern gibt es nichts')
  })
})

describe('a product', () => {
  it('lives at a path of its own in each language, in the words of that language', async () => {
    const { alternates } = head(await read('/x-line-60-trennsystem'))
    expect(alternates['fr-FR']).toBe(`${origin}/fr-FR/x-line-60-systeme-de-tri`)

    const response = await pages.ask('/fr-FR/x-line-60-trennsystem')
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/fr-FR/x-line-60-systeme-de-tri',
    ])
    expect(await read('/fr-FR/x-line-60-systeme-de-tri')).toContain('Ajouter au panier')
  })

  it.each(['/x-line-60-trennsystem/', '/X-Line-60-Trennsystem'])('%s leads to it', async (path) => {
    const response = await pages.ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([301, '/x-line-60-trennsystem'])
  })

  it('tells search engines its price, and no invented rating', async () => {
    const html = await read('/x-line-60-trennsystem')
    expect(html).toContain('"@type":"Offer"')
    expect(html).toContain('"priceCurrency":"CHF"')
    expect(html).not.toContain('aggregateRating')
    expect(html).toContain('Diese Bewertungen sind erfunden')
  })

  it('names its maker and who answers for it in the EU', async () => {
    const html = await read('/en-US/x-line-60-waste-separation')
    expect(html).toContain('Trennwerk Europa GmbH')
    expect(html).toContain('Germany')
  })

  it('shows its tiers as "to" and "from"', async () => {
    const html = await read('/en-US/search?search=60.20.035')
    const path = /<h3[^>]*><a[^>]* href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(await read(path)).toMatch(/to 5<.*to 11<.*from 12</s)
  })

  it('cannot be bought when it is gone for good', async () => {
    const html = await read('/s-line-s60-freistehend/40-60-002')
    expect(html).toContain('ausverkauft und kommt nicht wieder')
    expect(html).not.toContain('type="number"')
  })

  it.each(['/detail/x', '/detail/00000000000000000000000000000000', '/navigation/nowhere'])(
    'is not there at %s',
    async (path) => expect((await pages.ask(path)).status).toBe(404),
  )
})

describe('putting something into the cart without scripts', () => {
  const post = (body: Record<string, string>) =>
    pages.ask('/zubehoer', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(body).toString(),
    })

  it('leads to the cart', async () => {
    const productId = /name="productId" value="([0-9a-f]{32})"/.exec(await read('/zubehoer'))?.[1] ?? ''
    const response = await post({ productId, quantity: '2' })

    expect([response.status, response.headers.get('location')]).toEqual([303, '/cart'])
  })

  it('says beside the product when it could not be added', async () => {
    const response = await post({ productId: 'nonsense', quantity: '1' })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })
})

describe('a search', () => {
  it.each([['71.01.001'], ['7101001'], ['71 01 001']])('finds a part by %s', async (typed) => {
    expect(count(await read(`/search?search=${encodeURIComponent(typed)}`))).toBe(1)
  })

  it.each(['', '%20%20', 'x'.repeat(700), "%3Cscript%3E'%22%25_%00", 'qqqzzz'])(
    'helps with %s',
    async (typed) => {
      const response = await pages.ask(`/search?search=${typed}`)
      expect(response.status).toBe(200)
      expect(head(await response.text()).robots).toBe('noindex')
    },
  )

  it('stays among the spare parts when made there', async () => {
    const html = await read('/ersatzteile?search=x-line')
    expect(count(html)).toBeGreaterThan(0)
    expect(html).not.toMatch(/<h3[^>]*><a[^>]*>X-LINE 60/)
  })
})

describe('every page of the catalogue', () => {
  const paths = [
    '/',
    '/abfallsysteme',
    '/abfallsysteme/x-line',
    '/abfallsysteme/advanced',
    '/abfallsysteme/advanced/swing-door',
    '/topseller/x-line',
    '/topseller/x-line-pro',
    '/topseller/boxx-r',
    '/topseller/d-line',
    '/topseller/s-line',
    '/ersatzteile',
    '/ersatzteile/frontauszug',
    '/ersatzteile/drehtueren',
    '/ersatzteile/freistehend/pot',
  ]

  it.each(locales.map(({ code, prefix }) => [code, prefix]))('speaks %s', async (code, prefix) => {
    for (const path of paths) {
      const response = await pages.ask(prefix ? `/${prefix}${path === '/' ? '' : path}` : path)
      const html = await response.text()
      expect([path, response.status, head(html).lang]).toEqual([path, 200, code])
      expect([path, html.match(/<h1/g)?.length]).toEqual([path, 1])
    }
    expect(pages.faults).toEqual([])
  })
})
