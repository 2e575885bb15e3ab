import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { issueCodes } from '../../src/shop/promotions/issue-codes.ts'
import type { Condition, Discount, PromotionId, PromotionKind } from '../../src/shop/promotions/promotion.ts'
import { releasePromotions } from '../../src/shop/promotions/take-promotions.ts'
import { idFrom, newId } from '../../src/values/ids.ts'
import { register } from '../people.ts'
import { openShop, type Visitor } from '../shop.ts'

const shop = openShop()
const pot = productId('45.05.001')
const bags = productId('60.20.017')

const post = (visitor: Visitor, items: object[]) =>
  visitor.ask('/checkout/cart/line-item', { method: 'POST', body: { items } })
const add = (visitor: Visitor, id: string, quantity: number) => post(visitor, [{ id, quantity }])
const enter = (visitor: Visitor, ...codes: string[]) =>
  post(
    visitor,
    codes.map((referencedId) => ({ type: 'promotion', referencedId })),
  )
const remove = (visitor: Visitor, ...ids: string[]) =>
  visitor.ask('/checkout/cart/line-item/delete', { method: 'POST', body: { ids } })
const order = (visitor: Visitor, body: object = {}) =>
  visitor.ask('/checkout/order', { method: 'POST', body })
const cartOf = async (visitor: Visitor) => (await visitor.ask('/checkout/cart')).body

type Body = { lineItems: { type: string }[]; errors: Record<string, { messageKey: string }> }
const discounts = (body: Body) => body.lineItems.filter(({ type }) => type === 'promotion')
const said = (body: Body) => Object.values(body.errors).map(({ messageKey }) => messageKey)

const chf = (cents: number) => ({ CHF: cents, EUR: cents })
const percent = (percent: number): Discount => ({ kind: 'percentage', scope: 'cart', percent })

type Wish = {
  kind?: PromotionKind
  name?: string
  conditions?: Condition[]
  discounts?: Discount[]
  values?: object
}

/** A promotion of its own for a test; answers its id. */
async function promote(code: string | null, { kind, name, conditions = [], discounts, values }: Wish = {}) {
  const id = newId<'promotion'>()
  const label = name ?? code ?? 'Aktion'
  await shop
    .db()
    .insertInto('promotion')
    .values({
      id,
      kind: kind ?? (code === null ? 'automatic' : 'code'),
      name: jsonb({ 'de-DE': label, 'en-US': `${label} (en)` }),
      conditions: jsonb(conditions),
      discounts: jsonb(discounts ?? [percent(10)]),
      ...values,
    })
    .execute()
  if (code !== null) await shop.db().insertInto('promotion_code').values({ code, promotion_id: id }).execute()
  return id
}

const jsonb = (value: object) => sql<object>`${JSON.stringify(value)}::jsonb`

const change = (id: PromotionId, values: object) =>
  shop.db().updateTable('promotion').set(values).where('id', '=', id).execute()
const usesOf = async (id: PromotionId) =>
  (await shop.db().selectFrom('promotion').select('uses').where('id', '=', id).executeTakeFirstOrThrow()).uses

// The delivered promotions have their own test.
beforeEach(() => sql`delete from promotion`.execute(shop.db()))

