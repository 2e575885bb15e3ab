import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TaxState } from '../sessions/visit.ts'
import { applyPromotions, type Basket, type Goods, type Outcome } from './apply-promotions.ts'
import { discountShipping, shippingPots } from './discount-shipping.ts'
import type { Condition, Discount, Promotion, PromotionId } from './promotion.ts'

const both = (cents: number) => ({ CHF: cents, EUR: cents })

const line = (id: string, cents: number, more: Partial<Goods> = {}): Goods => ({
  id,
  productId: `product-${id}`,
  parentId: null,
  manufacturerId: 'trennwerk',
  categoryIds: [],
  quantity: 1,
  cents,
  vatPercent: 8.1,
  ...more,
})

const basket = (goods: readonly Goods[], more: Partial<Basket> = {}): Basket => ({
  goods,
  currency: 'CHF',
  taxState: 'gross',
  locale: 'de-DE',
  customerGroupId: 'private',
  countryIso: 'CH',
  day: '2026-05-04',
  ...more,
})

const promotion = (id: string, discounts: readonly Discount[], more: Partial<Promotion> = {}): Promotion => ({
  id: id as PromotionId, // any text will do for an order of ids
  kind: 'code',
  name: { 'de-DE': id, 'en-US': id, 'it-IT': id, 'fr-FR': id },
  code: id.toUpperCase(),
  priority: 0,
  exclusive: false,
  excludes: [],
  conditions: [],
  discounts,
  usesLeft: null,
  usesLeftForCustomer: null,
  isFirstOrder: true,
  ...more,
})

const percent = (percent: number): Discount => ({ kind: 'percentage', scope: 'cart', percent })
const off = (cents: number): Discount => ({ kind: 'absolute', scope: 'cart', cents: both(cents) })

const taken = ({ accepted }: Outcome) =>
  accepted.map(({ promotion, discounts }) => [promotion.id, discounts.map(({ cents }) => cents)])
const whyNot = ({ refused }: Outcome) => refused.map(({ promotion, why }) => [promotion.id, why])

