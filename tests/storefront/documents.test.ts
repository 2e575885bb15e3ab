import { describe, expect, it } from 'vitest'
import { head, openPages, origin } from './open-pages.ts'

const pages = openPages()

describe('a page', () => {
  it.each([
    ['/kontakt', 'de-DE', 'Kontakt'],
    ['/en-US/kontakt', 'en-US', 'Contact'],
    ['/it-IT/kontakt', 'it-IT', 'Contatto'],
    ['/fr-FR/kontakt', 'fr-FR', 'Contact'],
  ])('%s speaks %s', async (path, lang, title) => {
    const response = await pages.ask(path)
    const html = await response.text()

    expect(response.status).toBe(200)
    expect(head(html)).toMatchObject({ lang, title: `${title} · Trennwerk`, canonical: origin + path })
    expect(html).toContain(`<h1`)
  })

  it('names its other languages by what they name themselves', async () => {
    const { alternates } = head(await (await pages.ask('/it-IT/service')).text())

    expect(alternates).toMatchObject({ 'x-default': `${origin}/service`, 'fr-FR': `${origin}/fr-FR/service` })
    for (const href of Object.values(alternates)) {
      expect(head(await (await pages.ask(new URL(href).pathname)).text()).canonical).toBe(href)
    }
  })

  it('is led to in another language with what it was asked for, and with nothing else', async () => {
    const html = await (await pages.ask('/trennsysteme?max-price=200&utm_source=x')).text()
    expect(html).toContain('href="/it-IT/sistemi-di-raccolta?max-price=200"')
  })

  it('leaves its query out of its canonical address', async () => {
    expect(head(await (await pages.ask('/service?utm=x')).text()).canonical).toBe(`${origin}/service`)
  })

  it('carries data that cannot end its script', async () => {
    const html = await (await pages.ask('/nope?</script><script>alert(1)</script>')).text()
    expect(html).not.toContain('<script>alert')
  })
})

