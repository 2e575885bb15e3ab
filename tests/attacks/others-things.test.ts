import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { account, register } from '../people.ts'
import { type Answered, openOwnShop, type Visitor } from '../shop.ts'
import { type Adas, ada, addressOf, bags, post, pot, refused } from './ada.ts'

/** Somebody else has everything that names Ada's things, and an account or a guest's visit of her own. */
const shop = openOwnShop(6)
let hers: Adas
let strangers: readonly (readonly [who: string, visitor: Visitor])[]
let before: unknown

const notLoggedIn = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']
const noOrder = [404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND']
const noDocument = [404, 'DOCUMENT__DOCUMENT_NOT_FOUND']
const noDownload = [404, 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND']
const noAddress = [400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND']
const each = (ask: (visitor: Visitor) => Promise<Answered>) =>
  Promise.all(strangers.map(async ([, visitor]) => refused(await ask(visitor))))

/** What Ada has, as the database has it. */
async function possessions() {
  const { rows } = await sql`
    select (select jsonb_agg(to_jsonb(a) order by a.id) from customer_address a where customer_id = ${hers.customer.id}) as addresses,
      (select to_jsonb(c) from customer c where id = ${hers.customer.id}) as customer,
      (select jsonb_agg(to_jsonb(o)) from sales_order o where id = ${hers.order.id}) as orders,
      (select jsonb_agg(to_jsonb(w)) from wishlist_product w join wishlist on wishlist.id = wishlist_id
        where customer_id = ${hers.customer.id}) as wishlist
  `.execute(shop.db())
  return rows
}

beforeAll(async () => {
  hers = await ada(shop)
  const [mallory, guest, nobody] = [shop.visitor(), shop.visitor(), shop.visitor()]
  await account(shop, mallory, { email: 'mallory@example.org', firstName: 'Mallory' })
  await register(shop, guest, { email: 'guest@example.org', firstName: 'Guest' })
  strangers = [
    ['customer', mallory],
    ['guest', guest],
    ['nobody', nobody],
  ]
  before = await possessions()
})

describe('an order of another', () => {
  it('is not listed, whatever is asked for', async () => {
    const wishes = [
      { ids: [hers.order.id] },
      { filter: [{ type: 'equals', field: 'id', value: hers.order.id }] },
      { filter: [{ type: 'equals', field: 'orderNumber', value: hers.order.orderNumber }] },
      { filter: [{ type: 'equals', field: 'orderCustomer.customerId', value: hers.customer.id }] },
      { filter: [{ type: 'not', operator: 'and', queries: [{ type: 'equals', field: 'id', value: 'x' }] }] },
      { customerId: hers.customer.id, limit: 500 },
    ]
    for (const wish of wishes) {
      for (const [who, visitor] of strangers) {
        const answer = await post(visitor, '/order', wish)
        expect(JSON.stringify(answer.body), who).not.toContain(hers.order.deepLinkCode)
        expect(JSON.stringify(answer.body), who).not.toContain('Bahnhofstrasse')
      }
    }
  })

  it('opens by its link only with what its customer knows', async () => {
    const link = { filter: [{ type: 'equals', field: 'deepLinkCode', value: hers.order.deepLinkCode }] }
    const guess = (body: object) => each((visitor) => post(visitor, '/order', { ...link, ...body }))

    expect(await guess({})).toEqual(Array(3).fill([403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED']))
    for (const [email, zipcode] of [
      ['ada@example.org', '8002'],
      ['mallory@example.org', '8001'],
      ['%', '%'],
      ["' or 1=1 --", '8001'],
    ]) {
      expect(await guess({ email, zipcode })).toEqual(
        Array(3).fill([403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS']),
      )
    }
  })

  it('is neither paid, called off nor changed by who has only its id', async () => {
    const { paymentMethodId } = { paymentMethodId: 'f'.repeat(32) }
    const { id: orderId } = hers.order
    for (const [path, body] of [
      ['/order/state/cancel', { orderId }],
      ['/order/payment', { orderId, paymentMethodId }],
      ['/order/payment-method', { orderId }],
      ['/handle-payment', { orderId }],
    ] as const) {
      expect(await each((visitor) => post(visitor, path, body)), path).toEqual([
        noOrder,
        noOrder,
        notLoggedIn,
      ])
    }
  })

  it('is not opened by a pass for another order, nor by one that was changed', async () => {
    const filter = [{ type: 'equals', field: 'orderNumber', value: hers.order.orderNumber }]
    const proof = { email: 'ada@example.org', zipcode: '8001' }
    const { pass } = (await post(shop.visitor(), '/order', { filter, ...proof })).body
    const [until, signature] = String(pass).split('.')
    const forged = [
      `${Number(until) + 86_400}.${signature}`,
      `${until}.`,
      `${until}.${'A'.repeat(43)}`,
      `${until}.${String(signature).slice(0, -1)}`,
      '9999999999.null',
    ]

    for (const pass of forged) {
      const answers = await each((visitor) =>
        post(visitor, '/order/state/cancel', { orderId: hers.order.id, pass }),
      )
      expect(answers, pass).toEqual([noOrder, noOrder, notLoggedIn])
    }
    const other = await each((visitor) => post(visitor, '/handle-payment', { orderId: 'a'.repeat(32), pass }))
    expect(other).toEqual([noOrder, noOrder, notLoggedIn])
  })
})

describe('a paper or a download of another', () => {
  it('is not handed out by its ids', async () => {
    const { document, order, downloadId } = hers
    const paper = `/document/download/${document.id}/${document.deepLinkCode}`

    expect(await each((visitor) => post(visitor, paper))).toEqual([noDocument, noDocument, notLoggedIn])
    expect(await each((visitor) => visitor.ask(paper))).toEqual([noDocument, noDocument, notLoggedIn])
    expect(await each((visitor) => visitor.ask(`/order/download/${order.id}/${downloadId}`))).toEqual([
      noDownload,
      noDownload,
      notLoggedIn,
    ])
    const wrong = { email: 'ada@example.org', zipcode: '1234' }
    expect(await each((visitor) => post(visitor, paper, wrong))).toEqual(Array(3).fill(noDocument))
  })
})

describe('an address of another', () => {
  it('is not written, deleted, made a default or shipped to', async () => {
    const { addressId, customer } = hers
    const path = `/account/address/${addressId}`
    const body = {
      ...addressOf(customer.defaultBillingAddress),
      street: 'Bei Mallory 1',
      id: addressId,
      customerId: customer.id,
    }
    const answers = {
      written: await each((visitor) => visitor.ask(path, { method: 'PATCH', body })),
      deleted: await each((visitor) => visitor.ask(path, { method: 'DELETE' })),
      billing: await each((visitor) =>
        visitor.ask(`/account/address/default-billing/${addressId}`, { method: 'PATCH' }),
      ),
      shipping: await each((visitor) =>
        visitor.ask(`/account/address/default-shipping/${addressId}`, { method: 'PATCH' }),
      ),
    }
    for (const [what, answer] of Object.entries(answers)) {
      expect(answer, what).toEqual([noAddress, noAddress, notLoggedIn])
    }
    for (const field of ['shippingAddressId', 'billingAddressId']) {
      const chosen = await each((visitor) =>
        visitor.ask('/context', { method: 'PATCH', body: { [field]: addressId } }),
      )
      expect(chosen.map(([status]) => status)).toEqual([400, 400, 403])
    }
  })

  it('is not put into her book by an id or a customer in the body', async () => {
    const { customer } = hers
    const body = { ...addressOf(customer.defaultBillingAddress), customerId: customer.id, id: hers.addressId }
    const answers = await Promise.all(strangers.map(([, visitor]) => post(visitor, '/account/address', body)))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403])
    for (const { body } of answers.slice(0, 2)) {
      expect(body.id).not.toBe(hers.addressId)
      expect(body.customerId).not.toBe(customer.id)
    }
  })

  it('is not listed, whatever is asked for', async () => {
    for (const wish of [
      { ids: [hers.addressId] },
      { filter: [{ type: 'equals', field: 'customerId', value: hers.customer.id }] },
      { customerId: hers.customer.id },
    ]) {
      for (const [who, visitor] of strangers) {
        expect(JSON.stringify((await post(visitor, '/account/list-address', wish)).body), who).not.toContain(
          'Zuhause',
        )
      }
    }
  })
})

describe('a cart and a wishlist of another', () => {
  it('are reached by no id, only by the token of her visit', async () => {
    const { body } = await hers.visitor.ask('/checkout/cart')
    const [line] = body.lineItems

    for (const [who, visitor] of strangers) {
      await visitor.ask('/checkout/cart/line-item', {
        method: 'PATCH',
        body: { items: [{ id: line.id, quantity: 99 }], token: hers.visitor.token },
      })
      await post(visitor, '/checkout/cart/line-item/delete', { ids: [line.id] })
      const cart = await visitor.ask(`/checkout/cart?token=${hers.visitor.token}`)
      expect(cart.body.lineItems, who).toEqual([])
    }
    expect((await hers.visitor.ask('/checkout/cart')).body.lineItems).toMatchObject([
      { referencedId: pot, quantity: 3 },
    ])
  })

  it('are neither seen nor emptied by who names her', async () => {
    const named = { customerId: hers.customer.id }
    const [customer] = strangers
    const answers = [
      await each((visitor) => post(visitor, '/customer/wishlist', named)),
      await each((visitor) =>
        visitor.ask(`/customer/wishlist/delete/${bags}`, { method: 'DELETE', body: named }),
      ),
    ]

    expect(answers).toEqual([
      [[404, 'CHECKOUT__WISHLIST_NOT_FOUND'], notLoggedIn, notLoggedIn],
      [[404, 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND'], notLoggedIn, notLoggedIn],
    ])
    expect(customer?.[0]).toBe('customer')
  })
})

it('leaves all that is Ada’s as it was', async () => {
  expect(await possessions()).toEqual(before)
})
