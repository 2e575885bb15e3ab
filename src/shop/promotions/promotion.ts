import type { CurrencyCode } from '../../values/currency.ts'
import type { Id } from '../../values/ids.ts'
import type { Translated } from '../../values/translated.ts'
import type { TaxShare } from '../pricing/tax.ts'

export type PromotionId = Id<'promotion'>
export type DiscountId = Id<'discount'>

/** Comes by itself; by a code that everybody shares; by one of many codes, each good for one order. */
export type PromotionKind = 'automatic' | 'code' | 'individual'

/** A reason to ask for less: what must hold, and what is then taken off. */
export type Promotion = {
  id: PromotionId
  kind: PromotionKind
  name: Translated
  /** The code by which it came into this cart; null for one that comes by itself. */
  code: string | null
  /** Higher goes first, and keeps its place against what it excludes. */
  priority: number
  /** Goes with no other promotion. */
  exclusive: boolean
  excludes: readonly PromotionId[]
  conditions: readonly Condition[]
  discounts: readonly Discount[]
  /** How often it may still be used, by anyone and by this customer; null is without limit. */
  usesLeft: number | null
  usesLeftForCustomer: number | null
  /** Whether it would be the first order of this customer; true as long as nobody said who orders. */
  isFirstOrder: boolean
}

/** All of a promotion's conditions must hold. Amounts are gross cents of goods before discounts. */
export type Condition =
  | { kind: 'minimum-value'; cents: Readonly<Record<CurrencyCode, number>> }
  | { kind: 'customer-group'; groupIds: readonly string[] }
  | { kind: 'country'; isos: readonly string[] }
  | { kind: 'date-range'; from: string | null; until: string | null }
  | { kind: 'first-order' }

export type DiscountScope = 'cart' | 'products' | 'shipping'

/** Which lines a discount of the scope `products` is about: those that one of the lists names. Without lists, all. */
export type ProductSet = {
  productIds?: readonly string[] | undefined
  categoryIds?: readonly string[] | undefined
  manufacturerIds?: readonly string[] | undefined
}

/** Amounts are gross cents; a discount never takes off more than there is. */
export type Discount =
  | {
      kind: 'percentage'
      scope: DiscountScope
      percent: number
      most?: Readonly<Record<CurrencyCode, number>> | undefined
      set?: ProductSet | undefined
    }
  | {
      kind: 'absolute'
      scope: DiscountScope
      cents: Readonly<Record<CurrencyCode, number>>
      set?: ProductSet | undefined
    }
  /** Each piece (products), the whole (cart), or the way (shipping) costs this, if it costs more. */
  | {
      kind: 'fixed-price'
      scope: DiscountScope
      cents: Readonly<Record<CurrencyCode, number>>
      set?: ProductSet | undefined
    }
  /** To each `buy` pieces that are paid come `free` ones that are not: the cheapest. */
  | { kind: 'buy-n-get-m'; scope: 'products'; buy: number; free: number; set?: ProductSet | undefined }

/** A discount as it stands in a cart and in an order. */
export type AppliedDiscount = {
  /** The id of its line: the same discount has the same id in every cart. */
  id: DiscountId
  promotionId: PromotionId
  promotionKind: PromotionKind
  code: string | null
  name: string
  kind: Discount['kind']
  scope: DiscountScope
  /** Percent, or cents in the currency of the cart, or pieces; as the promotion says it. */
  value: number
  /** In the tax state of the visit; 0 or less. For shipping 0: what it takes off is a delivery. */
  cents: number
  taxes: readonly TaxShare[]
  /** What it takes off the shipping cost, 0 or less. */
  shippingCents: number
  /** How the amount divides among the lines; the shares add up to it. */
  shares: readonly { lineId: string; quantity: number; cents: number }[]
}
