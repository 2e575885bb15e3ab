import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { newToken } from '../../src/values/token.ts'
import { openShop, type Visitor } from '../shop.ts'

const shop = openShop()

const pot = productId('45.05.001')
/** Sold in steps of two. */
const bags = productId('60.20.017')
/** A closeout with two pieces left. */
const lastOnes = productId('10.60.353')
const handbook = productId('90.10.001')

type Item = { id?: unknown; referencedId?: unknown; quantity?: unknown; type?: string }

const add = (visitor: Visitor, ...items: Item[]) =>
  visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items } })
const change = (visitor: Visitor, ...items: Item[]) =>
  visitor.ask('/checkout/cart/line-item', { method: 'PATCH', body: { items } })
const remove = (visitor: Visitor, ...ids: string[]) =>
  visitor.ask('/checkout/cart/line-item/delete', { method: 'POST', body: { ids } })
const quantities = (body: { lineItems: { id: string; quantity: number }[] }) =>
  Object.fromEntries(body.lineItems.map(({ id, quantity }) => [id, quantity]))
const keys = (body: { errors: Record<string, { messageKey: string }> }) =>
  Object.values(body.errors).map(({ messageKey }) => messageKey)
const setProduct = (id: string, values: object) =>
  shop.db().updateTable('product').set(values).where('id', '=', id).execute()

describe('GET /checkout/cart', () => {
  it('shows an empty cart without deliveries, and writes nothing', async () => {
    const { status, body } = await shop.visitor().ask('/checkout/cart')

    expect(status).toBe(200)
    expect(body).toMatchObject({
      apiAlias: 'cart',
      lineItems: [],
      errors: [],
      deliveries: [],
      transactions: [],
      price: { totalPrice: 0, positionPrice: 0, netPrice: 0, apiAlias: 'cart_price' },
    })
    expect(shop.statements().filter((sql) => /^\s*(insert|update|delete)/i.test(sql))).toEqual([])
  })

  it('belongs to its token alone', async () => {
    await add(shop.visitor(), { id: pot, quantity: 1 })
    expect((await shop.visitor().ask('/checkout/cart')).body.lineItems).toEqual([])
  })

  it('costs as many questions for 200 lines as for one', async () => {
    const ada = shop.visitor()
    const products = await shop
      .db()
      .selectFrom('product')
      .select('id')
      .where('has_variants', '=', false)
      .where('active', '=', true)
      .where((where) => where.or([where('is_closeout', '=', false), where('stock', '>', 1)]))
      .limit(200)
      .execute()
    await add(ada, ...products.map(({ id }) => ({ id, quantity: 2 })))
    const before = shop.statements().length
    const { body } = await ada.ask('/checkout/cart')

    expect(body.lineItems.length).toBeGreaterThan(150)
    expect(shop.statements().length - before).toBeLessThanOrEqual(2)
  })
})

