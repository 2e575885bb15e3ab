import type { Delivery, FreeShipping } from '../../shop/cart/cart.ts'
import type { ShippingOffer } from '../../shop/cart/method-offers.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import type { DeliveryPromise } from '../../shop/shipping/delivery-promise.ts'
import { decimal } from '../../values/money.ts'
import { amountShape, calculatedPriceShape } from './calculated-price.ts'
import type { cartLineShape } from './cart-line.ts'
import { countryShape, shippingMethodShape, stateShape } from './channel.ts'
import { addressShape } from './customer.ts'
import { struct } from './struct.ts'

/** How the goods of a cart travel; its lines, by their ids, are said once more. */
export const deliveryShape = (
  delivery: Delivery,
  lines: ReadonlyMap<string, ReturnType<typeof cartLineShape>>,
  visit: Visit,
) => {
  const { method, cents, taxes, promise, positions, freeShipping } = delivery

  return struct('cart_delivery', {
    positions: positions.map(({ line, promise }) =>
      struct('cart_delivery_position', {
        identifier: line.id,
        lineItem: lines.get(line.id)!,
        quantity: line.quantity,
        price: calculatedPriceShape(line.price),
        deliveryDate: deliveryDateShape(promise),
      }),
    ),
    location: locationShape(visit),
    deliveryDate: deliveryDateShape(promise),
    shippingMethod: shippingMethodShape(method, visit),
    shippingCosts: amountShape(cents, taxes),
    // Ours: how far it is to free shipping.
    extensions: { freeShipping: freeShipping && freeShippingShape(freeShipping) },
  })
}

/** Worth of the goods with tax, and the one from which on they travel free. */
const freeShippingShape = ({ fromCents, worthCents }: FreeShipping) =>
  struct('free_shipping', { from: decimal(fromCents), worth: decimal(worthCents) })

/** What a method would cost for a cart, and when the goods would arrive. */
export const shippingOfferShape = ({ cents, taxes, promise }: ShippingOffer) =>
  struct('shipping_offer', { ...daysShape(promise), price: amountShape(cents, taxes) })

/** Days as instants, the way clients expect them; a parcel comes in the course of the day. */
export const deliveryDateShape = (promise: DeliveryPromise) =>
  struct('cart_delivery_date', daysShape(promise))

const daysShape = ({ earliest, latest }: DeliveryPromise) => ({
  earliest: `${earliest}T00:00:00.000+00:00`,
  latest: `${latest}T00:00:00.000+00:00`,
})

/** Where the goods go. */
export const locationShape = ({ country, state, shippingAddress, channel, locale }: Visit) =>
  struct('cart_delivery_shipping_location', {
    country: countryShape({ ...country, states: [] }, locale),
    state: state && stateShape(state, country.id, locale),
    address: shippingAddress && addressShape(shippingAddress, channel, locale),
  })
