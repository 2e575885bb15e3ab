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

type Priced = Pick<Cart, 'price'> & { lineItems: readonly Pick<CartLine, 'price'>[] }

/** As the summary shows it: rounded to the interval of the currency (specification 9). */
export function subtotalOf({ price }: Priced, { currency }: Terms): number {
  const { interval } = currency.itemRounding
  // Whole cents first, as 0.1 + 0.2 would otherwise fall beside its step.
  const steps = Math.round(Math.round(price.positionPrice * 100) / Math.round(interval * 100))
  return (steps * Math.round(interval * 100)) / 100
}

/** The rate the summary names beside the subtotal: the first product's first (specification 9). */
export const firstVatRate = ({ lineItems }: Priced): number | null =>
  lineItems[0]?.price.taxRules[0]?.taxRate ?? null

export const shippingOf = ({ deliveries }: Pick<Cart, 'deliveries'>): number =>
  deliveries.reduce((sum, { shippingCosts }) => sum + shippingCosts.totalPrice, 0)

/** What rounding the payable total added or took: Swiss coins end at five centimes. */
export const roundingOf = ({ price }: Pick<Cart, 'price'>): number =>
  Math.round((price.totalPrice - price.rawTotal) * 100) / 100
