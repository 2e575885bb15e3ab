import type { Locale } from '../../values/locale.ts'
import { divide } from '../pricing/share.ts'
import type { TaxShare } from '../pricing/tax.ts'
import type { TaxState } from '../sessions/visit.ts'
import { appliedDiscount, taxesOf } from './applied-discount.ts'
import { isOnShipping, type Outcome } from './apply-promotions.ts'
import { takeOff } from './discounts/discount.ts'
import { type DiscountTerms, type Pot, potSum } from './discounts/pot.ts'
import type { AppliedDiscount } from './promotion.ts'

/** A shipping cost and its taxes; less than nothing for a discount on it. */
export type Cost = { cents: number; taxes: readonly TaxShare[] }

/**
 * The second half, once the shipping cost is known: discounts on it, one after the other. A
 * promotion that found nothing to take off anywhere is not eligible after all.
 */
export function discountShipping(
  outcome: Outcome,
  shipping: readonly Pot[],
  terms: DiscountTerms & { locale: Locale },
): { outcome: Outcome; costs: readonly Cost[] } {
  const costs: Cost[] = []
  let pots = shipping

  const accepted = outcome.accepted.map(({ promotion, discounts }) => {
    const onShipping: AppliedDiscount[] = []
    promotion.discounts.forEach((discount, index) => {
      if (!isOnShipping(discount) || potSum(pots) === 0) return
      const from = { pots, taken: takeOff(discount, pots, terms) }
      const applied = appliedDiscount(promotion, index, from, terms)
      if (applied.shippingCents === 0) return

      onShipping.push(applied)
      costs.push({ cents: applied.shippingCents, taxes: taxesOf(from, terms.taxState) })
      pots = pots.map((pot, at) => ({ ...pot, cents: pot.cents - (from.taken[at]?.cents ?? 0) }))
    })
    return { promotion, discounts: [...discounts, ...onShipping] }
  })

  return {
    outcome: {
      ...outcome,
      accepted: accepted.filter(({ discounts }) => discounts.length > 0),
      refused: [
        ...outcome.refused,
        ...accepted
          .filter(({ discounts }) => discounts.length === 0)
          .map(({ promotion }) => ({ promotion, why: 'not-eligible' as const })),
      ],
    },
    costs,
  }
}

/**
 * The shipping cost as something to discount: one pot for each rate it is taxed at. Where no tax is
 * owed, the rates are those of the goods, by which gross amounts of discounts become net ones.
 */
export function shippingPots({ cents, taxes }: Cost, goods: readonly Pot[], taxState: TaxState): Pot[] {
  if (taxState !== 'tax-free') return taxes.map(({ rate, priceCents }) => pot(rate, priceCents))

  const rates = [...new Set(goods.map(({ vatPercent }) => vatPercent))].sort((a, b) => b - a)
  const worths = rates.map((rate) => potSum(goods.filter(({ vatPercent }) => vatPercent === rate)))
  const parts = divide(cents, worths)
  return rates.map((rate, index) => pot(rate, parts[index] ?? 0))
}

const pot = (vatPercent: number, cents: number): Pot => ({
  id: String(vatPercent),
  quantity: 1,
  cents,
  vatPercent,
})
