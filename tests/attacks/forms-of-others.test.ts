import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { account, password } from '../people.ts'
import { openKeptShop } from '../storefront/open-kept-shop.ts'
import { bags, post, pot } from './ada.ts'

/** The pages and their forms, asked by a customer who has every id of another's. */
const shop = openKeptShop()
type Shopper = ReturnType<typeof shop.visitor>

let mallory: Shopper
let hers: { order: string; address: string; session: string; secrets: string[] }
let before: unknown

const possessions = async () =>
  (
    await sql`
      select (select jsonb_agg(to_jsonb(o)) from sales_order o) as orders,
        (select jsonb_agg(to_jsonb(t)) from order_transaction t) as payments,
        (select jsonb_agg(to_jsonb(a) order by a.id) from customer_address a join customer c on c.id = a.customer_id
          where c.email = 'ada@example.org') as addresses,
        (select jsonb_agg(to_jsonb(c)) from customer c where email = 'ada@example.org') as customer,
        (select jsonb_agg(to_jsonb(e)) from email_change e) as pending,
        (select jsonb_agg(s.id) from session s join customer c on c.id = s.customer_id
          where c.email = 'ada@example.org') as sessions,
        (select jsonb_agg(to_jsonb(w)) from wishlist w) as wishlist
    `.execute(shop.db())
  ).rows[0]

beforeAll(async () => {
  const ada = shop.visitor()
  mallory = shop.visitor()
  await account(shop, ada, { lastName: 'Eigenname' })
  await account(shop, mallory, { email: 'mallory@example.org' })
  await post(ada, '/checkout/cart/line-item', { items: [{ id: pot, quantity: 2 }] })
  const { body: order } = await post(ada, '/checkout/order')
  await post(ada, `/customer/wishlist/add/${bags}`)
  const email = 'secret@example.org'
  await post(ada, '/account/change-email', {
    email,
    emailConfirmation: email,
    password,
    storefrontUrl: 'https://shop.example',
  })
  const { body: customer } = await post(ada, '/account/customer')
  const [session] = (await post(ada, '/account/session')).body
  hers = {
    order: order.id,
    address: customer.defaultBillingAddress.id,
    session: session.id,
    secrets: ['Eigenname', 'ada@example.org', email, order.orderNumber],
  }
  before = await possessions()
}, 120_000)

describe('a page about another', () => {
  it('shows nothing of hers, nor do its data, to a customer or to nobody', async () => {
    for (const page of [
      `/account/orders/${hers.order}`,
      `/checkout/success/${hers.order}`,
      `/withdrawal?order=${hers.order}`,
      `/account/addresses?edit=${hers.address}`,
      '/account/orders?search=1',
      '/account/documents',
      '/account/sessions',
      '/account/email',
      '/account/profile',
      '/account/privacy?ask=delete',
    ]) {
      const [path, query = ''] = page.split('?')
      for (const address of [page, `${path}/_payload.json?${query}`, `${path}.data?${query}`]) {
        for (const cookie of [mallory.cookie(), '']) {
          const { status, text, headers } = await shop.get(address, { headers: { cookie } })
          expect(status, address).toBeLessThan(500)
          for (const secret of hers.secrets) expect(text, `${address}: ${secret}`).not.toContain(secret)
          expect(String(headers.location ?? ''), address).not.toContain(hers.secrets[3])
        }
      }
    }
  })
})

describe('a form about another', () => {
  it('changes nothing of hers, whichever id stands in it', async () => {
    const { order, address, session } = hers
    const forms: readonly (readonly [string, Record<string, string>])[] = [
      ['/account/addresses', { intent: 'delete', addressId: address }],
      ['/account/addresses', { intent: 'default-shipping', addressId: address }],
      [`/account/addresses?edit=${address}`, { intent: 'save', firstName: 'Mallory', lastName: 'M' }],
      ['/account/sessions', { sessionId: session }],
      ['/account/passkeys', { intent: 'remove', passkeyId: session }],
      ['/account/email', { intent: 'withdraw', email: 'secret@example.org' }],
      ['/account/email', { intent: 'again', email: 'secret@example.org' }],
      [`/account/orders/${order}`, { intent: 'cancel' }],
      [`/account/orders/${order}`, { intent: 'pay' }],
      [`/account/orders/${order}`, { intent: 'again' }],
      [`/account/orders/${order}?ask=payment`, { intent: 'payment', paymentMethodId: session }],
      [`/checkout/success/${order}`, { intent: 'cancel' }],
      ['/checkout/address', { step: 'addresses', shippingAddressId: address, billingAddressId: address }],
      ['/account/privacy', { intent: 'delete', password: 'guessed wrong' }],
    ]
    for (const [path, typed] of forms) {
      for (const cookie of [mallory.cookie(), '']) {
        const { status, text } = await shop.get(path, {
          method: 'POST',
          headers: {
            cookie,
            origin: 'https://shop.example',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams(typed).toString(),
        })
        expect(status, path).toBeLessThan(500)
        expect(text, path).not.toContain('Eigenname')
      }
    }
    expect(await possessions()).toEqual(before)
  })
})
