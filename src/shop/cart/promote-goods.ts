import { dayOf } from '../../values/day.ts'
import { applyPromotions, type Basket, type Outcome } from '../promotions/apply-promotions.ts'
import type { PromotionFacts } from '../promotions/promotion-facts.ts'
import type { Visit } from '../sessions/visit.ts'
import type { CartLine } from './cart.ts'

/** Second step: what promotions take off the goods. Those the shopper took out stay out. */
export function promoteGoods(
  visit: Visit,
  lines: readonly CartLine[],
  { candidates, blocked }: PromotionFacts,
): Outcome {
  return applyPromotions(
    candidates.filter(({ id, code }) => code !== null || !blocked.includes(id)),
    basketOf(visit, lines),
  )
}

const basketOf = (visit: Visit, lines: readonly CartLine[]): Basket => ({
  goods: lines.map(({ id, productId, quantity, price, vatPercent, product }) => ({
    id,
    productId,
    parentId: product.parentId,
    manufacturerId: product.manufacturerId,
    categoryIds: product.categoryIds,
    quantity,
    cents: price.totalCents,
    vatPercent,
  })),
  currency: visit.currency.code,
  taxState: visit.taxState,
  locale: visit.locale,
  customerGroupId: visit.customerGroup.id,
  countryIso: visit.country.iso,
  day: dayOf(visit.now),
})
