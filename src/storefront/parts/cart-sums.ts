import { shownSubtotal } from '../../values/shown-money.ts'
import type { Cart, CartLine, Terms } from './cart-shape.ts'

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

export const shippingOf = ({ deliveries }: Pick<Cart, 'deliveries'>): number =>
  deliveries.reduce((sum, { shippingCosts }) => sum + shippingCosts.totalPrice, 0)