describe('promotions', () => {
  it('take off one after the other, from what the earlier ones left', () => {
    const outcome = applyPromotions(
      [promotion('tenth', [percent(10)]), promotion('first', [off(2_000)], { priority: 5 })],
      basket([line('a', 10_000)]),
    )
    expect(taken(outcome)).toEqual([
      ['first', [-2_000]],
      ['tenth', [-800]],
    ])
    expect(outcome.left.map(({ cents }) => cents)).toEqual([7_200])
  })

  it('never take more than there is', () => {
    const outcome = applyPromotions(
      [promotion('much', [off(5_000)], { priority: 1 }), promotion('more', [percent(50)])],
      basket([line('a', 3_000)]),
    )
    expect(taken(outcome)).toEqual([['much', [-3_000]]])
    expect(whyNot(outcome)).toEqual([['more', 'not-eligible']])
  })

  it('look at the goods before discounts when they ask for a minimum value', () => {
    const minimum: Condition = { kind: 'minimum-value', cents: both(10_000) }
    const outcome = applyPromotions(
      [
        promotion('half', [percent(50)], { priority: 1 }),
        promotion('large', [off(500)], { conditions: [minimum] }),
      ],
      basket([line('a', 10_000)]),
    )
    expect(taken(outcome)).toEqual([
      ['half', [-5_000]],
      ['large', [-500]],
    ])
  })

  it('stand alone when they are exclusive: the higher priority wins', () => {
    const alone = promotion('alone', [percent(20)], { exclusive: true, priority: 1 })
    const strong = promotion('strong', [percent(5)], { priority: 2 })
    const weak = promotion('weak', [percent(30)])

    expect(whyNot(applyPromotions([weak, alone], basket([line('a', 1_000)])))).toEqual([['weak', 'excluded']])
    expect(whyNot(applyPromotions([strong, alone], basket([line('a', 1_000)])))).toEqual([
      ['alone', 'excluded'],
    ])
  })

  it('that take nothing off exclude nobody', () => {
    const nothing = promotion(
      'nothing',
      [{ ...percent(50), scope: 'products', set: { productIds: ['elsewhere'] } }],
      { exclusive: true, priority: 9 },
    )
    const outcome = applyPromotions([nothing, promotion('tenth', [percent(10)])], basket([line('a', 1_000)]))

    expect(taken(outcome)).toEqual([['tenth', [-100]]])
    expect(whyNot(outcome)).toEqual([['nothing', 'not-eligible']])
  })

  it('are good once, by whichever of their codes', () => {
    const twice = [
      promotion('thanks', [off(100)], { code: 'B' }),
      promotion('thanks', [off(100)], { code: 'A' }),
    ]
    const outcome = applyPromotions(twice, basket([line('a', 1_000)]))

    expect(outcome.accepted.map(({ promotion }) => promotion.code)).toEqual(['A'])
    expect(whyNot(outcome)).toEqual([['thanks', 'excluded']])
  })

  it.each([
    ['is used up', { usesLeft: 0 }],
    ['was used by this customer as often as she may', { usesLeftForCustomer: 0 }],
    ['was used by her more often than she may by now', { usesLeftForCustomer: -2 }],
    ['is for another customer group', { conditions: [{ kind: 'customer-group', groupIds: ['dealer'] }] }],
    ['is for another country', { conditions: [{ kind: 'country', isos: ['IT', 'FR'] }] }],
    ['begins tomorrow', { conditions: [{ kind: 'date-range', from: '2026-05-05', until: null }] }],
    ['ended yesterday', { conditions: [{ kind: 'date-range', from: null, until: '2026-05-03' }] }],
    ['is for a first order', { isFirstOrder: false, conditions: [{ kind: 'first-order' }] }],
    ['asks for more goods', { conditions: [{ kind: 'minimum-value', cents: both(1_001) }] }],
  ] as [string, Partial<Promotion>][])('that %s does not apply', (_, more) => {
    const outcome = applyPromotions([promotion('wish', [off(100)], more)], basket([line('a', 1_000)]))
    expect([taken(outcome), whyNot(outcome)]).toEqual([[], [['wish', 'not-eligible']]])
  })

  it('apply when every condition holds', () => {
    const conditions: Condition[] = [
      { kind: 'customer-group', groupIds: ['dealer', 'private'] },
      { kind: 'country', isos: ['CH'] },
      { kind: 'date-range', from: '2026-05-04', until: '2026-05-04' },
      { kind: 'first-order' },
      { kind: 'minimum-value', cents: both(1_000) },
    ]
    expect(
      taken(applyPromotions([promotion('wish', [off(100)], { conditions })], basket([line('a', 1_000)]))),
    ).toEqual([['wish', [-100]]])
  })

  it('have nothing to take off goods that cost nothing', () => {
    expect(whyNot(applyPromotions([promotion('wish', [off(100)])], basket([line('a', 0)])))).toEqual([
      ['wish', 'nothing-to-pay'],
    ])
    expect(whyNot(applyPromotions([promotion('wish', [off(100)])], basket([])))).toEqual([
      ['wish', 'not-eligible'],
    ])
  })

  it('keep to their products: by product, group of products, category or manufacturer', () => {
    const goods = [
      line('a', 1_000, { productId: 'pot' }),
      line('b', 1_000, { parentId: 'family' }),
      line('c', 1_000, { categoryIds: ['bags', 'all'] }),
      line('d', 1_000, { manufacturerId: 'other' }),
      line('e', 1_000),
    ]
    const set = { productIds: ['pot', 'family'], categoryIds: ['bags'], manufacturerIds: ['other'] }
    const outcome = applyPromotions(
      [promotion('set', [{ kind: 'percentage', scope: 'products', percent: 10, set }])],
      basket(goods),
    )
    expect(outcome.left.map(({ cents }) => cents)).toEqual([900, 900, 900, 900, 1_000])
  })
})

