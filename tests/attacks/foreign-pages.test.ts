import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { everyPage } from '../every-page.ts'
import { account, password, register } from '../people.ts'
import { type Got, openKeptShop } from '../storefront/open-kept-shop.ts'
import { post, pot } from './ada.ts'

/** Somebody's own page makes a visitor's browser do something here, or leads her somewhere else from here. */
const shop = openKeptShop()
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** What a browser says of a form that another site sent. */
const foreign: readonly (readonly [name: string, headers: Record<string, string>])[] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a site that only looks like ours', { origin: 'https://shop.example.evil.example' }],
  ['our name without its lock', { origin: 'http://shop.example' }],
  ['our name with another port', { origin: 'https://shop.example:8443' }],
  ['a frame in a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a site beside ours', { origin: 'null', 'sec-fetch-site': 'same-site' }],
  ['nobody who says who she is', {}],
]

const few = everyPage.filter(({ path }) => ['cart', 'login', 'checkout', 'account'].includes(path))

describe('a form of another site', () => {
  it.each(foreign)('from %s changes nothing on any page', async (name, headers) => {
    const ada = shop.visitor()
    await post(ada, '/checkout/cart/line-item', { items: [{ id: pot, quantity: 2 }] })
    const cookie = ada.cookie()
    for (const { path } of name === 'another site' ? everyPage : few) {
      const page = `/${path.split('?')[0]}`
      const answer = await shop.get(page, {
        method: 'POST',
        headers: { ...form, ...headers, cookie },
        body: 'intent=remove&id=1&productId=1&email=evil@evil.example',
      })
      expect(answer.status, page).toBe(403)
      expect(answer.headers['set-cookie'], page).toBeUndefined()
    }
    expect((await ada.ask('/checkout/cart')).body.lineItems).toHaveLength(1)
  })

  it('cannot be JSON or plain text in disguise', async () => {
    for (const type of ['text/plain', 'application/json', 'application/xml']) {
      const answer = await shop.get('/cart', {
        method: 'POST',
        headers: { 'content-type': type, origin: 'https://shop.example' },
        body: 'intent=remove',
      })
      expect([400, 415], type).toContain(answer.status)
    }
  })

  it('cannot log anybody in or out at the Store API, which believes no cookie', async () => {
    const ada = shop.visitor()
    await account(shop, ada)
    const answer = await shop.get('/store-api/account/logout', {
      method: 'POST',
      headers: { 'content-type': 'text/plain', cookie: ada.cookie(), origin: 'https://evil.example' },
      body: '{}',
    })

    expect(answer.status).toBe(401)
    expect((await ada.ask('/context')).body.customer).not.toBeNull()
  })
})