describe('a code', () => {
  it('takes its discount off, as a line of type promotion, and says so once: promotion-discount-added', async () => {
    const id = await promote('SOMMER')
    const ada = shop.visitor()
    await add(ada, pot, 2)
    const { status, body } = await enter(ada, ' sommer ')

    expect(status).toBe(200)
    expect(discounts(body)).toEqual([
      expect.objectContaining({
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        type: 'promotion',
        referencedId: 'SOMMER',
        label: 'SOMMER',
        good: false,
        quantity: 1,
        stackable: false,
        removable: true,
        apiAlias: 'cart_line_item',
      }),
    ])
    const [discount] = discounts(body) as never as [{ id: string; price: object; payload: object }]
    expect(discount.price).toMatchObject({ unitPrice: -4.98, totalPrice: -4.98, quantity: 1 })
    expect(discount.payload).toEqual({
      promotionId: id,
      discountId: discount.id,
      discountType: 'percentage',
      discountScope: 'cart',
      code: 'SOMMER',
      promotionCodeType: 'fixed',
      value: 10,
      composition: [{ id: pot, quantity: 2, discount: -4.98 }],
      shippingDiscount: 0,
    })
    expect(body.price).toMatchObject({ positionPrice: 44.82 })
    expect(body.errors[`promotion-discount-added-${discount.id}`]).toMatchObject({
      messageKey: 'promotion-discount-added',
      level: 0,
      block: false,
      name: 'SOMMER',
      parameters: { name: 'SOMMER', discountLineItemId: discount.id },
    })
    expect(body.extensions['cart-promotions']).toMatchObject({
      addedCodes: ['SOMMER'],
      blockedPromotionIds: [],
    })

    const again = await cartOf(ada)
    expect(said(again)).toEqual([])
    expect(discounts(again)).toHaveLength(1)
  })

  it('is named in the language of the visit', async () => {
    await promote('SOMMER')
    const ada = shop.visitor()
    await add(ada, pot, 1)
    const { body } = await ada.ask('/checkout/cart/line-item', {
      method: 'POST',
      body: { items: [{ type: 'promotion', referencedId: 'SOMMER' }] },
      headers: { 'accept-language': 'en-US', 'sw-language-id': await languageId('en-US') },
    })
    expect(discounts(body)).toMatchObject([{ label: 'SOMMER (en)' }])
  })

  it('goes in the language the visit speaks by then', async () => {
    await promote('SOMMER', { conditions: [{ kind: 'country', isos: ['CH'] }] })
    const ada = shop.visitor()
    await add(ada, pot, 1)
    await enter(ada, 'SOMMER')
    const terms = { languageId: await languageId('en-US'), countryId: idFrom('country', 'DE') }
    await ada.ask('/context', { method: 'PATCH', body: terms })

    const errors: { messageKey: string; name: string }[] = Object.values((await cartOf(ada)).errors)
    expect(errors.find(({ messageKey }) => messageKey === 'promotion-discount-deleted')?.name).toBe(
      'SOMMER (en)',
    )
  })

  it('that nobody knows is refused and not kept: promotion-not-found', async () => {
    const ada = shop.visitor()
    await add(ada, pot, 1)
    const { body } = await enter(ada, 'nonsense')

    expect(body.errors['promotion-not-found']).toMatchObject({
      level: 20,
      block: false,
      promotionCode: 'NONSENSE',
      parameters: { promotionCode: 'NONSENSE' },
    })
    expect(body.extensions['cart-promotions'].addedCodes).toEqual([])
    expect(said(await cartOf(ada))).toEqual([])
  })

  it.each([
    ['is switched off', { active: false }],
    ['has not begun', { valid_from: '2099-01-01' }],
    ['is over', { valid_until: '2020-01-01' }],
    ['is used up', { max_uses: 3, uses: 3 }],
  ])('whose promotion %s is not found', async (_, values) => {
    await promote('FRUEHER', { values })
    const ada = shop.visitor()
    await add(ada, pot, 1)
    const { body } = await enter(ada, 'FRUEHER')

    expect(said(body)).toEqual(['promotion-not-found'])
    expect(body.extensions['cart-promotions'].addedCodes).toEqual([])
  })

  it('whose conditions do not hold yet is kept and says so each time: promotion-not-eligible', async () => {
    await promote('GROSS', { conditions: [{ kind: 'minimum-value', cents: chf(10_000) }] })
    const ada = shop.visitor()
    await add(ada, pot, 1)
    const { body } = await enter(ada, 'GROSS')

    expect(body.errors['promotion-not-eligible']).toMatchObject({ level: 0, block: false, name: 'GROSS' })
    expect(body.extensions['cart-promotions'].addedCodes).toEqual(['GROSS'])
    expect(said(await cartOf(ada))).toEqual(['promotion-not-eligible'])

    const enough = (await add(ada, pot, 5)).body
    expect(said(enough)).toEqual(['promotion-discount-added'])
    expect(discounts(enough)).toHaveLength(1)
  })

  it('waits in an empty cart', async () => {
    await promote('SOMMER')
    const ada = shop.visitor()
    expect(said((await enter(ada, 'SOMMER')).body)).toEqual(['promotion-not-eligible'])
    expect(said((await add(ada, pot, 1)).body)).toEqual(['promotion-discount-added'])
  })

  it('entered twice counts once', async () => {
    await promote('SOMMER')
    const ada = shop.visitor()
    await add(ada, pot, 1)
    await enter(ada, 'SOMMER', 'sommer')
    const { body } = await enter(ada, 'Sommer')

    expect(discounts(body)).toHaveLength(1)
    expect(body.extensions['cart-promotions'].addedCodes).toEqual(['SOMMER'])
  })

  it('that does not go with a stronger one is excluded: promotion-excluded', async () => {
    await promote('ALLEIN', { values: { exclusive: true, priority: 10 } })
    await promote('SOMMER')
    const ada = shop.visitor()
    await add(ada, pot, 1)
    const { body } = await enter(ada, 'SOMMER', 'ALLEIN')

    expect(discounts(body)).toMatchObject([{ referencedId: 'ALLEIN' }])
    expect(body.errors['promotion-excluded']).toMatchObject({ level: 0, block: false, name: 'SOMMER' })
    expect(said(await cartOf(ada))).toEqual(['promotion-excluded'])
  })

  it('is excluded by name, whichever of the two says so', async () => {
    const one = await promote('EINS', { values: { priority: 5 } })
    const two = await promote('ZWEI')
    await shop
      .db()
      .insertInto('promotion_exclusion')
      .values({ promotion_id: two, excluded_id: one })
      .execute()
    const ada = shop.visitor()
    await add(ada, pot, 1)

    expect(discounts((await enter(ada, 'ZWEI', 'EINS')).body)).toMatchObject([{ referencedId: 'EINS' }])
  })

  it('takes nothing off what costs nothing: promotions-on-cart-price-zero-error', async () => {
    await promote('SOMMER')
    await sql`update product_price set cents = 0 where product_id = ${pot}`.execute(shop.db())
    const ada = shop.visitor()
    await add(ada, pot, 1)
    const { body } = await enter(ada, 'SOMMER')

    expect(body.errors['promotions-on-cart-price-zero-error']).toMatchObject({
      level: 0,
      block: false,
      promotions: ['SOMMER'],
      parameters: { promotions: 'SOMMER' },
    })
    expect(discounts(body)).toEqual([])
  })

  it('goes with its line, and says so once: promotion-discount-deleted', async () => {
    await promote('SOMMER')
    const ada = shop.visitor()
    await add(ada, pot, 1)
    const [discount] = discounts((await enter(ada, 'SOMMER')).body) as never as [{ id: string }]
    const { status, body } = await remove(ada, discount.id)

    expect(status).toBe(200)
    expect(body.errors[`promotion-discount-deleted-${discount.id}`]).toMatchObject({
      level: 0,
      block: false,
      name: 'SOMMER',
      discountLineItemId: discount.id,
    })
    expect([discounts(body), body.extensions['cart-promotions'].addedCodes]).toEqual([[], []])
    expect(said(await cartOf(ada))).toEqual([])
    expect(body.price.positionPrice).toBe(24.9)
  })

  it('can be taken out by itself, as long as it waits', async () => {
    await promote('GROSS', { conditions: [{ kind: 'minimum-value', cents: chf(10_000) }] })
    const ada = shop.visitor()
    await enter(ada, 'GROSS')
    const { status, body } = await remove(ada, 'gross')

    expect([status, said(body), body.extensions['cart-promotions'].addedCodes]).toEqual([200, [], []])
  })

  it('whose discount lost its reason stays and waits: promotion-discount-deleted', async () => {
    await promote('GROSS', { conditions: [{ kind: 'minimum-value', cents: chf(10_000) }] })
    const ada = shop.visitor()
    await add(ada, pot, 5)
    await enter(ada, 'GROSS')
    const { body } = await ada.ask('/checkout/cart/line-item', {
      method: 'PATCH',
      body: { items: [{ id: pot, quantity: 1 }] },
    })

    expect(said(body)).toEqual(['promotion-discount-deleted', 'promotion-not-eligible'])
    expect(body.extensions['cart-promotions'].addedCodes).toEqual(['GROSS'])
    expect(said(await cartOf(ada))).toEqual(['promotion-not-eligible'])
  })

  it('that ended while it lay in the cart is let go', async () => {
    const id = await promote('SOMMER')
    const ada = shop.visitor()
    await add(ada, pot, 1)
    await enter(ada, 'SOMMER')
    await change(id, { active: false })
    const body = await cartOf(ada)

    expect(said(body)).toEqual(['promotion-discount-deleted', 'promotion-not-found'])
    expect(body.extensions['cart-promotions'].addedCodes).toEqual([])
    expect(said(await cartOf(ada))).toEqual([])
  })
})

