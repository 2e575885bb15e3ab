import type { Cart, ShippingMethod } from './cart-shape.ts'

/**
 * What a method would cost for this cart: by weight, and nothing from its threshold on. The cart itself
 * knows the price of the method it has chosen; this is for the others, before one is chosen.
 * Null: the method does not take such a weight.
 */
export function shippingEstimate(method: ShippingMethod, cart: Cart): number | null {
  const goods = cart.lineItems.filter(({ good }) => good)
  const kilograms = goods.reduce(
    (sum, line) => sum + (line.deliveryInformation?.weight ?? 0) * line.quantity,
    0,
  )
  const step = method.prices.find(
    ({ quantityEnd }) =>
      quantityEnd === null || Math.round(kilograms * 1000) <= Math.round(quantityEnd * 1000),
  )
  const [price] = step?.currencyPrice ?? []
  if (!price) return null

  const isFree = goods.every((line) => line.deliveryInformation?.freeDelivery)
  const reachesThreshold = method.freeFrom !== null && grossWorth(cart) >= method.freeFrom
  if (isFree || reachesThreshold) return 0
  return cart.price.taxStatus === 'gross' ? price.gross : price.net
}

/** What the goods are worth with tax, whatever the cart is shown with: thresholds count it so. */
export const grossWorth = ({ lineItems, price }: Cart): number =>
  price.taxStatus === 'net'
    ? lineItems.reduce(
        (sum, { price }) =>
          sum + price.totalPrice + price.calculatedTaxes.reduce((all, { tax }) => all + tax, 0),
        0,
      )
    : price.positionPrice
