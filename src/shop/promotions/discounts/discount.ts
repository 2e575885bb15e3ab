import type { Discount } from '../promotion.ts'
import { absoluteOff } from './absolute.ts'
import { buyNGetM } from './buy-n-get-m.ts'
import { fixedPrice } from './fixed-price.ts'
import { percentageOff } from './percentage.ts'
import type { DiscountTerms, Pot, Taken, TakeOff } from './pot.ts'

const rules = {
  percentage: percentageOff,
  absolute: absoluteOff,
  'fixed-price': fixedPrice,
  'buy-n-get-m': buyNGetM,
} satisfies { [Kind in Discount['kind']]: TakeOff<Kind> }

/** How much a discount takes out of each of the pots. */
export const takeOff = (discount: Discount, pots: readonly Pot[], terms: DiscountTerms): Taken[] =>
  // The table is keyed by the discount's own kind, so this row takes it.
  (rules[discount.kind] as (discount: Discount, pots: readonly Pot[], terms: DiscountTerms) => Taken[])(
    discount,
    pots,
    terms,
  )

/** Percent, cents of the currency, or pieces: the one number by which a discount is known. */
export const worthOf = (discount: Discount, { currency }: Pick<DiscountTerms, 'currency'>): number =>
  discount.kind === 'percentage'
    ? discount.percent
    : discount.kind === 'buy-n-get-m'
      ? discount.free
      : discount.cents[currency]
