import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { loadCart } from '../../src/shop/cart/load-cart.ts'
import { workOut } from '../../src/shop/cart/work-out.ts'
import { readChannel } from '../../src/shop/channel/read-channel.ts'
import { foldDeliveries } from '../../src/shop/checkout/discounts-of-order.ts'
import type { Discount, Promotion } from '../../src/shop/promotions/promotion.ts'
import { readVisit } from '../../src/shop/sessions/read-visit.ts'
import type { TaxState } from '../../src/shop/sessions/visit.ts'
import { newId } from '../../src/values/ids.ts'
import { openShop } from '../shop.ts'

const shop = openShop()

async function filledCart() {
  const ada = shop.visitor()
  const items = ['45.05.001', '60.20.017', '60.10.002'].map((number, index) => ({
    id: productId(number),
    quantity: 2 * (index + 1),
  }))
  await ada.ask('/checkout/cart/line-item', { method: 'POST', body: { items } })
  const visit = await readVisit(
    shop.db(),
    await readChannel(shop.db()),
    ada.token,
    { locale: 'de-DE' },
    new Date(),
  )
  return { visit, facts: await loadCart(shop.db(), visit) }
}

const name = { 'de-DE': 'Aktion', 'en-US': 'Offer', 'it-IT': 'Offerta', 'fr-FR': 'Offre' }
const promotion = (discounts: readonly Discount[], index: number): Promotion => ({
  id: newId(),
  kind: 'code',
  name,
  code: `CODE${index}`,
  priority: index,
  exclusive: false,
  excludes: [],
  conditions: [],
  discounts,
  usesLeft: null,
  usesLeftForCustomer: null,
  isFirstOrder: true,
})

const cents = fc.integer({ min: 1, max: 9_000 }).map((cents) => ({ CHF: cents, EUR: cents }))
const discounts: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({
    kind: fc.constant('percentage' as const),
    scope: fc.constantFrom('cart' as const, 'shipping' as const),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({
    kind: fc.constantFrom('absolute' as const, 'fixed-price' as const),
    scope: fc.constantFrom('cart' as const, 'products' as const, 'shipping' as const),
    cents,
  }),
  fc.constant({ kind: 'buy-n-get-m', scope: 'products', buy: 2, free: 1 } as const),
)
const lists = fc.array(fc.array(discounts, { minLength: 1, maxLength: 2 }), { maxLength: 4 })
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('a cart with any discounts, in any tax state', () => {
  it('costs goods, discounts and shipping together, and net and tax are gross', async () => {
    const { visit, facts } = await filledCart()

    fc.assert(
      fc.property(lists, fc.constantFrom<TaxState>('gross', 'net', 'tax-free'), (wishes, taxState) => {
        const candidates = wishes.map(promotion)
        const { cart } = workOut(
          { ...visit, taxState },
          { ...facts, promotions: { ...facts.promotions, candidates } },
        )
        const goods = sum(cart.lines.map(({ price }) => price.totalCents))
        const off = sum(cart.discounts.map(({ cents }) => cents))
        const shipping = sum(cart.deliveries.map(({ cents }) => cents))
        const { total } = cart

        expect([total.positionCents, total.shippingCents]).toEqual([goods + off, shipping])
        expect(total.positionCents).toBeGreaterThanOrEqual(0)
        expect(shipping).toBeGreaterThanOrEqual(0)
        expect(shipping - (cart.deliveries[0]?.cents ?? 0)).toBe(
          sum(cart.discounts.map(({ shippingCents }) => shippingCents)),
        )
        expect(total.netCents + sum(total.taxes.map(({ taxCents }) => taxCents))).toBe(total.rawCents)
        for (const { taxCents, priceCents } of total.taxes) {
          expect(taxCents).toBeGreaterThanOrEqual(0)
          expect(priceCents).toBeGreaterThanOrEqual(0)
        }

        const [parcel, ...others] = foldDeliveries(cart.deliveries, taxState)
        expect([parcel?.cents, others]).toEqual([shipping, []])
        expect(sum((parcel?.taxes ?? []).map(({ priceCents }) => priceCents))).toBe(shipping)
      }),
      { numRuns: 200 },
    )
  })

  it('costs as much without them as if there had never been any', async () => {
    const { visit, facts } = await filledCart()
    const plain = workOut(visit, facts).cart.total

    fc.assert(
      fc.property(lists, (wishes) => {
        const promotions = { ...facts.promotions, candidates: wishes.map(promotion) }
        workOut(visit, { ...facts, promotions })
        expect(workOut(visit, facts).cart.total).toEqual(plain)
      }),
      { numRuns: 50 },
    )
  })
})