describe('POST /checkout/cart/line-item', () => {
  it('adds up lines, shipping and tax', async () => {
    const { body } = await add(shop.visitor(), { id: pot, quantity: 2 }, { id: bags, quantity: 2 })

    expect(quantities(body)).toEqual({ [pot]: 2, [bags]: 2 })
    expect(body.price).toMatchObject({ positionPrice: 62.8, taxStatus: 'gross' })
    expect(body.price.rawTotal).toBeCloseTo(62.8 + body.deliveries[0].shippingCosts.totalPrice, 2)
    expect(body.price.netPrice + body.price.calculatedTaxes[0].tax).toBeCloseTo(body.price.rawTotal, 2)
    expect(body.price.calculatedTaxes).toHaveLength(1)
    expect(body.lineItems[0]).toMatchObject({
      type: 'product',
      good: true,
      states: ['is-physical'],
      payload: { productNumber: '45.05.001', options: [{ group: 'Farbe', option: 'Grün' }] },
      quantityInformation: { minPurchase: 1, maxPurchase: 100, purchaseSteps: 1 },
      price: { unitPrice: 24.9, totalPrice: 49.8, apiAlias: 'calculated_price' },
    })
    expect(body.deliveries[0].location.country.iso).toBe('CH')
    expect(body.transactions).toHaveLength(1)
  })

  it('sums quantities, whichever of id and referencedId names the product', async () => {
    const ada = shop.visitor()
    await add(ada, { id: pot, quantity: 1 })
    await add(ada, { referencedId: pot, quantity: 2 })
    const { body } = await add(ada, { id: 'my-line', referencedId: pot, quantity: 3 }, { id: pot })

    expect(quantities(body)).toEqual({ [pot]: 7 })
  })

  it('lets a client name its lines', async () => {
    const ada = shop.visitor()
    await add(ada, { id: 'job_7-kitchen', referencedId: pot, quantity: 1 })

    expect((await change(ada, { id: 'job_7-kitchen', quantity: 4 })).body.lineItems).toMatchObject([
      { id: 'job_7-kitchen', referencedId: pot, quantity: 4 },
    ])
    expect((await add(ada, { id: 'no spaces!', referencedId: pot })).status).toBe(400)
  })

  it('takes three questions at most: the visit, the line, the cart', async () => {
    await add(shop.visitor(), { id: pot, quantity: 1 })
    // The channel is kept in memory by a running shop.
    expect(shop.statements().filter((sql) => !sql.includes('from sales_channel'))).toHaveLength(3)
  })

  it('keeps out what the shop does not sell, and says so', async () => {
    const unknown = 'f'.repeat(32)
    const ada = shop.visitor()
    const { status, body } = await add(ada, { id: unknown, quantity: 1 }, { id: pot, quantity: 1 })

    expect(status).toBe(200)
    expect(quantities(body)).toEqual({ [pot]: 1 })
    expect(body.errors).toEqual({
      [`product-not-found${unknown}`]: {
        id: unknown,
        key: `product-not-found${unknown}`,
        code: 0,
        level: 20,
        messageKey: 'product-not-found',
        message: `The product ${unknown} could not be found`,
        parameters: { id: unknown },
        block: true,
        blockResubmit: true,
      },
    })
    expect((await ada.ask('/checkout/cart')).body.errors).toEqual([])
  })

  it('makes no cart for a product that does not exist', async () => {
    await add(shop.visitor(), { id: 'f'.repeat(32), quantity: 1 })
    expect(await shop.db().selectFrom('cart').selectAll().execute()).toEqual([])
  })

  it('does not sell the parent of variants', async () => {
    const parent = await shop
      .db()
      .selectFrom('product')
      .select('id')
      .where('has_variants', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(keys((await add(shop.visitor(), { id: parent.id, quantity: 1 })).body)).toEqual([
      'product-not-found',
    ])
  })

  it.each([0, -1, 1.5, '2', 2 ** 31, 1e300, null, Number.NaN, true, [], {}])(
    'refuses %j pieces',
    async (quantity) => {
      const { status, body } = await add(shop.visitor(), { id: pot, quantity })

      expect(status).toBe(400)
      expect(body.errors[0]).toMatchObject({
        status: '400',
        code: 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY',
      })
    },
  )

  it('takes what a client sends as null for left out', async () => {
    const items = [
      { id: null, referencedId: pot, type: null, quantity: 1 },
      { id: pot, referencedId: null, quantity: 1 },
    ]
    const { body } = await shop.visitor().ask('/checkout/cart/line-item', { method: 'POST', body: { items } })

    expect(quantities(body)).toEqual({ [pot]: 2 })
  })

  it('says in words what is wrong with a wish of the wrong type', async () => {
    const ask = (items: unknown) =>
      shop.visitor().ask('/checkout/cart/line-item', { method: 'POST', body: { items } })

    expect((await ask(null)).body.errors[0]).toMatchObject({
      code: 'VIOLATION::INVALID_TYPE_ERROR',
      detail: 'This value should be of type array.',
      source: { pointer: '/items' },
    })
    expect((await ask([{ id: 'two words' }])).body.errors[0]).toMatchObject({
      code: 'VIOLATION::STRICT_CHECK_FAILED_ERROR',
      source: { pointer: '/items/0/id' },
    })
  })

  it('gives of a huge order what the shop sells at once', async () => {
    const { body } = await add(shop.visitor(), { id: pot, quantity: 2_147_483_647 })

    expect(quantities(body)).toEqual({ [pot]: 100 })
    expect(body.errors[`product-stock-reached${pot}`]).toMatchObject({
      messageKey: 'product-stock-reached',
      quantity: 100,
      parameters: { name: 'POT Grün', quantity: 100 },
      level: 10,
    })
  })

  it('stops at the stock of what ends with it', async () => {
    await setProduct(lastOnes, { is_closeout: true, stock: 2 })
    const ada = shop.visitor()
    const { body } = await add(ada, { id: lastOnes, quantity: 5 })

    expect(quantities(body)).toEqual({ [lastOnes]: 2 })
    expect(keys(body)).toContain('product-stock-reached')
    expect(keys((await ada.ask('/checkout/cart')).body)).not.toContain('product-stock-reached')
  })

  it('says what is sold out', async () => {
    await setProduct(lastOnes, { is_closeout: true, stock: 0 })
    const { body } = await add(shop.visitor(), { id: lastOnes, quantity: 1 })

    expect(body.lineItems).toEqual([])
    expect(keys(body)).toEqual(['product-out-of-stock'])
  })

  it('raises to the minimum order and goes down to the purchase step', async () => {
    await setProduct(bags, { min_purchase: 2, purchase_steps: 2 })
    const ada = shop.visitor()

    expect(keys((await add(ada, { id: bags, quantity: 1 })).body)).toEqual(['min-order-quantity'])
    const { body } = await change(ada, { id: bags, quantity: 5 })
    expect(keys(body)).toEqual(['purchase-steps-quantity'])
    expect(quantities(body)).toEqual({ [bags]: 4 })
  })

  it('does not know any code yet', async () => {
    const { body } = await add(shop.visitor(), { referencedId: 'SUMMER', type: 'promotion' })

    expect(body.errors['promotion-not-found']).toMatchObject({
      code: 0,
      promotionCode: 'SUMMER',
      parameters: { code: 'SUMMER' },
      block: false,
    })
  })

  it('refuses two types on one line', async () => {
    const ada = shop.visitor()
    await add(ada, { id: 'one', referencedId: pot, quantity: 1 })
    const { status, body } = await add(ada, { id: 'one', referencedId: 'SUMMER', type: 'promotion' })

    expect([status, body.errors[0].code]).toEqual([409, 'CHECKOUT__CART_MIXED_LINE_ITEM_TYPE'])
  })

  it('refuses what is no line', async () => {
    const codeOf = async (...items: Item[]) => {
      const { status, body } = await add(shop.visitor(), ...items)
      return [status, body.errors[0].code]
    }
    expect(await codeOf({ id: pot, type: 'custom' })).toEqual([
      400,
      'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED',
    ])
    expect(await codeOf({ id: 'line', referencedId: 'no-id' })).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
    expect(await codeOf({ quantity: 1 })).toEqual([400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'])
    const { status } = await shop
      .visitor()
      .ask('/checkout/cart/line-item', { method: 'POST', body: '{"items":' })
    expect(status).toBe(400)
  })

  it('holds at most 500 different products', async () => {
    const items = Array.from({ length: 501 }, (_, number) => ({ id: number.toString(16).padStart(32, '0') }))
    const { status, body } = await add(shop.visitor(), ...items)

    expect([status, body.errors[0].code]).toEqual([400, 'CHECKOUT__CART_FULL'])
  })
})

describe('PATCH and delete of line items', () => {
  it('changes all or nothing', async () => {
    const ada = shop.visitor()
    await add(ada, { id: pot, quantity: 1 })
    const { status, body } = await change(ada, { id: pot, quantity: 3 }, { id: 'nobody', quantity: 1 })

    expect([status, body.errors[0].code]).toEqual([404, 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND'])
    expect(quantities((await ada.ask('/checkout/cart')).body)).toEqual({ [pot]: 1 })
    expect((await change(ada, { id: pot, quantity: 0 })).status).toBe(400)
    expect((await change(ada, { id: pot })).status).toBe(400)
  })

  it('does not touch a stranger’s cart', async () => {
    const ada = shop.visitor()
    await add(ada, { id: pot, quantity: 1 })

    expect((await change(shop.visitor(), { id: pot, quantity: 9 })).status).toBe(404)
    expect((await remove(shop.visitor(), pot)).status).toBe(404)
    expect(quantities((await ada.ask('/checkout/cart')).body)).toEqual({ [pot]: 1 })
  })

  it('takes lines out, in both spellings', async () => {
    const ada = shop.visitor()
    await add(ada, { id: pot, quantity: 1 }, { id: bags, quantity: 2 })

    expect(quantities((await remove(ada, pot)).body)).toEqual({ [bags]: 2 })
    const { body } = await ada.ask('/checkout/cart/line-item', { method: 'DELETE', body: { ids: [bags] } })
    expect(body.lineItems).toEqual([])
  })

  it('empties the cart', async () => {
    const ada = shop.visitor()
    await add(ada, { id: pot, quantity: 1 })

    expect((await ada.ask('/checkout/cart', { method: 'DELETE' })).status).toBe(204)
    expect((await ada.ask('/checkout/cart')).body.lineItems).toEqual([])
  })
})

describe('a cart that the shop has to correct', () => {
  it('loses a product that is gone, and says so once', async () => {
    const ada = shop.visitor()
    await add(ada, { id: pot, quantity: 1 })
    await setProduct(pot, { active: false })

    const { body } = await ada.ask('/checkout/cart')
    expect([body.lineItems, keys(body)]).toEqual([[], ['product-not-found']])
    expect((await ada.ask('/checkout/cart')).body.errors).toEqual([])
  })

  it('changes a payment method that is not offered for such a sum', async () => {
    const ada = shop.visitor()
    const { body } = await add(ada, { id: productId('11.60.5035.1'), quantity: 2 })

    expect(keys(body)).toEqual(['payment-method-blocked', 'payment-method-changed'])
    expect(body.errors['payment-method-changed-Rechnung-Vorauszahlung']).toMatchObject({
      level: 0,
      block: false,
      oldPaymentMethodName: 'Rechnung',
      newPaymentMethodName: 'Vorauszahlung',
    })
    expect((await ada.ask('/checkout/cart')).body.errors).toEqual([])
    expect((await ada.ask('/context')).body.paymentMethod.technicalName).toBe('payment_prepayment')
  })

  it('changes a shipping method that does not go there', async () => {
    const ada = shop.visitor()
    await add(ada, { id: pot, quantity: 1 })
    const methods = await shop.db().selectFrom('shipping_method').select(['id', 'technical_name']).execute()
    const pickup = methods.find((method) => method.technical_name === 'pickup')?.id
    const italy = await shop
      .db()
      .selectFrom('country')
      .select('id')
      .where('iso', '=', 'IT')
      .executeTakeFirstOrThrow()
    await ada.ask('/context', { method: 'PATCH', body: { shippingMethodId: pickup } })
    expect((await ada.ask('/checkout/cart')).body.deliveries[0].shippingCosts.totalPrice).toBe(0)

    await ada.ask('/context', { method: 'PATCH', body: { countryId: italy.id } })
    const { body } = await ada.ask('/checkout/cart')
    expect(keys(body)).toEqual(expect.arrayContaining(['shipping-method-blocked', 'shipping-method-changed']))
    expect(body.deliveries[0].location.country.iso).toBe('IT')
    expect(body.price.calculatedTaxes[0].taxRate).toBe(22)
  })
})

describe('a virtual cart', () => {
  it('is sent nowhere and costs no shipping', async () => {
    const { body } = await add(shop.visitor(), { id: handbook, quantity: 1 })

    expect(body.lineItems[0].states).toEqual(['is-download'])
    expect(body.deliveries).toEqual([])
    expect(body.price.totalPrice).toBe(19)
  })
})

describe('delivery', () => {
  it('promises working days from today on', async () => {
    shop.setClock(new Date('2026-03-02T09:00:00Z'))
    const { body } = await add(shop.visitor(), { id: pot, quantity: 1 })

    expect(body.deliveries[0].deliveryDate.earliest.slice(0, 10) > '2026-03-02').toBe(true)
    expect(body.deliveries[0].positions).toMatchObject([{ identifier: pot, quantity: 1 }])
  })

  it('takes longer when the stock is short', async () => {
    shop.setClock(new Date('2026-03-02T09:00:00Z'))
    await setProduct(pot, { stock: 1, restock_days: 15 })
    const ada = shop.visitor()
    const before = (await add(ada, { id: pot, quantity: 1 })).body.deliveries[0].deliveryDate.latest
    const after = (await add(ada, { id: pot, quantity: 1 })).body.deliveries[0].deliveryDate.latest

    expect(after > before).toBe(true)
  })

  it('is free above the threshold of the country', async () => {
    const ada = shop.visitor()
    const few = await add(ada, { id: pot, quantity: 1 })
    const many = await add(ada, { id: pot, quantity: 20 })

    expect(few.body.deliveries[0].shippingCosts.totalPrice).toBeGreaterThan(0)
    expect(many.body.deliveries[0].shippingCosts.totalPrice).toBe(0)
  })
})

describe('two carts of one shopper', () => {
  it('do not exist: the same token finds the same cart', async () => {
    const token = newToken()
    const items = { items: [{ id: pot, quantity: 1 }] }
    await shop.request('/checkout/cart/line-item', { method: 'POST', body: items, token })
    await shop.request('/checkout/cart/line-item', { method: 'POST', body: items, token })

    expect((await shop.request('/checkout/cart', { token })).body.lineItems).toMatchObject([{ quantity: 2 }])
  })
})
