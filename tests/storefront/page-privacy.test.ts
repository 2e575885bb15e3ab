import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../../src/values/locale.ts'
import { everyPage } from '../every-page.ts'
import { account, register } from '../people.ts'
import { type Got, openKeptShop } from './open-kept-shop.ts'

const shop = openKeptShop()

/** Pages that are somebody's. Every other page says in its `handle` how it is kept for everybody. */
const personal = [
  'account',
  'account-addresses',
  'account-cabinets',
  'account-documents',
  'account-email',
  'account-email-confirm',
  'account-orders',
  'account-orders-id',
  'account-passkeys',
  'account-password',
  'account-payment',
  'account-privacy',
  'account-profile',
  'account-sessions',
  'cart',
  'checkout',
  'checkout-success-id',
  'checkout-success-id-paid',
  'checkout-success-id-unpaid',
  'detail-id-review',
  'login',
  'order-lookup',
  'register',
  'registration-confirm',
  'reset-password',
  'wishlist',
  'wishlist-code',
  'withdrawal',
  'withdrawal-done-id',
]

const ada = { firstName: 'Zebedäa', lastName: 'Unverwechsel', email: 'zebedaea@unverwechsel.example' }
const bob = { firstName: 'Quirinus', lastName: 'Eindeutig', email: 'quirinus@eindeutig.example' }
let [adasCookie, bobsCookie] = ['', '']
const secrets: string[] = []

/** Ada has an account, and terms as everybody's; Bob is a guest from abroad in a group with prices of its own. */
beforeAll(async () => {
  const [she, he] = [shop.visitor(), shop.visitor()]
  const { product_id: id } = await shop
    .db()
    .selectFrom('product_view')
    .select('product_id')
    .where('number', '=', '10.45.171')
    .executeTakeFirstOrThrow()
  const put = { items: [{ id, referencedId: id, type: 'product', quantity: 7 }] }

  await she.ask('/checkout/cart/line-item', { method: 'POST', body: put })
  await account(shop, she, ada)
  await he.ask('/checkout/cart/line-item', { method: 'POST', body: put })
  await register(shop, he, bob, 'DE')
  await sql`update customer set customer_group_id = (select id from customer_group where key = 'professional')
    where email = ${bob.email}`.execute(shop.db())

  adasCookie = she.cookie()
  bobsCookie = he.cookie()
  secrets.push(...Object.values(ada), ...Object.values(bob), she.token, he.token)
}, 60_000)

const cookiesOf = (visit: string) =>
  [
    visit,
    'i18n_redirected=fr-FR',
    'cart-notices=%5B%7B%22key%22%3A%22geheim%22%7D%5D',
    'order-pass=1%3Ageheim',
  ].join('; ')
const isKept = ({ headers }: Got) => String(headers['cache-control']).includes('s-maxage')
const told = ({ text, headers }: Got) =>
  [...secrets, 'geheim'].filter((secret) => text.includes(secret) || JSON.stringify(headers).includes(secret))

it('knows of every page whether it is somebody’s or everybody’s', async () => {
  const kept: string[] = []
  for (const { name, path } of everyPage) if (isKept(await shop.get(`/${path}`))) kept.push(name)

  expect(
    everyPage
      .map(({ name }) => name)
      .filter((name) => !kept.includes(name))
      .sort(),
  ).toEqual(personal)
  expect(shop.faults).toEqual([])
})

describe.each(locales)('in $code', ({ code, prefix }) => {
  it.each(everyPage)('$name says nothing of one shopper to another', async ({ name, path }) => {
    const [page = '', asked = ''] = path.split('?')
    const address = `/${[prefix, page].filter(Boolean).join('/')}`
    const addresses = [address, `${address.replace(/\/$/, '')}/_payload.json`].map(
      (one) => one + (asked && `?${asked}`),
    )

    for (const one of code === 'it-IT' ? addresses : addresses.slice(0, 1)) {
      const plain = await shop.get(one)
      const hers = await shop.get(one, {
        headers: { cookie: cookiesOf(adasCookie), 'accept-language': 'it' },
      })
      const his = await shop.get(one, { headers: { cookie: cookiesOf(bobsCookie) } })
      const again = await shop.get(one, {
        headers: {
          cookie: cookiesOf('analytics=1'),
          'accept-language': 'fr',
          'user-agent': 'geheim',
          referer: 'geheim',
        },
      })

      expect(isKept(plain), one).toBe(!personal.includes(name))
      expect(isKept(hers) || isKept(his), one).toBe(false)
      if (!isKept(plain)) continue

      expect([plain, hers, his, again].flatMap(told), one).toEqual([])
      expect(again.text, one).toBe(plain.text)
      expect(hers.text, one).toBe(plain.text)
      expect([hers, his].map(({ headers }) => headers['cache-control'])).toEqual(
        Array(2).fill('private, no-cache'),
      )
      for (const { headers } of [plain, hers, his, again]) {
        expect(headers['set-cookie'], one).toBeUndefined()
        expect(headers['cache-control'], one).not.toContain('no-store')
      }
    }
    expect(shop.faults).toEqual([])
  })
})

describe('terms', () => {
  const product = '/x-line-60-trennsystem'
  const moneyIn = ({ text }: Got) => /(CHF|EUR|€)/.exec(text)?.[0]

  it('of a group and a country are its own, whoever asked before', async () => {
    const plain = await shop.get(product)
    const his = await shop.get(product, { headers: { cookie: bobsCookie } })
    const after = await shop.get(product)

    expect(moneyIn(plain)).toBe('CHF')
    expect(moneyIn(his)).not.toBe('CHF')
    expect(his.text).not.toBe(plain.text)
    expect(after.text).toBe(plain.text)
  })

  it('are shared by all who are on them', async () => {
    const { id } = await shop
      .db()
      .selectFrom('country')
      .select('id')
      .where('iso', '=', 'DE')
      .executeTakeFirstOrThrow()
    const inGermany = async () => {
      const visitor = shop.visitor()
      await visitor.ask('/context', { method: 'PATCH', body: { countryId: id } })
      return shop.get(product, { headers: { cookie: visitor.cookie() } })
    }
    const first = await inGermany()
    const { misses } = shop.pages().counters()
    const second = await inGermany()

    expect(second.text).toBe(first.text)
    expect(shop.pages().counters().misses).toBe(misses)
    expect(moneyIn(first)).not.toBe('CHF')
    expect(moneyIn(await shop.get(product))).toBe('CHF')
  })

  it('that change are changed with the next page', async () => {
    const visitor = shop.visitor()
    const look = () => shop.get(product, { headers: { cookie: visitor.cookie() } })
    const { id } = await shop
      .db()
      .selectFrom('country')
      .select('id')
      .where('iso', '=', 'IT')
      .executeTakeFirstOrThrow()
    const before = await look()
    await visitor.ask('/context', { method: 'PATCH', body: { countryId: id } })

    expect(before.text).toBe((await shop.get(product)).text)
    expect((await look()).text).not.toBe(before.text)
  })

  it('of a place with a VAT of its own are nobody else’s', async () => {
    const visitor = shop.visitor()
    await register(shop, visitor, { ...bob, email: 'helga@eindeutig.example' }, 'DE')
    await sql`update customer_address set zip = '27498' where customer_id = (
      select id from customer where email = 'helga@eindeutig.example')`.execute(shop.db())
    const before = shop.pages().counters()
    const hers = await shop.get(product, { headers: { cookie: visitor.cookie() } })

    expect(hers.headers['cache-control']).toBe('private, no-cache')
    expect(shop.pages().counters()).toMatchObject({ hits: before.hits, misses: before.misses })
  })
})