describe('a page about an order', () => {
  const id = 'a'.repeat(32)

  it.each([
    `/checkout/success/${id}`,
    `/fr-FR/checkout/success/${id}/paid`,
    `/checkout/success/${id}/unpaid?code=x`,
    `/checkout/success/${id}/_payload.json`,
    '/en-US/order-lookup',
    `/withdrawal/done/${id}`,
    '/account/orders',
  ])('%s is kept by nobody, also when she comes by a pass and without a visit', async (path) => {
    const headers = { cookie: `order-pass=${encodeURIComponent(`${id}:1.x`)}` }
    for (const response of [await pages.ask(path), await pages.ask(path, { headers })]) {
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it('is no other page whose address only begins alike', async () => {
    expect((await pages.ask('/withdrawal')).headers.get('cache-control')).toMatch(/^public/)
  })
})

describe('a page that is not there', () => {
  it.each([
    ['/gibt-es-nicht', 'Seite nicht gefunden'],
    ['/en-US/not-there', 'Page not found'],
    ['/it-IT/non-esiste/davvero', 'Pagina non trovata'],
    ['/fr-FR/nulle-part', 'Page introuvable'],
    ['/zz-ZZ/kontakt', 'Seite nicht gefunden'],
  ])('%s says so', async (path, title) => {
    const response = await pages.ask(path)
    const html = await response.text()

    expect([response.status, response.statusText]).toEqual([404, 'Not Found'])
    expect(head(html)).toMatchObject({ title: `${title} · Trennwerk`, robots: 'noindex', alternates: {} })
    expect(html.match(/<main/g)).toHaveLength(1)
  })
})

describe('an address of the former shop', () => {
  it.each([
    ['/products', '/abfallsysteme'],
    ['/en-US/products/bins/17', '/en-US/abfallsysteme'],
    ['/spareparts', '/ersatzteile'],
    ['/fr-FR/spareparts/x', '/fr-FR/ersatzteile'],
  ])('%s leads on', async (from, to) => {
    const response = await pages.ask(from)
    expect([response.status, response.headers.get('location')]).toEqual([308, to])
  })
})

describe('the data of a page', () => {
  it('holds what its loaders answer', async () => {
    const response = await pages.ask('/it-IT/service/_payload.json')

    expect(response.status).toBe(200)
    expect(Object.keys((await response.json()).loaderData)).toContain('default-layout___it-IT')
  })

  it('holds the routes asked for and no others', async () => {
    const { loaderData } = await (await pages.ask('/_payload.json?_routes=home___de-DE')).json()
    expect(Object.keys(loaderData)).not.toContain('default-layout___de-DE')
  })

  it('says where a redirect leads', async () => {
    const { redirect } = await (await pages.ask('/products/_payload.json')).json()
    expect(redirect).toEqual({ location: '/abfallsysteme', status: 308 })
  })

  it('says what failed, and where', async () => {
    const response = await pages.ask('/en-US/nope/_payload.json')

    expect(response.status).toBe(404)
    expect((await response.json()).errors['all___en-US']).toMatchObject({
      status: 404,
      statusText: 'Not Found',
    })
  })
})

describe('a posted form', () => {
  const post = (headers: Record<string, string>) =>
    pages.ask('/service', {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  it.each([
    ['from a foreign page', { origin: 'https://evil.example' }],
    ['from nowhere', {}],
    ['from a page without an origin, elsewhere', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('%s is refused', async (_, headers) => {
    const response = await post(headers)

    expect(response.status).toBe(403)
    expect(await response.text()).toContain('Sitzung abgelaufen')
  })

  it.each([
    ['from our own page', { origin }],
    ['from our own page, when the browser keeps the origin to itself', { 'sec-fetch-site': 'same-origin' }],
  ])('%s reaches the page', async (_, headers) => {
    // The page has no action, which is for the page to say.
    expect((await post(headers)).status).toBe(405)
  })

  it.each([
    ['without a form in it', {}, ''],
    ['cut off', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\ncontent-disp'],
    ['without a boundary', { 'content-type': 'multipart/form-data' }, '--x--'],
  ])('%s is refused', async (_, headers, body) => {
    for (const path of ['/en-US/cart', '/en-US/checkout', '/en-US/search']) {
      const response = await pages.ask(path, { method: 'POST', headers: { origin, ...headers }, body })
      expect(response.status).toBe(400)
    }
  })

  it.each([
    ['/en-US/kontakt?a=b#c', '/en-US/kontakt?a=b#c'],
    ['checkout', '/en-US/checkout'],
    ['https://evil.example/', '/en-US/cart'],
    ['//evil.example', '/en-US/cart'],
    ['/\\evil.example', '/en-US/cart'],
    ['/\t/evil.example', '/en-US/cart'],
    ['/\r\n/evil.example', '/en-US/cart'],
    ['/..//evil.example', '/en-US/cart'],
    ['/ok\r\nX-Evil: 1', '/okX-Evil:%201'],
    ['javascript:alert(1)', '/en-US/cart'],
  ])('that wants to go on to %j goes on to %s', async (back, to) => {
    const response = await pages.ask('/en-US/cart', {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ intent: 'promotion', code: 'NONE', back }),
    })

    expect([response.status, response.headers.get('location')]).toEqual([303, to])
  })
})

// Which of them is shown, and how the choice is remembered, a script in the document says: language-script.test.ts.
describe('the language', () => {
  const headers = {
    'accept-language': 'it-CH,it;q=0.9',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
  }

  it('is offered at the front door, in a page that is the same whatever somebody wishes', async () => {
    const [wished, plain] = [await pages.ask('/', { headers }), await pages.ask('/')]
    const html = await wished.text()

    expect(wished.status).toBe(200)
    expect(html).toContain('Questo negozio è disponibile in italiano.')
    expect(html).toBe(await plain.text())
    expect(wished.headers.getSetCookie()).toEqual([])
  })

  it('is offered nowhere else', async () => {
    for (const path of ['/kontakt', '/it-IT']) {
      expect(await (await pages.ask(path, { headers })).text()).not.toContain('disponibile in italiano')
    }
  })
})

it('meets nothing unexpected on all of this', () => expect(pages.faults).toEqual([]))