describe('the line of a discount', () => {
  it('has no quantity to change: CHECKOUT__CART_LINE_ITEM_TYPE_NOT_UPDATABLE', async () => {
    await promote('SOMMER')
    const ada = shop.visitor()
    await add(ada, pot, 1)
    const [discount] = discounts((await enter(ada, 'SOMMER')).body) as never as [{ id: string }]
    const { status, body } = await ada.ask('/checkout/cart/line-item', {
      method: 'PATCH',
      body: {
        items: [
          { id: pot, quantity: 3 },
          { id: discount.id, quantity: 2 },
        ],
      },
    })

    expect([status, body.errors[0].code]).toEqual([400, 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_UPDATABLE'])
    expect((await cartOf(ada)).lineItems[0].quantity).toBe(1)
  })

  it('is no good: neither counted nor sent', async () => {
    const handbook = productId('90.10.001')
    await promote('SOMMER')
    await sql`update product_price set cents = 1000 where product_id = ${handbook}`.execute(shop.db())
    const ada = shop.visitor()
    await add(ada, handbook, 1)
    const { body } = await enter(ada, 'SOMMER')

    expect(body.deliveries).toEqual([])
    expect(discounts(body)).toMatchObject([{ good: false, states: [] }])
  })
})

describe('an automatic promotion', () => {
  it('comes by itself and can be kept away', async () => {
    const id = await promote(null)
    const ada = shop.visitor()
    const { body } = await add(ada, pot, 1)
    const [discount] = discounts(body) as never as [{ id: string }]

    expect(said(body)).toEqual(['promotion-discount-added'])
    expect(discounts(body)).toMatchObject([{ payload: { code: '', promotionCodeType: 'global' } }])
    const without = (await remove(ada, discount.id)).body
    expect(said(without)).toEqual(['promotion-discount-deleted'])
    expect(without.extensions['cart-promotions'].blockedPromotionIds).toEqual([id])
    expect(discounts((await add(ada, pot, 1)).body)).toEqual([])
  })

  it('that ended says so once, and before an order: auto-promotion-not-found', async () => {
    const id = await promote(null, { name: 'Messe' })
    const ada = shop.visitor()
    await add(ada, pot, 1)
    await register(shop, ada)
    await change(id, { valid_until: new Date(Date.now() - 1000) })
    const refused = await order(ada)

    expect([refused.status, refused.body.errors[0].code]).toEqual([500, 'CHECKOUT__CART_INVALID'])
    expect(refused.body.cart.errors['auto-promotion-not-found-Messe']).toMatchObject({
      level: 20,
      block: true,
      name: 'Messe',
    })
    expect(said(await cartOf(ada))).toEqual([])
    expect((await order(ada)).status).toBe(200)
  })

  it('whose conditions do not hold any more is merely deleted', async () => {
    await promote(null, { conditions: [{ kind: 'minimum-value', cents: chf(4_000) }] })
    const ada = shop.visitor()
    await add(ada, pot, 2)
    const { body } = await ada.ask('/checkout/cart/line-item', {
      method: 'PATCH',
      body: { items: [{ id: pot, quantity: 1 }] },
    })
    expect(said(body)).toEqual(['promotion-discount-deleted'])
  })

  it('that never applied is not spoken of', async () => {
    await promote(null, { conditions: [{ kind: 'minimum-value', cents: chf(40_000) }] })
    expect(said((await add(shop.visitor(), pot, 1)).body)).toEqual([])
  })
})

describe('a discount on shipping', () => {
  const free: Discount[] = [{ kind: 'percentage', scope: 'shipping', percent: 100 }]

  it('is a delivery below zero beside the one that carries the goods', async () => {
    await promote('GRATIS', { discounts: free })
    const ada = shop.visitor()
    const before = (await add(ada, pot, 1)).body
    const cost = before.deliveries[0].shippingCosts.totalPrice
    const { body } = await enter(ada, 'GRATIS')

    expect(cost).toBeGreaterThan(0)
    expect(
      body.deliveries.map((delivery: { shippingCosts: { totalPrice: number }; positions: unknown[] }) => [
        delivery.shippingCosts.totalPrice,
        delivery.positions.length,
      ]),
    ).toEqual([
      [cost, 1],
      [-cost, 0],
    ])
    expect(discounts(body)).toMatchObject([
      { price: { totalPrice: 0 }, payload: { discountScope: 'delivery', shippingDiscount: -cost } },
    ])
    expect(body.price.rawTotal).toBe(24.9)
  })

  it('is not eligible where shipping costs nothing already', async () => {
    await promote('GRATIS', { discounts: free })
    const ada = shop.visitor()
    await add(ada, pot, 50)
    expect(said((await enter(ada, 'GRATIS')).body)).toEqual(['promotion-not-eligible'])
  })

  it('is folded into the parcel of the order and stays visible at its line', async () => {
    await promote('GRATIS', { discounts: free })
    const ada = shop.visitor()
    await add(ada, pot, 1)
    await enter(ada, 'GRATIS')
    await register(shop, ada)
    const { status, body } = await order(ada)

    expect(status).toBe(200)
    expect(body).toMatchObject({ shippingTotal: 0, amountTotal: 24.9 })
    expect(body.deliveries).toHaveLength(1)
    expect(body.deliveries[0].shippingCosts.totalPrice).toBe(0)
    expect(discounts(body)).toMatchObject([
      { referencedId: 'GRATIS', payload: { shippingDiscount: expect.any(Number) } },
    ])
  })
})

describe('what discounts leave', () => {
  it('decides over free shipping: the threshold looks at what is paid', async () => {
    await promote('HALB', { discounts: [percent(50)] })
    const ada = shop.visitor()
    let pieces = 0
    let body = (await cartOf(ada)) as { deliveries: { shippingCosts: { totalPrice: number } }[] }
    while (body.deliveries[0]?.shippingCosts.totalPrice !== 0) {
      body = (await add(ada, pot, 1)).body
      pieces += 1
      if (pieces > 60) throw new Error('nothing ever travels free')
    }

    const { body: halved } = await enter(ada, 'HALB')
    expect(halved.deliveries[0].shippingCosts.totalPrice).toBeGreaterThan(0)
  })

  it('adds up in every tax state', async () => {
    await promote('SOMMER', { discounts: [{ kind: 'absolute', scope: 'cart', cents: chf(1_111) }] })
    const ada = shop.visitor()
    await add(ada, pot, 3)
    await add(ada, bags, 2)
    const { price } = (await enter(ada, 'SOMMER')).body
    const tax = price.calculatedTaxes.reduce((sum: number, { tax }: { tax: number }) => sum + tax, 0)

    expect(Math.round((price.netPrice + tax) * 100)).toBe(Math.round(price.rawTotal * 100))
  })
})

describe('an order with a discount', () => {
  it('keeps it as a line below zero and counts its use', async () => {
    const id = await promote('SOMMER')
    const ada = shop.visitor()
    await add(ada, pot, 2)
    const total = (await enter(ada, 'SOMMER')).body.price.totalPrice
    await register(shop, ada)
    const { status, body } = await order(ada, { total })

    expect(status).toBe(200)
    expect(discounts(body)).toMatchObject([
      {
        type: 'promotion',
        label: 'SOMMER',
        referencedId: 'SOMMER',
        good: false,
        productId: null,
        totalPrice: -4.98,
        states: [],
        payload: { code: 'SOMMER', value: 10, composition: [{ discount: -4.98 }] },
      },
    ])
    expect(body.amountTotal).toBe(total)
    expect(await usesOf(id)).toBe(1)
    expect(await shop.db().selectFrom('promotion_use').select(['customer_key', 'code']).execute()).toEqual([
      { customer_key: 'ada@example.org', code: 'SOMMER' },
    ])

    const read = await ada.ask('/order', {
      method: 'POST',
      body: { ids: [body.id], associations: { lineItems: {} } },
    })
    expect(discounts(read.body.orders.elements[0])).toHaveLength(1)
  })

  it('can be put into the cart again as it is', async () => {
    await promote('SOMMER')
    const ada = shop.visitor()
    await add(ada, pot, 1)
    await enter(ada, 'SOMMER')
    await register(shop, ada)
    const { lineItems } = (await order(ada)).body
    const { status, body } = await post(
      ada,
      lineItems.map(({ referencedId, type, quantity }: Record<string, unknown>) => ({
        referencedId,
        type,
        quantity,
      })),
    )

    expect([status, discounts(body).length]).toEqual([200, 1])
  })

  it('gives back what it used when it is cancelled, once', async () => {
    const id = await promote('SOMMER', { values: { max_uses: 1 } })
    const ada = shop.visitor()
    await add(ada, pot, 1)
    await enter(ada, 'SOMMER')
    await register(shop, ada)
    const { body } = await order(ada)
    expect(await usesOf(id)).toBe(1)

    await releasePromotions(shop.db(), body.id)
    await releasePromotions(shop.db(), body.id)
    expect(await usesOf(id)).toBe(0)
  })
})

describe('a limit for each customer', () => {
  it('knows her again by her e-mail address', async () => {
    await promote('EINMAL', { values: { max_uses_per_customer: 1 } })
    const first = shop.visitor()
    await add(first, pot, 1)
    await enter(first, 'EINMAL')
    await register(shop, first)
    expect((await order(first)).status).toBe(200)

    const again = shop.visitor()
    await add(again, pot, 1)
    expect(discounts((await enter(again, 'EINMAL')).body)).toHaveLength(1)
    await register(shop, again, { email: 'ADA@example.org' })
    expect(said(await cartOf(again))).toEqual(['promotion-discount-deleted', 'promotion-not-eligible'])
  })
})

describe('a first order', () => {
  it('is one as long as nobody says who orders, and is looked at again then', async () => {
    await promote('NEU', { conditions: [{ kind: 'first-order' }] })
    const first = shop.visitor()
    await add(first, pot, 1)
    expect(discounts((await enter(first, 'NEU')).body)).toHaveLength(1)
    await register(shop, first)
    expect((await order(first)).status).toBe(200)

    const again = shop.visitor()
    await add(again, pot, 1)
    await enter(again, 'NEU')
    await register(shop, again)
    const refused = await order(again)
    expect([refused.status, refused.body.errors[0].code]).toEqual([500, 'CHECKOUT__CART_INVALID'])
    expect(discounts(refused.body.cart)).toEqual([])
    expect((await order(again)).status).toBe(200)
  })
})

describe('individual codes', () => {
  it('are long enough and each good for one order', async () => {
    const id = await promote(null, { kind: 'individual', name: 'Dankeschön' })
    const codes = await issueCodes(shop.db(), id, 200)
    const [code = ''] = codes
    expect(new Set(codes).size).toBe(200)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)

    const ada = shop.visitor()
    await add(ada, pot, 1)
    expect(discounts((await enter(ada, code.toLowerCase())).body)).toMatchObject([
      { referencedId: code, payload: { promotionCodeType: 'individual' } },
    ])
    await register(shop, ada)
    expect((await order(ada)).status).toBe(200)

    await add(ada, pot, 1)
    expect(said((await enter(ada, code)).body)).toEqual(['promotion-not-found'])
  })

  it.each([
    [0, 1],
    [1, 0],
  ])(
    'of one promotion go with its line, in whichever order they came: %d, then %d',
    async (first, second) => {
      const id = await promote(null, { kind: 'individual', name: 'Dankeschön' })
      const codes = (await issueCodes(shop.db(), id, 2)).sort()
      const ada = shop.visitor()
      await add(ada, pot, 1)
      await enter(ada, codes[first] ?? '')
      const { body } = await enter(ada, codes[second] ?? '')
      const line = body.lineItems.find(({ type }: { type: string }) => type === 'promotion').id
      const taken = (await remove(ada, line)).body

      expect(discounts(taken)).toEqual([])
      expect(taken.extensions['cart-promotions'].addedCodes).toEqual([])
      expect(said(taken)).toEqual(['promotion-discount-deleted'])
    },
  )

  it('of one promotion count once in a cart', async () => {
    const id = await promote(null, { kind: 'individual', name: 'Dankeschön' })
    const codes = await issueCodes(shop.db(), id, 2)
    const ada = shop.visitor()
    await add(ada, pot, 1)
    const { body } = await enter(ada, ...codes)

    expect(discounts(body)).toHaveLength(1)
    expect(said(body)).toContain('promotion-excluded')
  })
})

describe('guessing codes', () => {
  it('is stopped after ten wrong ones, with the seconds to wait; right ones do not count', async () => {
    await promote('SOMMER')
    const ada = shop.visitor()
    for (let time = 0; time < 12; time++) expect((await enter(ada, 'SOMMER')).status).toBe(200)
    for (let time = 0; time < 10; time++) expect((await enter(ada, `GUESS${time}`)).status).toBe(200)
    const { status, body } = await enter(ada, 'SOMMER')

    expect([status, body.errors[0].code]).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'])
    expect(body.errors[0].meta.parameters.seconds).toBeGreaterThan(0)
    expect((await add(ada, pot, 1)).status).toBe(200)
  })

  it('is not helped by many at once', async () => {
    const guesses = Array.from({ length: 11 }, (_, index) => `GUESS${index}`)
    expect((await enter(shop.visitor(), ...guesses)).status).toBe(429)
  })

  it('is not laid at the door of neighbours behind the same address', async () => {
    await promote('SOMMER')
    const wild = shop.visitor()
    const guesses = Array.from({ length: 60 }, (_, index) => `GUESS${index}`)
    expect((await enter(wild, ...guesses)).status).toBe(429)

    expect((await enter(shop.visitor(), 'SOMMER')).status).toBe(200)
  })

  it('with more than any code holds finds nothing', async () => {
    expect(said((await enter(shop.visitor(), 'A'.repeat(5_000))).body)).toEqual(['promotion-not-found'])
  })
})

describe('reading a cart', () => {
  const questionsOf = async (visitor: Visitor) => {
    const before = shop.statements().length
    await cartOf(visitor)
    return shop.statements().slice(before)
  }

  it('asks one question while no promotion comes into it, and one more when one does', async () => {
    const ada = shop.visitor()
    await add(ada, pot, 1)
    expect((await questionsOf(ada)).filter((text) => /from cart/.test(text))).toHaveLength(1)

    await promote(null)
    await cartOf(ada)
    expect((await questionsOf(ada)).filter((text) => /from cart/.test(text))).toHaveLength(2)
  })

  it('writes nothing the second time', async () => {
    await promote(null)
    const ada = shop.visitor()
    await add(ada, pot, 1)

    const asked = await questionsOf(ada)
    expect(asked.filter((text) => /^\s*(insert|update|delete)/i.test(text))).toEqual([])
  })
})

async function languageId(code: string): Promise<string> {
  const { id } = await shop
    .db()
    .selectFrom('language')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return id
}