describe('a discount', () => {
  const taking = (discount: Discount, goods: readonly Goods[], more: Partial<Basket> = {}) =>
    applyPromotions([promotion('wish', [discount])], basket(goods, more)).accepted[0]?.discounts[0]

  it('of per cent is rounded once, its shares add up, and its taxes belong to its rates', () => {
    const goods = [line('a', 333), line('b', 333), line('c', 335, { vatPercent: 2.6 })]
    expect(taking(percent(10), goods)).toMatchObject({
      cents: -100,
      shares: [{ cents: -33 }, { cents: -33 }, { cents: -34 }],
      taxes: [
        { rate: 8.1, priceCents: -66, taxCents: -5 },
        { rate: 2.6, priceCents: -34, taxCents: -1 },
      ],
    })
  })

  it('of per cent stops at its cap', () => {
    expect(
      taking({ ...percent(50), kind: 'percentage', most: both(700) } as Discount, [line('a', 10_000)]),
    ).toMatchObject({ cents: -700, value: 50 })
  })

  it('of an amount is gross: net prices get the net of it', () => {
    expect(taking(off(1_081), [line('a', 10_000)], { taxState: 'net' })).toMatchObject({
      cents: -1_000,
      taxes: [{ rate: 8.1, priceCents: -1_000, taxCents: -81 }],
    })
    expect(taking(off(1_081), [line('a', 10_000)], { taxState: 'tax-free' })).toMatchObject({
      cents: -1_000,
      taxes: [{ rate: 0, priceCents: -1_000, taxCents: 0 }],
    })
  })

  it('to a fixed price makes each piece, or the whole, cost that, and nothing dearer', () => {
    const goods = [line('a', 7_470, { quantity: 3 }), line('b', 1_500)]
    const price = (scope: 'cart' | 'products'): Discount => ({
      kind: 'fixed-price',
      scope,
      cents: both(2_000),
    })

    expect(taking(price('products'), goods)).toMatchObject({ cents: -1_470, shares: [{ lineId: 'a' }] })
    expect(taking(price('cart'), goods)?.cents).toBe(-6_970)
    expect(taking(price('cart'), [line('b', 1_500)])).toBeUndefined()
  })

  it('gives the cheapest pieces of whole groups', () => {
    const three: Discount = { kind: 'buy-n-get-m', scope: 'products', buy: 3, free: 1 }
    const goods = [line('a', 3_950, { quantity: 5 }), line('b', 1_950, { quantity: 3 })]

    expect(taking(three, goods)).toMatchObject({
      cents: -1_300,
      shares: [{ lineId: 'b', quantity: 2, cents: -1_300 }],
    })
    expect(taking(three, [line('a', 2_370, { quantity: 3 })])).toBeUndefined()
    expect(taking({ ...three, buy: 1, free: 3 }, goods)).toMatchObject({
      shares: [
        { lineId: 'a', quantity: 3 },
        { lineId: 'b', quantity: 3 },
      ],
    })
  })
})

