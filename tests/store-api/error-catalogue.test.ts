import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { newId } from '../../src/values/ids.ts'
import { account, guestForm, logIn, logOut, password, register } from '../people.ts'
import { type Answered, accessKey, openShop, type Visitor } from '../shop.ts'

/** Specification 8 and contract 5.4, row by row: what a cart explains, and what the shop refuses. */
const shop = openShop()
const pot = productId('45.05.001')
const bags = productId('60.20.017')
const dear = productId('11.60.5035.1')

const add = (visitor: Visitor, id: string = pot, quantity: unknown = 1) =>
  visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items: [{ id, quantity }] } })
const post = (visitor: Visitor, path: string, body: object = {}) =>
  visitor.ask(path, { method: 'POST', body })
const cartOf = (visitor: Visitor) => visitor.ask('/checkout/cart')
const setProduct = (values: object, id = pot) =>
  shop.db().updateTable('product').set(values).where('id', '=', id).execute()
const setCountry = (iso: string, values: object) =>
  shop.db().updateTable('country').set(values).where('iso', '=', iso).execute()
const idOf = async (table: 'country' | 'shipping_method' | 'payment_method', column: string, value: string) =>
  (
    await sql<{
      id: string
    }>`select hex(id) as id from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(shop.db())
  ).rows[0]?.id ?? ''

type Explained = {
  key: string
  messageKey: string
  level: number
  block: boolean
  parameters: object
  route?: { key: string; params: { addressId: string } }
}
const explained = ({ body }: Answered): Record<string, Explained> =>
  Object.fromEntries(
    Object.values(body.errors as Record<string, Explained>).map((error) => [error.messageKey, error]),
  )
/** Said with this answer and not with the next. */
async function saidOnce(visitor: Visitor, answered: Answered, messageKey: string, row: Partial<Explained>) {
  expect(explained(answered)[messageKey]).toMatchObject(row)
  expect(explained(await cartOf(visitor))).not.toHaveProperty(messageKey)
}
/** Said with every answer, and nothing can be ordered meanwhile. */
async function standsInTheWay(visitor: Visitor, messageKey: string, row: Partial<Explained>) {
  expect(explained(await cartOf(visitor))[messageKey]).toMatchObject({ block: true, ...row })
  expect(explained(await cartOf(visitor))[messageKey]).toMatchObject({ block: true, ...row })
  const refused = await post(visitor, '/checkout/order')
  expect([refused.status, refused.body.errors[0].code]).toEqual([500, 'CHECKOUT__CART_INVALID'])
  expect(refused.body.errors[0].detail).toContain(typeof row.key === 'string' ? row.key : '')
}
const refusedWith = ({ body }: Answered) => body.errors[0]

async function guest(over: Record<string, unknown> = {}): Promise<Visitor> {
  const visitor = shop.visitor()
  await add(visitor)
  await register(shop, visitor, over)
  return visitor
}

async function ordered() {
  const visitor = await guest()
  await cartOf(visitor)
  return { visitor, order: (await post(visitor, '/checkout/order')).body }
}

describe('the cart says once', () => {
  it('product-stock-reached: only so many are there', async () => {
    await setProduct({ stock: 3, is_closeout: true })
    const visitor = shop.visitor()
    await saidOnce(visitor, await add(visitor, pot, 9), 'product-stock-reached', {
      key: `product-stock-reached${pot}`,
      level: 10,
      block: true,
      parameters: { id: pot, name: expect.any(String), quantity: 3 },
    })
  })

  it('product-out-of-stock: nothing is left', async () => {
    await setProduct({ stock: 0, is_closeout: true })
    const visitor = shop.visitor()
    await saidOnce(visitor, await add(visitor), 'product-out-of-stock', {
      key: `product-out-of-stock${pot}`,
      level: 20,
      block: true,
      parameters: { id: pot, name: expect.any(String) },
    })
  })

  it('product-not-found: it is not sold any more', async () => {
    const visitor = shop.visitor()
    await add(visitor)
    await setProduct({ active: false })
    await saidOnce(visitor, await cartOf(visitor), 'product-not-found', {
      key: `product-not-found${pot}`,
      level: 20,
      block: true,
      parameters: { id: pot },
    })
  })

  it('min-order-quantity: raised to what is sold at least', async () => {
    await setProduct({ min_purchase: 4 })
    const visitor = shop.visitor()
    await saidOnce(visitor, await add(visitor), 'min-order-quantity', {
      key: `min-order-quantity${pot}`,
      level: 10,
      block: true,
      parameters: { id: pot, name: expect.any(String), quantity: 4 },
    })
  })

  it('purchase-steps-quantity: set to a step', async () => {
    await setProduct({ purchase_steps: 3 })
    const visitor = shop.visitor()
    await saidOnce(visitor, await add(visitor, pot, 6), 'purchase-steps-quantity', {
      key: `purchase-steps-quantity${pot}`,
      level: 10,
      block: true,
      parameters: { id: pot, name: expect.any(String), quantity: 4 },
    })
  })

  it('shipping-method-blocked and shipping-method-changed: another one goes there', async () => {
    const visitor = shop.visitor()
    await add(visitor)
    const shippingMethodId = await idOf('shipping_method', 'technical_name', 'pickup')
    const countryId = await idOf('country', 'iso', 'IT')
    await visitor.ask('/context', { method: 'PATCH', body: { shippingMethodId, countryId } })
    const answered = await cartOf(visitor)

    expect(explained(answered)['shipping-method-blocked']).toMatchObject({ level: 10, block: true })
    await saidOnce(visitor, answered, 'shipping-method-changed', {
      level: 0,
      block: false,
      parameters: { oldShippingMethodName: expect.any(String), newShippingMethodName: expect.any(String) },
    })
  })

  it('payment-method-blocked and payment-method-changed: another one is offered for such a sum', async () => {
    const visitor = shop.visitor()
    const answered = await add(visitor, dear, 2)

    expect(explained(answered)['payment-method-blocked']).toMatchObject({
      key: 'payment-method-blocked-Rechnung',
      level: 10,
      block: true,
    })
    await saidOnce(visitor, answered, 'payment-method-changed', {
      key: expect.stringMatching(/^payment-method-changed-Rechnung-/),
      level: 0,
      block: false,
      parameters: { oldPaymentMethodName: 'Rechnung', newPaymentMethodName: expect.any(String) },
    })
  })

  it('cart-merged-hint: things of an earlier visit are back', async () => {
    const visitor = shop.visitor()
    await account(shop, visitor)
    await add(visitor)
    await logOut(visitor)
    await add(visitor, bags)
    await logIn(visitor)

    await saidOnce(visitor, await cartOf(visitor), 'cart-merged-hint', {
      key: 'cart-merged-hint',
      level: 0,
      block: false,
    })
  })
})

describe('the cart says with each answer, and is not ordered', () => {
  it('shipping-method-blocked and checkout-gateway-error: nobody takes the goods there', async () => {
    await sql`delete from shipping_cost`.execute(shop.db())
    await sql`delete from shipping_destination`.execute(shop.db())
    const visitor = await guest()

    await standsInTheWay(visitor, 'shipping-method-blocked', { level: 10 })
    await standsInTheWay(visitor, 'checkout-gateway-error', {
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      level: 20,
      parameters: { reason: 'No shipping method takes these goods to Switzerland.' },
    })
  })

  it('payment-method-blocked: there is no way to pay', async () => {
    await shop.db().updateTable('payment_method').set({ max_total_cents: 1 }).execute()
    await standsInTheWay(await guest(), 'payment-method-blocked', { level: 10 })
  })

  it('shipping-address-blocked: the shop sends nothing there', async () => {
    await setCountry('ES', { shipping_available: false })
    const visitor = await guest()
    await shop
      .db()
      .updateTable('customer_address')
      .set({ country_id: await idOf('country', 'iso', 'ES') })
      .execute()

    await standsInTheWay(visitor, 'shipping-address-blocked', {
      key: 'shipping-address-blocked-Spanien',
      level: 20,
      parameters: { name: 'Spanien' },
    })
    expect(explained(await cartOf(visitor))).not.toHaveProperty('checkout-gateway-error')
  })

  it('billing-address-blocked: the shop bills nobody there', async () => {
    await setCountry('ES', { active: false })
    const { billingAddress } = await guestForm(shop)
    const visitor = await guest({
      shippingAddress: { ...billingAddress, firstName: 'Bea', lastName: 'Rossi' },
    })
    await shop
      .db()
      .updateTable('customer_address')
      .set({ country_id: await idOf('country', 'iso', 'ES') })
      .where('first_name', '=', 'Ada')
      .execute()

    await standsInTheWay(visitor, 'billing-address-blocked', {
      key: 'billing-address-blocked-Spanien',
      level: 20,
      parameters: { name: 'Spanien' },
    })
  })

  it('shipping-address-invalid and billing-address-invalid: something in them is missing or wrong', async () => {
    const visitor = await guest()
    await shop.db().updateTable('customer_address').set({ zip: 'nowhere', city: '' }).execute()

    await standsInTheWay(visitor, 'shipping-address-invalid', {
      key: 'shipping-address-invalid',
      level: 20,
      parameters: { isBillingAddress: false, violations: ['city', 'zipcode'] },
    })
    await standsInTheWay(visitor, 'billing-address-invalid', {
      level: 20,
      parameters: { isBillingAddress: true, violations: ['city', 'zipcode'] },
    })
  })

  it('salutation-missing-shipping-address and salutation-missing-billing-address, with the way to the address', async () => {
    const visitor = await guest()
    await shop.db().updateTable('customer_address').set({ salutation_id: null }).execute()
    const { id: addressId } = await shop
      .db()
      .selectFrom('customer_address')
      .select('id')
      .executeTakeFirstOrThrow()

    for (const use of ['shipping', 'billing']) {
      await standsInTheWay(visitor, `salutation-missing-${use}-address`, {
        key: `salutation-missing-${use}-address`,
        level: 10,
        parameters: { addressId },
        route: { key: 'frontend.account.address.edit.page', params: { addressId } },
      })
    }
  })

  it('country-region-missing-shipping-address and country-region-missing-billing-address, with the way to it', async () => {
    await setCountry('CH', { state_required: false })
    await setCountry('IT', { state_required: true })
    const visitor = await guest()
    await sql`
      update customer_address set country_id = (select id from country where iso = 'IT'), zip = '39100', state_id = null
    `.execute(shop.db())
    const { id: addressId } = await shop
      .db()
      .selectFrom('customer_address')
      .select('id')
      .executeTakeFirstOrThrow()

    for (const use of ['shipping', 'billing']) {
      await standsInTheWay(visitor, `country-region-missing-${use}-address`, {
        level: 10,
        parameters: { addressId },
        route: { key: 'frontend.account.address.edit.page', params: { addressId } },
      })
    }
    expect(explained(await cartOf(visitor))).not.toHaveProperty('shipping-address-invalid')
  })

  it('salutation-missing: the profile has none', async () => {
    const visitor = await guest()
    await shop.db().updateTable('customer').set({ salutation_id: null }).execute()
    await standsInTheWay(visitor, 'salutation-missing', { key: 'salutation-missing', level: 10 })

    await shop
      .db()
      .updateTable('customer')
      .set((eb) => ({ salutation_id: eb.selectFrom('salutation').select('id').where('key', '=', 'mr') }))
      .execute()
    expect((await cartOf(visitor)).body.errors).toEqual([])
  })

  it('line-item-incomplete: a product without a name in any language', async () => {
    const visitor = await guest()
    await sql`delete from product_translation where product_id = ${pot}`.execute(shop.db())

    await standsInTheWay(visitor, 'line-item-incomplete', {
      key: pot,
      level: 20,
      parameters: { key: pot, property: 'label' },
    })
  })

  it('line-does-not-fit: what was measured says no, with every answer, and it can be ordered all the same', async () => {
    const visitor = await guest()
    const fit = { systemType: 'free-standing', measures: { installationHeight: 200 } }
    const item = { id: 'low', referencedId: pot, payload: { fit } }
    await post(visitor, '/checkout/cart/line-item', { items: [item] })

    const row = { key: 'line-does-not-fit-low', level: 10, block: false }
    expect(explained(await cartOf(visitor))['line-does-not-fit']).toMatchObject({
      ...row,
      parameters: { id: pot, lineItemId: 'low' },
    })
    expect(explained(await cartOf(visitor))['line-does-not-fit']).toMatchObject(row)
    expect((await post(visitor, '/checkout/order')).status).toBe(200)
  })
})

describe('GET /checkout/gateway', () => {
  it('answers how the cart may be paid and sent, and what stands in the way', async () => {
    const visitor = await guest()
    const { body } = await visitor.ask('/checkout/gateway')
    expect(body.payments.length).toBeGreaterThan(0)
    expect(body.shipments.map(({ apiAlias }: { apiAlias: string }) => apiAlias)).toContain('shipping_method')
    expect(body.errors).toEqual([])

    await shop.db().updateTable('customer').set({ salutation_id: null }).execute()
    expect((await visitor.ask('/checkout/gateway')).body.errors).toMatchObject({
      'salutation-missing': { level: 10, block: true },
    })
  })

  it('knows no way for what nobody takes', async () => {
    await sql`delete from shipping_cost`.execute(shop.db())
    await sql`delete from shipping_destination`.execute(shop.db())
    const { body } = await (await guest()).ask('/checkout/gateway')

    expect(body.shipments).toEqual([])
    expect(Object.values(body.errors)).toContainEqual(
      expect.objectContaining({ messageKey: 'checkout-gateway-error' }),
    )
  })
})

describe('the shop refuses', () => {
  it('a quantity that is no positive whole number: CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY', async () => {
    for (const quantity of [0, -1, 1.5, 'many', null]) {
      const answered = await add(shop.visitor(), pot, quantity)
      expect([answered.status, refusedWith(answered).code]).toEqual([
        400,
        'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY',
      ])
    }
    expect(refusedWith(await add(shop.visitor(), pot, 0)).detail).toBe(
      'The quantity must be a positive integer. Given: "0"',
    )
  })

  it('an id that is none: FRAMEWORK__INVALID_UUID', async () => {
    const answered = await add(shop.visitor(), 'nonsense')
    expect([answered.status, refusedWith(answered).code]).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
  })

  it('what is put into a full cart, which shows as an add-to-cart error: CHECKOUT__CART_FULL', async () => {
    const items = Array.from({ length: 501 }, () => ({ id: newId(), quantity: 1 }))
    const answered = await post(shop.visitor(), '/checkout/cart/line-item', { items })
    expect([answered.status, refusedWith(answered).code]).toEqual([400, 'CHECKOUT__CART_FULL'])
  })

  it('a payment method that does not exist: CHECKOUT__UNKNOWN_PAYMENT_METHOD', async () => {
    const { visitor, order } = await ordered()
    // Staff made a method a moment ago, of which this process has not heard yet.
    const id = newId()
    await sql`
      insert into payment_method select (jsonb_populate_record(method,
        jsonb_build_object('id', ${id}::text, 'technical_name', 'brand-new'))).*
      from payment_method method where technical_name = 'invoice'
    `.execute(shop.db())
    await shop.db().updateTable('order_transaction').set({ payment_method_id: id }).execute()
    const answered = await post(visitor, '/handle-payment', { orderId: order.id })

    expect([answered.status, refusedWith(answered).code]).toEqual([400, 'CHECKOUT__UNKNOWN_PAYMENT_METHOD'])
  })

  it('to change an order that is paid, with its number: CHECKOUT__ORDER_ORDER_ALREADY_PAID', async () => {
    const { visitor, order } = await ordered()
    await shop.db().updateTable('order_transaction').set({ state: 'paid' }).execute()
    const paymentMethodId = await idOf('payment_method', 'technical_name', 'prepayment')
    const answered = await post(visitor, '/order/payment', { orderId: order.id, paymentMethodId })

    expect(answered.status).toBe(400)
    expect(refusedWith(answered)).toMatchObject({
      code: 'CHECKOUT__ORDER_ORDER_ALREADY_PAID',
      meta: { parameters: { orderNumber: order.orderNumber } },
    })
  })

  it('an order nobody knows: CHECKOUT__ORDER_ORDER_NOT_FOUND', async () => {
    const { visitor } = await ordered()
    const paymentMethodId = await idOf('payment_method', 'technical_name', 'prepayment')
    const answered = await post(visitor, '/order/payment', { orderId: newId(), paymentMethodId })
    expect([answered.status, refusedWith(answered).code]).toEqual([404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND'])
  })

  it('a wrong user name or password: CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS', async () => {
    const answered = await logIn(shop.visitor())
    expect(answered.status).toBe(401)
    expect(refusedWith(answered)).toMatchObject({
      code: 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
      detail: 'Invalid username and/or password.',
    })
  })

  it('an e-mail that is in use: VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', async () => {
    await account(shop, shop.visitor())
    const answered = await register(shop, shop.visitor(), { guest: false, password: 'another password' })
    expect(refusedWith(answered)).toMatchObject({
      code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE',
      source: { pointer: '/email' },
      meta: { parameters: { '{{ email }}': 'ada@example.org' } },
    })
  })

  it('a password that is not the current one: VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT', async () => {
    const visitor = shop.visitor()
    await account(shop, visitor)
    const answered = await post(visitor, '/account/change-password', {
      password: 'guessed wrong',
      newPassword: password,
      newPasswordConfirm: password,
    })
    expect(refusedWith(answered)).toMatchObject({
      code: 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT',
      source: { pointer: '/password' },
    })
  })

  it('a VAT id of another form: VIOLATION::VAT_ID_FORMAT_NOT_CORRECT', async () => {
    const answered = await register(shop, shop.visitor(), { vatIds: ['nonsense'] })
    expect(refusedWith(answered)).toMatchObject({
      code: 'VIOLATION::VAT_ID_FORMAT_NOT_CORRECT',
      source: { pointer: '/vatIds' },
    })
  })

  it('a zip code of another country: VIOLATION::ZIP_CODE_INVALID', async () => {
    const { billingAddress } = await guestForm(shop)
    const answered = await register(shop, shop.visitor(), {
      billingAddress: { ...billingAddress, zipcode: '1' },
    })
    expect(refusedWith(answered)).toMatchObject({
      code: 'VIOLATION::ZIP_CODE_INVALID',
      source: { pointer: '/billingAddress/zipcode' },
    })
  })

  it('a blank field and a short one: VIOLATION::IS_BLANK_ERROR and VIOLATION::TOO_SHORT_ERROR', async () => {
    const { body } = await register(shop, shop.visitor(), { guest: false, lastName: '', password: 'short' })
    expect(body.errors.slice(0, 2)).toMatchObject([
      {
        code: 'VIOLATION::IS_BLANK_ERROR',
        source: { pointer: '/lastName' },
        detail: 'This value should not be blank.',
        meta: { parameters: { field: 'lastName' } },
      },
      { code: 'VIOLATION::TOO_SHORT_ERROR', source: { pointer: '/password' } },
    ])
  })

  it('too much at once, with the seconds to wait: FRAMEWORK__RATE_LIMIT_EXCEEDED', async () => {
    const visitor = shop.visitor()
    const answers = []
    for (let count = 0; count < 61; count++) answers.push(await post(visitor, '/checkout/order'))
    const last = answers.at(-1) as Answered

    expect(last.status).toBe(429)
    expect(refusedWith(last)).toMatchObject({
      code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED',
      meta: { parameters: { seconds: expect.any(Number) } },
    })
  })

  it('a page that is not there: 404, CONTENT__PAGE_NOT_FOUND and a route nobody knows', async () => {
    const page = await post(shop.visitor(), '/page', { path: '/there/is/no/such/page' })
    expect([page.status, refusedWith(page).code]).toEqual([404, 'CONTENT__PAGE_NOT_FOUND'])
    const route = await shop.request('/there/is/no/such/route')
    expect([route.status, refusedWith(route).code]).toEqual([404, 'FRAMEWORK__NOT_FOUND'])
  })

  it('a connection that is set up wrong: 401 and 412', async () => {
    const without = await shop.request('/context', { headers: { 'sw-access-key': '' } })
    expect([without.status, refusedWith(without).detail]).toEqual([
      401,
      'Header "sw-access-key" is required.',
    ])
    const wrong = await shop.request('/context', { headers: { 'sw-access-key': `${accessKey}X` } })
    expect([wrong.status, refusedWith(wrong).code]).toEqual([
      412,
      'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND',
    ])
  })

  it('everything while the shop is being looked after: 503', async () => {
    await shop.db().updateTable('sales_channel').set({ maintenance: true }).execute()
    const answered = await shop.request('/context')
    expect([answered.status, refusedWith(answered).code]).toEqual([
      503,
      'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE',
    ])
  })

  it('with "something went wrong", and no word more, what broke in itself: 500', async () => {
    await sql`alter table cart rename to cart_that_is_gone`.execute(shop.db())
    const answered = await cartOf(shop.visitor())
    expect(answered.status).toBe(500)
    expect(answered.body.errors).toEqual([
      expect.objectContaining({ code: 'FRAMEWORK__UNEXPECTED', detail: 'Something went wrong.' }),
    ])
  })
})

describe('every row', () => {
  const titles = ['error-catalogue', 'promotions', 'cart', 'login', 'account', 'my-account']
    .map((name) => readFileSync(new URL(`./${name}.test.ts`, import.meta.url), 'utf8'))
    .flatMap((source) => source.match(/\bit(?:\.each\([\s\S]*?\))?\(\s*['"`].*/g) ?? [])
    .join('\n')
  const shapes = readFileSync(new URL('../../src/store-api/shapes/cart-errors.ts', import.meta.url), 'utf8')
  const messageKeys = [...shapes.matchAll(/named\(\s*['`](.+?)['`]/g)].flatMap(([, key = '']) => {
    const [before, after] = key.split(/\$\{use\}/)
    return after === undefined ? [key] : [`${before}shipping${after}`, `${before}billing${after}`]
  })

  it('of the cart’s messages stands in the name of a test', () => {
    expect(messageKeys.length).toBeGreaterThan(25)
    expect(messageKeys.filter((key) => !titles.includes(key))).toEqual([])
  })
})
