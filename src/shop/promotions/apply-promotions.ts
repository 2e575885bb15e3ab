import type { Locale } from '../../values/locale.ts'
import { appliedDiscount } from './applied-discount.ts'
import { type Circumstances, holds } from './conditions/condition.ts'
import { takeOff } from './discounts/discount.ts'
import { type DiscountTerms, grossOfPots, type Pot, potSum } from './discounts/pot.ts'
import type { AppliedDiscount, Discount, ProductSet, Promotion } from './promotion.ts'

/** A line of goods, as far as promotions look at it. */
export type Goods = Pot & {
  productId: string
  parentId: string | null
  manufacturerId: string
  categoryIds: readonly string[]
}

export type Basket = DiscountTerms &
  Omit<Circumstances, 'goodsCents' | 'isFirstOrder'> & { goods: readonly Goods[]; locale: Locale }

/** `nothing-to-pay`: the goods cost nothing, so that there is nothing to take off. */
export type WhyNot = 'not-eligible' | 'excluded' | 'nothing-to-pay'

export type Outcome = {
  accepted: readonly { promotion: Promotion; discounts: readonly AppliedDiscount[] }[]
  refused: readonly { promotion: Promotion; why: WhyNot }[]
  /** The goods with what is left to pay of them, in the order of the basket. */
  left: readonly Goods[]
}

/**
 * Goes through the promotions once, higher priority first, and takes off one discount after the
 * other from what the earlier ones left. Whoever comes first keeps its place: what does not go with
 * it is excluded. Discounts on shipping wait until the shipping cost is known (`discountShipping`).
 */
export function applyPromotions(candidates: readonly Promotion[], basket: Basket): Outcome {
  // Copies, of which each discount takes its part. Sorted by id, so that a cent that cannot be divided
  // falls to the same line in whatever order they stand.
  const goods = basket.goods.map((line) => ({ ...line })).sort((a, b) => compare(a.id, b.id))
  const circumstances = { ...basket, goodsCents: grossOfPots(goods, basket.taxState) }
  const accepted: { promotion: Promotion; discounts: AppliedDiscount[] }[] = []
  const refused: { promotion: Promotion; why: WhyNot }[] = []
  const isFree = goods.length > 0 && potSum(goods) === 0

  for (const promotion of [...candidates].sort(byPriority)) {
    const refuse = (why: WhyNot) => refused.push({ promotion, why })
    if (isFree) {
      refuse('nothing-to-pay')
      continue
    }
    if (goods.length === 0 || !isEligible(promotion, circumstances)) {
      refuse('not-eligible')
      continue
    }
    if (accepted.some(({ promotion: first }) => clash(first, promotion))) {
      refuse('excluded')
      continue
    }

    const discounts = discountGoods(promotion, goods, basket)
    // What takes nothing off neither costs one of its uses nor keeps others out.
    if (discounts.length === 0 && !promotion.discounts.some(isOnShipping)) {
      refuse('not-eligible')
      continue
    }
    accepted.push({ promotion, discounts })
  }

  const leftOf = new Map(goods.map((line) => [line.id, line]))
  return { accepted, refused, left: basket.goods.map((line) => leftOf.get(line.id) ?? line) }
}

export const isOnShipping = ({ scope }: Discount): boolean => scope === 'shipping'

/** By id where the priority is the same, so that it never depends on how they were found. */
const byPriority = (a: Promotion, b: Promotion): number =>
  b.priority - a.priority || compare(a.id, b.id) || compare(a.code ?? '', b.code ?? '')

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const isEligible = (promotion: Promotion, circumstances: Omit<Circumstances, 'isFirstOrder'>): boolean =>
  promotion.usesLeft !== 0 &&
  (promotion.usesLeftForCustomer ?? 1) > 0 &&
  promotion.conditions.every((condition) =>
    holds(condition, { ...circumstances, isFirstOrder: promotion.isFirstOrder }),
  )

/** A promotion is good once per order, by whichever of its codes. */
const clash = (first: Promotion, second: Promotion): boolean =>
  first.id === second.id ||
  first.exclusive ||
  second.exclusive ||
  first.excludes.includes(second.id) ||
  second.excludes.includes(first.id)

/** Takes what the promotion takes off out of the goods. */
function discountGoods(promotion: Promotion, goods: readonly Goods[], basket: Basket): AppliedDiscount[] {
  return promotion.discounts.flatMap((discount, index) => {
    if (isOnShipping(discount)) return []
    const pots = discount.scope === 'products' ? goods.filter((line) => isIn(discount.set, line)) : goods
    const taken = takeOff(discount, pots, basket)
    if (taken.every(({ cents }) => cents === 0)) return []

    pots.forEach((pot, at) => {
      pot.cents -= taken[at]?.cents ?? 0
    })
    return [appliedDiscount(promotion, index, { pots, taken }, basket)]
  })
}

/** A set that names nothing means everything. */
function isIn(set: ProductSet | undefined, line: Goods): boolean {
  const { productIds, categoryIds, manufacturerIds } = set ?? {}
  if (!productIds && !categoryIds && !manufacturerIds) return true

  return (
    productIds?.includes(line.productId) === true ||
    (line.parentId !== null && productIds?.includes(line.parentId) === true) ||
    manufacturerIds?.includes(line.manufacturerId) === true ||
    line.categoryIds.some((id) => categoryIds?.includes(id) === true)
  )
}