describe('whatever promotions and goods there are', () => {
  it('shares add up, nothing falls below zero, taxes are those of the discount', () => {
    fc.assert(
      fc.property(baskets, promotionLists, (basket, candidates) => {
        const outcome = applyPromotions(candidates, basket)
        const discounts = outcome.accepted.flatMap(({ discounts }) => discounts)
        const before = sum(basket.goods.map(({ cents }) => cents))
        const left = sum(outcome.left.map(({ cents }) => cents))

        for (const { cents, shares, taxes } of discounts) {
          expect(cents).toBeLessThan(0)
          expect(sum(shares.map(({ cents }) => cents))).toBe(cents)
          expect(sum(taxes.map(({ priceCents }) => priceCents))).toBe(cents)
        }
        for (const { cents } of outcome.left) expect(cents).toBeGreaterThanOrEqual(0)
        expect(left).toBe(before + sum(discounts.map(({ cents }) => cents)))
      }),
    )
  })

  it('the order of lines and of promotions does not matter', () => {
    fc.assert(
      fc.property(baskets, promotionLists, fc.infiniteStream(fc.nat()), (basket, candidates, random) => {
        const shuffled = <Any>(list: readonly Any[]): Any[] =>
          list
            .map((item) => ({ item, at: random.next().value ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ item }) => item)
        const here = applyPromotions(candidates, basket)
        const there = applyPromotions(shuffled(candidates), { ...basket, goods: shuffled(basket.goods) })

        expect(there.accepted).toEqual(here.accepted)
        expect(new Set(there.left)).toEqual(new Set(here.left))
      }),
    )
  })

  it('taking the last promotion away restores what was before it', () => {
    fc.assert(
      fc.property(baskets, promotionLists, (basket, candidates) => {
        const all = applyPromotions(candidates, basket)
        const last = all.accepted.at(-1)?.promotion
        const without = applyPromotions(
          candidates.filter((candidate) => candidate !== last),
          basket,
        )
        expect(without.accepted.slice(0, all.accepted.length - 1)).toEqual(all.accepted.slice(0, -1))
        if (candidates.length === 1) expect(without.left).toEqual(basket.goods)
      }),
    )
  })

  it('shipping never costs less than nothing, and its discounts add up', () => {
    fc.assert(
      fc.property(
        baskets,
        promotionLists,
        fc.integer({ min: 0, max: 5_000 }),
        (basket, candidates, cents) => {
          const goods = applyPromotions(candidates, basket)
          const rate = basket.taxState === 'tax-free' ? 0 : (basket.goods[0]?.vatPercent ?? 8.1)
          const cost = { cents, taxes: [{ rate, priceCents: cents, taxCents: 0 }] }
          const pots = shippingPots(cost, basket.goods, basket.taxState)
          const { outcome, costs } = discountShipping(goods, pots, basket)
          const onShipping = outcome.accepted.flatMap(({ discounts }) =>
            discounts.map((d) => d.shippingCents),
          )

          expect(cents + sum(costs.map(({ cents }) => cents))).toBeGreaterThanOrEqual(0)
          expect(sum(onShipping)).toBe(sum(costs.map(({ cents }) => cents)))
          for (const { cents, taxes } of costs)
            expect(sum(taxes.map(({ priceCents }) => priceCents))).toBe(cents)
          for (const { discounts } of outcome.accepted) expect(discounts.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const cents = fc.integer({ min: 1, max: 30_000 }).map(both)
const discounts: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({
    kind: fc.constant('percentage' as const),
    scope: fc.constantFrom('cart' as const, 'products' as const, 'shipping' as const),
    percent: fc.integer({ min: 1, max: 1_000 }).map((tenth) => tenth / 10),
    most: fc.option(cents, { nil: undefined }),
    set: fc.constantFrom(undefined, { categoryIds: ['bags'] }),
  }),
  fc.record({
    kind: fc.constantFrom('absolute' as const, 'fixed-price' as const),
    scope: fc.constantFrom('cart' as const, 'products' as const, 'shipping' as const),
    cents,
    set: fc.constantFrom(undefined, { manufacturerIds: ['other'] }),
  }),
  fc.record({
    kind: fc.constant('buy-n-get-m' as const),
    scope: fc.constant('products' as const),
    buy: fc.integer({ min: 1, max: 5 }),
    free: fc.integer({ min: 1, max: 3 }),
  }),
)

const promotionLists: fc.Arbitrary<Promotion[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      discounts: fc.array(discounts, { minLength: 1, maxLength: 3 }),
      priority: fc.integer({ min: 0, max: 2 }),
      exclusive: fc.boolean(),
      excludes: fc.subarray(['a', 'b', 'c'] as PromotionId[]),
    })
    .map(({ id, discounts, ...more }) =>
      promotion(id, discounts, { ...more, exclusive: more.exclusive && id > 'e' }),
    ),
  { selector: ({ id }) => id, maxLength: 6 },
)

const baskets: fc.Arbitrary<Basket> = fc
  .record({
    goods: fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 4 }),
        cents: fc.integer({ min: 0, max: 200_000 }),
        quantity: fc.integer({ min: 1, max: 60 }),
        vatPercent: fc.constantFrom(8.1, 2.6, 19, 0),
        categoryIds: fc.subarray(['bags', 'pots']),
        manufacturerId: fc.constantFrom('trennwerk', 'other'),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
    ),
    taxState: fc.constantFrom<TaxState>('gross', 'net', 'tax-free'),
  })
  .map(({ goods, taxState }) =>
    basket(
      goods.map(({ id, cents, ...more }) => line(id, cents, more)),
      { taxState },
    ),
  )
