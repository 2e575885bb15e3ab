import type { Id } from '../../values/ids.ts'
import type { PaymentMethod, ShippingMethod } from '../channel/channel.ts'
import type { NextTier, Price } from '../pricing/price.ts'
import type { TaxShare } from '../pricing/tax.ts'
import type { Total } from '../pricing/total.ts'
import type { AppliedDiscount, PromotionId } from '../promotions/promotion.ts'
import type { DeliveryPromise } from '../shipping/delivery-promise.ts'
import type { LinePurpose } from './line-purpose.ts'
import type { CartNotice } from './notices.ts'
import type { ProductFacts, ProductId } from './product-facts.ts'
import type { Purchase } from './quantity.ts'

export type CartId = Id<'cart'>

/** A line as it is stored: a wish. What it costs is worked out anew each time. */
export type StoredLine = { id: string; productId: ProductId; quantity: number; purpose: LinePurpose }

export type CartLine = StoredLine & {
  product: ProductFacts
  purchase: Purchase
  price: Price
  nextTier: NextTier | null
  vatPercent: number
}

export type Delivery = {
  method: ShippingMethod
  cents: number
  taxes: readonly TaxShare[]
  promise: DeliveryPromise
  positions: readonly { line: CartLine; promise: DeliveryPromise }[]
  /** Null where worth makes nothing free: no threshold, one in another currency, or bulky goods. */
  freeShipping: FreeShipping | null
}

/** What the goods are worth with tax, after discounts, and from which worth on they travel free. */
export type FreeShipping = { fromCents: number; worthCents: number }

/** The cart as it was worked out for a visit: its lines, how they travel, what is to be paid. */
export type Cart = {
  /** Null as long as nothing was ever put in. */
  id: CartId | null
  lines: readonly CartLine[]
  /** What promotions take off, one line each; a discount on shipping costs is a line of 0 and a delivery below 0. */
  discounts: readonly AppliedDiscount[]
  /** Codes that were entered and are kept, whether they take something off yet or not. */
  codes: readonly string[]
  /** Automatic promotions that the shopper took out. */
  blockedPromotions: readonly PromotionId[]
  shippingMethod: ShippingMethod
  paymentMethod: PaymentMethod
  /**
   * None for an empty cart, and for one that is all downloads. The first carries the goods; those
   * behind it carry nothing and cost less than nothing: discounts on shipping.
   */
  deliveries: readonly Delivery[]
  total: Total
  notices: readonly CartNotice[]
}

export const isEmpty = (cart: Pick<Cart, 'lines'>): boolean => cart.lines.length === 0

export const isDownload = ({ product }: CartLine): boolean => product.isDownload

/** Everything in it is a download: nothing is sent. */
export const isVirtual = ({ lines }: Pick<Cart, 'lines'>): boolean =>
  lines.length > 0 && lines.every(isDownload)

/** A cart holds at most so many lines: as many as an order that is pasted has. */
export const mostLines = 500
