import { shownSubtotal } from '../../values/shown-money.ts'
import type { Cart, CartLine, DiscountLine, Terms } from './cart-shape.ts'

/** Pieces in the cart, discounts not counted (contract 4.2). */
export const countOf = ({ lineItems }: Pick<Cart, 'lineItems'>): number =>
  lineItems.reduce((count, { good, quantity }) => (good ? count + quantity : count), 0)

export const isEmptyCart = (cart: Pick<Cart, 'lineItems'>): boolean => countOf(cart) <= 0

export const isDownload = ({ states }: Pick<CartLine, 'states'>): boolean =>
  states.some((state) => state === 'is-download')

/** Something in it, and every good is a download: nothing is sent (specification 4). */
export const isVirtualCart = ({ lineItems }: Pick<Cart, 'lineItems'>): boolean =>
  lineItems.length > 0 && lineItems.filter(({ good }) => good).every(isDownload)

export const subtotalOf = ({ price }: Pick<Cart, 'price'>, { currency }: Pick<Terms, 'currency'>): number =>
  shownSubtotal(price.positionPrice, currency.itemRounding.interval)

export const goodsOf = ({ lineItems }: Pick<Cart, 'lineItems'>): CartLine[] =>
  lineItems.filter((line) => line.type === 'product')

export const discountsOf = ({ lineItems }: Pick<Cart, 'lineItems'>): DiscountLine[] =>
  lineItems.filter((line) => line.type === 'promotion')

/** The goods before discounts. */
export const goodsPriceOf = (cart: Pick<Cart, 'lineItems'>): number => sumOf(goodsOf(cart))

/** Codes that are kept and take nothing off yet. */
export const savedCodes = (cart: Pick<Cart, 'lineItems' | 'extensions'>): readonly string[] =>
  cart.extensions['cart-promotions'].addedCodes.filter(
    (code) => !discountsOf(cart).some(({ payload }) => payload.code === code),
  )

/** What shipping costs before discounts on it, which are deliveries below zero. */
export const shippingBeforeDiscounts = ({ deliveries }: Pick<Cart, 'deliveries'>): number =>
  deliveries.reduce((sum, { shippingCosts }) => sum + Math.max(shippingCosts.totalPrice, 0), 0)

export const shippingOf = ({ deliveries }: Pick<Cart, 'deliveries'>): number =>
  deliveries.reduce((sum, { shippingCosts }) => sum + shippingCosts.totalPrice, 0)

/** Some method takes the goods where they go; else neither a price nor a day can be named. */
export function isCarried({ errors }: Pick<Cart, 'errors'>): boolean {
  const keys = Object.values(errors).map(({ messageKey }) => messageKey)
  const hasMethod = !keys.includes('shipping-method-blocked') || keys.includes('shipping-method-changed')
  return hasMethod && !keys.includes('shipping-address-blocked')
}

/** When the goods of each line arrive, by the line's id; nothing while no method takes them where they go. */
export const arrivalsOf = (cart: Pick<Cart, 'deliveries' | 'errors'>): ReadonlyMap<string, Arrival> =>
  new Map(
    isCarried(cart)
      ? cart.deliveries
          .flatMap(({ positions }) => positions)
          .map(({ identifier, deliveryDate }) => [identifier, deliveryDate])
      : [],
  )

export type Arrival = Cart['deliveries'][number]['deliveryDate']

/** In whole cents, as 0.1 + 0.2 would otherwise be shown as it is computed. */
const sumOf = (lines: readonly { price: { totalPrice: number } }[]): number =>
  lines.reduce((sum, { price }) => sum + Math.round(price.totalPrice * 100), 0) / 100
