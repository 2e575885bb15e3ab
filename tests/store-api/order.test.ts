import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { register } from '../people.ts'
import { openShop, origin, type Visitor } from '../shop.ts'

const shop = openShop()

const pot = productId('45.05.001')
const bags = productId('60.20.017')
const handbook = productId('90.10.001')

const add = (visitor: Visitor, id: string, quantity: number) =>
  visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items: [{ id, quantity }] } })
const order = (visitor: Visitor, body: object = {}) =>
  visitor.ask('/checkout/order', { method: 'POST', body })
const orders = (visitor: Visitor, body: object = {}) => visitor.ask('/order', { method: 'POST', body })
const stockOf = async (id: string) =>
  (await shop.db().selectFrom('product').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock
const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
]

async function shopper(...goods: [string, number][]): Promise<Visitor> {
  const visitor = shop.visitor()
  for (const [id, quantity] of goods) await add(visitor, id, quantity)
  await register(shop, visitor)
  return visitor
}

describe('POST /checkout/order', () => {
  it('makes the cart an order and takes the goods out of the stock', async () => {
    const ada = await shopper([pot, 2], [bags, 2])
    const [before, cart] = [await stockOf(pot), (await ada.ask('/checkout/cart')).body]
    const { status, body } = await order(ada, {
      customerComment: 'Please ring\ntwice.',
      total: cart.price.totalPrice,
    })

    expect(status).toBe(200)
    expect(body).toMatchObject({
      apiAlias: 'order',
      orderNumber: '100001',
      deepLinkCode: expect.stringMatching(/^[a-zA-Z0-9]{32}$/),
      amountTotal: cart.price.totalPrice,
      positionPrice: cart.price.positionPrice,
      price: { ...cart.price },
      customerComment: 'Please ring\ntwice.',
      orderCustomer: { email: 'ada@example.org', firstName: 'Ada' },
      stateMachineState: { technicalName: 'open', name: 'Offen' },
      billingAddress: { street: 'Bahnhofstrasse 12a', zipcode: '8001', country: { iso: 'CH' } },
      lineItems: [
        {
          label: 'POT Grün',
          quantity: 2,
          unitPrice: 24.9,
          totalPrice: 49.8,
          payload: { productNumber: '45.05.001' },
        },
        { quantity: 2 },
      ],
      deliveries: [
        {
          shippingMethod: { technicalName: 'shipping_standard' },
          stateMachineState: { technicalName: 'open' },
        },
      ],
      transactions: [
        { paymentMethod: { technicalName: 'payment_invoice' }, stateMachineState: { technicalName: 'open' } },
      ],
    })
    expect(await stockOf(pot)).toBe(before - 2)
    expect((await ada.ask('/checkout/cart')).body.lineItems).toEqual([])
  })

  it('answers a repeat with the same order, until something new is in the cart', async () => {
    const ada = await shopper([pot, 1])
    const first = await order(ada)
    expect((await order(ada)).body.orderNumber).toBe(first.body.orderNumber)

    await add(ada, bags, 2)
    const second = await order(ada)
    expect(second.body.orderNumber).not.toBe(first.body.orderNumber)
    expect(second.body.lineItems).toHaveLength(1)
  })

  it('does not repeat an order of yesterday', async () => {
    shop.setClock(new Date('2026-03-02T09:00:00Z'))
    const ada = await shopper([pot, 1])
    await order(ada)
    shop.setClock(new Date('2026-03-02T11:00:00Z'))

    expect(codeOf(await order(ada))).toEqual([400, 'CHECKOUT__CART_EMPTY'])
  })

  it('needs a customer and something in the cart', async () => {
    const nobody = shop.visitor()
    await add(nobody, pot, 1)
    expect(codeOf(await order(nobody))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    expect(codeOf(await order(await shopper()))).toEqual([400, 'CHECKOUT__CART_EMPTY'])
  })

  it('refuses when the total is not the one that was shown, and shows the cart', async () => {
    const ada = await shopper([pot, 1])
    const { price } = (await ada.ask('/checkout/cart')).body
    await shop.db().updateTable('product_price').set({ cents: 3490 }).where('product_id', '=', pot).execute()
    const before = await stockOf(pot)
    const refused = await order(ada, { total: price.totalPrice })

    expect(codeOf(refused)).toEqual([409, 'CHECKOUT__CART_HASH_MISMATCH'])
    expect(refused.body.cart.lineItems[0].price.unitPrice).toBe(34.9)
    expect(await stockOf(pot)).toBe(before)
    expect((await order(ada, { total: refused.body.cart.price.totalPrice })).status).toBe(200)
  })

  it('refuses what cannot be sold any more, and says what', async () => {
    const ada = await shopper([pot, 5])
    await shop
      .db()
      .updateTable('product')
      .set({ is_closeout: true, stock: 3 })
      .where('id', '=', pot)
      .execute()
    const refused = await order(ada)

    expect(codeOf(refused)).toEqual([500, 'CHECKOUT__CART_INVALID'])
    expect(refused.body.errors[0].detail).toContain(
      `product-stock-reached${pot}: The product POT Grün is only available 3 times`,
    )
    expect(refused.body.cart.lineItems[0].quantity).toBe(3)
    expect((await order(ada)).body.lineItems[0].quantity).toBe(3)
    expect(await stockOf(pot)).toBe(0)
  })

  it('sells beyond the stock what comes again', async () => {
    await shop.db().updateTable('product').set({ stock: 1, restock_days: 10 }).where('id', '=', pot).execute()
    const ada = await shopper([pot, 4])

    expect((await order(ada)).status).toBe(200)
    expect(await stockOf(pot)).toBe(0)
  })

  it('wants the waiver for a download only', async () => {
    const ada = await shopper([handbook, 1])
    const refused = await order(ada)
    expect(refused.body.errors[0]).toMatchObject({
      code: 'VIOLATION::IS_BLANK_ERROR',
      source: { pointer: '/acceptedWaiver' },
    })

    const { body } = await order(ada, { acceptedWaiver: true })
    expect(body).toMatchObject({ deliveries: [], shippingTotal: 0, lineItems: [{ states: ['is-download'] }] })
  })

  it('refuses terms that are not accepted', async () => {
    expect(codeOf(await order(await shopper([pot, 1]), { acceptedTerms: false }))).toEqual([
      400,
      'VIOLATION::IS_BLANK_ERROR',
    ])
  })

  it('is told by one job', async () => {
    await order(await shopper([pot, 1]))
    const { rows } = await shop
      .db()
      .executeQuery<{ data: object }>(
        (await import('kysely')).CompiledQuery.raw('select data from jobs.job where name = $1', [
          'spread-event',
        ]),
      )
    expect(rows).toHaveLength(1)
  })
})

describe('POST /order', () => {
  it('lists one’s own orders, newest first, with what is asked for', async () => {
    const ada = await shopper([pot, 1])
    const first = (await order(ada)).body
    await add(ada, bags, 2)
    const second = (await order(ada)).body
    const beppe = await shopper([pot, 1])
    await order(beppe)

    const { body } = await orders(ada, {
      checkPromotion: true,
      'total-count-mode': 'exact',
      limit: 1,
      associations: {
        lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
        deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: {}, stateMachineState: {} } },
        transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
        addresses: {},
        stateMachineState: {},
      },
    })
    expect(body.orders).toMatchObject({ total: 2, limit: 1, page: 1, apiAlias: 'dal_entity_search_result' })
    expect(body.orders.elements).toHaveLength(1)
    expect(body.orders.elements[0]).toMatchObject({
      id: second.id,
      lineItems: [{ referencedId: bags }],
      addresses: [{}],
    })
    expect(body.paymentChangeable[second.id]).toBe(true)

    expect((await orders(ada, { ids: [first.id] })).body.orders.elements).toMatchObject([
      { orderNumber: first.orderNumber },
    ])
    expect((await orders(beppe, { ids: [first.id] })).body.orders.elements).toEqual([])
    expect(codeOf(await orders(shop.visitor()))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    expect(codeOf(await orders(ada, { associations: { secrets: {} } }))).toEqual([
      400,
      'FRAMEWORK__ASSOCIATION_NOT_FOUND',
    ])
  })

  it('finds an order by its id however many were placed after it', async () => {
    const ada = await shopper([pot, 1])
    const { body } = await order(ada)
    await sql`
      insert into sales_order
      select (jsonb_populate_record(old, jsonb_build_object('id', gen_random_uuid(), 'number', 'N' || n,
        'cart_id', gen_random_uuid(), 'deep_link_code', md5(n::text), 'ordered_at', old.ordered_at + interval '1 minute'))).*
      from sales_order old, generate_series(1, 501) n where old.id = ${body.id}
    `.execute(shop.db())

    const found = await orders(ada, { ids: [body.id] })
    expect(found.body.orders.elements).toMatchObject([{ id: body.id, orderNumber: body.orderNumber }])
    expect((await orders(ada, { ids: `${body.id}|${'f'.repeat(32)}` })).body.orders.total).toBe(1)
    expect(codeOf(await orders(ada, { ids: ['nonsense'] }))).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
  })

  it('opens the link of a mail to whoever knows e-mail and zip', async () => {
    shop.setClock(new Date('2026-03-02T09:00:00Z'))
    const { deepLinkCode, id } = (await order(await shopper([pot, 1]))).body
    const filter = [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }]
    const stranger = shop.visitor()

    expect(codeOf(await orders(stranger, { filter }))).toEqual([403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED'])
    expect(codeOf(await orders(stranger, { filter, email: 'ada@example.org', zipcode: '9999' }))).toEqual([
      403,
      'CHECKOUT__GUEST_WRONG_CREDENTIALS',
    ])
    const { body } = await orders(stranger, { filter, email: 'ADA@example.org', zipcode: ' 8001 ' })
    expect(body.orders.elements).toMatchObject([{ id }])
    expect(codeOf(await orders(stranger, { filter: { deepLinkCode: 'x'.repeat(32) } }))).toEqual([
      404,
      'CHECKOUT__CART_ORDER_DEEP_LINK_NOT_FOUND',
    ])
    shop.setClock(new Date('2026-04-05T09:00:00Z'))
    expect((await orders(stranger, { filter, email: 'ada@example.org', zipcode: '8001' })).status).toBe(404)
  })
})

describe('POST /handle-payment', () => {
  const pay = (visitor: Visitor, body: object) => visitor.ask('/handle-payment', { method: 'POST', body })

  it('sends nobody anywhere for an invoice', async () => {
    const ada = await shopper([pot, 1])
    const { id: orderId } = (await order(ada)).body
    const urls = {
      finishUrl: `${origin}/checkout/success/${orderId}/paid`,
      errorUrl: `${origin}/checkout/success/${orderId}/unpaid`,
    }

    expect((await pay(ada, { orderId, ...urls })).body.redirectUrl).toBeNull()
    expect(codeOf(await pay(ada, { orderId, ...urls, finishUrl: 'https://evil.example/' }))).toEqual([
      400,
      'VIOLATION::NO_SUCH_CHOICE_ERROR',
    ])
    expect(codeOf(await pay(await shopper(), { orderId }))).toEqual([404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND'])
    expect(codeOf(await pay(ada, { orderId: 'x' }))).toEqual([400, 'FRAMEWORK__INVALID_UUID'])

    await shop
      .db()
      .updateTable('order_transaction')
      .set({ state: 'paid' })
      .where('order_id', '=', orderId)
      .execute()
    expect(codeOf(await pay(ada, { orderId }))).toEqual([400, 'CHECKOUT__ORDER_ORDER_ALREADY_PAID'])
  })
})

describe('POST /order/payment', () => {
  it('chooses another way to pay, as long as nothing is paid', async () => {
    const ada = await shopper([pot, 1])
    const { id: orderId } = (await order(ada)).body
    const methods = await shop.db().selectFrom('payment_method').select(['id', 'technical_name']).execute()
    const prepayment = methods.find((method) => method.technical_name === 'prepayment')?.id
    const choose = (paymentMethodId: unknown) =>
      ada.ask('/order/payment', { method: 'POST', body: { orderId, paymentMethodId } })

    expect((await choose(prepayment)).body).toMatchObject({ success: true })
    const { body } = await orders(ada, {
      associations: { transactions: { associations: { paymentMethod: {}, stateMachineState: {} } } },
    })
    expect(
      body.orders.elements[0].transactions.map(
        (transaction: {
          paymentMethod: { technicalName: string }
          stateMachineState: { technicalName: string }
        }) => [transaction.paymentMethod.technicalName, transaction.stateMachineState.technicalName],
      ),
    ).toEqual([
      ['payment_invoice', 'cancelled'],
      ['payment_prepayment', 'open'],
    ])
    expect(codeOf(await choose('f'.repeat(32)))).toEqual([
      404,
      'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
    ])
  })
})