describe('a link of another site', () => {
  it('changes nothing by being opened', async () => {
    const ada = shop.visitor()
    await account(shop, ada, { email: 'opens@example.org' })
    await post(ada, '/checkout/cart/line-item', { items: [{ id: pot, quantity: 2 }] })
    const look = async () => {
      const { lineItems, price } = (await ada.ask('/checkout/cart')).body
      const { body } = await post(ada, '/account/customer')
      return { lineItems, price, body }
    }
    const before = await look()
    const query = `intent=remove&action=logout&_method=delete&_action=delete&logout=1&id=${pot}&productId=${pot}`
    const changing =
      /^(?:account(?:-\w+)?|cart|checkout|wishlist|login|register|logout|newsletter-subscribe)$/
    for (const { path } of everyPage.filter(({ name }) => changing.test(name))) {
      await shop.get(`/${path}?${query}`, { headers: { cookie: ada.cookie() } })
    }
    expect(await look()).toEqual(before)
  })

  it('can read nothing: no page says that others may', async () => {
    for (const { path } of [...few, ...everyPage.slice(0, 6)]) {
      const { headers } = await shop.get(`/${path}`, { headers: { origin: 'https://evil.example' } })
      expect(headers['access-control-allow-origin'], path).toBeUndefined()
      expect(headers['access-control-allow-credentials'], path).toBeUndefined()
    }
    const api = await shop.get('/store-api/context', { headers: { origin: 'https://evil.example' } })
    expect(api.headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('has nobody download what is hers unasked', async () => {
    const ada = shop.visitor()
    await account(shop, ada, { email: 'downloads@example.org' })
    const ask = (site: string) =>
      shop.get('/my-data.zip', { headers: { cookie: ada.cookie(), 'sec-fetch-site': site } })

    expect([(await ask('cross-site')).status, (await ask('same-site')).status]).toEqual([303, 303])
    expect((await ask('same-origin')).headers['content-type']).toBe('application/zip')
  })

  it('confirms nothing when a mail program looks where a link leads', async () => {
    const ada = shop.visitor()
    await register(shop, ada, { guest: false, password, email: 'looks@example.org' })
    const email = 'reads@example.org'
    await post(ada, '/newsletter/subscribe', {
      email,
      option: 'subscribe',
      storefrontUrl: 'https://shop.example',
    })
    const states = () =>
      sql`select (select opt_in_confirmed_at from customer where email = 'looks@example.org') as customer,
        (select status from newsletter_recipient where email = ${email}) as recipient`.execute(shop.db())
    const { rows: before } = await states()
    const links = await mailedLinks(['looks@example.org', email])

    for (const link of links) {
      const { status } = await shop.get(link.replace('https://shop.example', ''))
      expect([200, 303], link).toContain(status)
    }
    expect((await states()).rows).toEqual(before)
  })

  it('shows no page in a frame', async () => {
    for (const path of [
      '/',
      '/login',
      '/account',
      '/checkout',
      '/cart',
      '/nothing-here',
      '/store-api/context',
    ]) {
      const { headers } = await shop.get(path)
      expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'/)
      expect(headers['x-frame-options'], path).toBe('DENY')
    }
  })
})

/** What leads to something of the recipients', at least one link for each; a mail lies there before the shop's workers write it. */
async function mailedLinks(recipients: readonly string[]): Promise<string[]> {
  for (;;) {
    const { rows } = await sql<{ text: string | null }>`
      select text from mail where recipient = any(${[...recipients]}::text[])`.execute(shop.db())
    const links = rows.flatMap(({ text }) => text?.match(/https:\/\/shop\.example\S*[?&]hash=\S+/g) ?? [])
    if (links.length >= recipients.length) return links
  }
}

const evil = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://shop.example@evil.example',
  'https://shop.example.evil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
] as const
const names = [
  'to',
  'back',
  'next',
  'redirect',
  'redirectTo',
  'return',
  'returnTo',
  'url',
  'from',
  'continue',
] as const

/** A browser goes there. */
const target = ({ headers }: Got, at: string): URL | null => {
  const location = headers.location
  return typeof location === 'string' ? new URL(location, new URL(at, 'https://shop.example')) : null
}

describe('a way out', () => {
  it.each(evil)('to %s is found on no page by a parameter', async (url) => {
    for (const page of [
      '/login',
      '/register',
      '/cart',
      '/account',
      '/wishlist',
      '/checkout',
      '/recover-password',
      '/',
    ]) {
      const query = names.map((name) => `${name}=${encodeURIComponent(url)}`).join('&')
      const answer = await shop.get(`${page}?${query}`)
      const to = target(answer, page)
      if (to) expect(to.origin, `${page} ${to.href}`).toBe('https://shop.example')
      expect(answer.text, page).not.toMatch(/(?:href|action|src|content)="(?:https?:)?[/\\]{2}evil\.example/i)
      expect(answer.text, page).not.toMatch(/(?:href|action)="(?:javascript|data):/i)
    }
  })

  it.each(evil)('to %s is found by no form that says where to go on', async (url) => {
    const ada = shop.visitor()
    await ada.ask('/context')
    for (const page of ['/cart', '/login', '/register', '/wishlist', '/search']) {
      const body = new URLSearchParams({ intent: 'add', id: pot, quantity: '1', productId: pot })
      for (const name of names) body.set(name, url)
      const answer = await shop.get(page, {
        method: 'POST',
        headers: { ...form, origin: 'https://shop.example', cookie: ada.cookie() },
        body: body.toString(),
      })
      const to = target(answer, page)
      if (to) expect(to.origin, `${page} ${to.href}`).toBe('https://shop.example')
    }
  })

  it.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '//evil.example/en-US/',
    '/.//evil.example/',
    '/en-US//evil.example/',
    '//evil.example/search?search=&p=',
    '///evil.example//',
    '/%09/evil.example/',
  ])('is no address of ours that begins like another: %s', async (path) => {
    const answer = await shop.get(path)
    const to = target(answer, '/')
    if (to) expect(to.origin).toBe('https://shop.example')
    expect(answer.text).not.toMatch(/(?:href|action|src)="(?:https?:)?[/\\]{2}evil/i)
  })

  it('is no place to come back to from a payment', async () => {
    const ada = shop.visitor()
    for (const url of evil) {
      const { status } = await post(ada, '/handle-payment', {
        orderId: 'a'.repeat(32),
        finishUrl: url,
        errorUrl: url,
      })
      expect([400, 403], url).toContain(status)
    }
  })
})

describe('a name of a host that somebody made up', () => {
  let now = Date.parse('2026-12-03T12:00:00Z')
  const poisons: readonly Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { 'x-host': 'evil.example', 'x-original-url': '/evil', 'x-rewrite-url': '/evil' },
    { forwarded: 'host=evil.example;proto=https' },
    { host: 'shop.example:evil' },
    { host: 'evil.example@shop.example' },
  ]

  it.each(poisons)('stands in no page, for nobody who comes after: %j', async (headers) => {
    for (const path of ['/', '/cart', '/kontakt', '/login', '/nothing-here', '/search?search=pot']) {
      const poisoned = await shop.get(path, { headers })
      const after = await shop.get(path)
      for (const { text, headers: answered } of [poisoned, after]) {
        expect(text, path).not.toContain('evil.example')
        expect(String(answered.location ?? ''), path).not.toContain('evil.example')
        expect(String(answered['set-cookie'] ?? ''), path).not.toContain('evil')
      }
    }
  })

  it.each(poisons)('gets into no link of a mail: %j', async (headers) => {
    const send = (path: string, body: object) =>
      shop.get(`/store-api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sw-access-key': 'SWSCTRENNWERKDEMOSTOREFRONT',
          ...headers,
        },
        body: JSON.stringify(body),
      })
    // Each may be asked only so often.
    now += 3_600_000
    shop.setClock(new Date(now))
    for (const [place, storefrontUrl] of [
      'https://evil.example',
      'https://shop.example.evil.example',
      'https://shop.example@evil.example',
      'https://shop.example/../../evil.example',
      'http://shop.example',
      '//shop.example',
      'https://shop.example\\@evil.example',
      'javascript:alert(1)',
      '',
    ].entries()) {
      for (const path of ['/account/recovery-password', '/newsletter/subscribe', '/account/register']) {
        const { status, text } = await send(path, {
          email: `ada${place}@example.org`,
          option: 'subscribe',
          password: 'Kehricht am Montag',
          storefrontUrl,
        })
        expect(status, `${path} ${storefrontUrl}`).toBe(400)
        const error = JSON.parse(text).errors.find(
          ({ source }: { source?: { pointer: string } }) => source?.pointer === '/storefrontUrl',
        )
        expect(error, path).toMatchObject({ code: 'VIOLATION::NO_SUCH_CHOICE_ERROR' })
        // Whoever set it wrong learns which are right.
        expect(JSON.stringify(error)).toContain('https://shop.example')
        expect(JSON.stringify(error.meta.parameters.choices ?? error.detail)).not.toContain('evil')
      }
    }
  })
})
