import { z } from 'zod'
import { readBill, readShippingOffers } from '../../shop/cart/method-offers.ts'
import { readCart } from '../../shop/cart/read-cart.ts'
import { isOffered } from '../../shop/payments/payment-offer.ts'
import { endpoint } from '../endpoint.ts'
import { cartErrorsShape } from '../shapes/cart-errors.ts'
import { paymentMethodShape, shippingMethodShape } from '../shapes/channel.ts'
import { struct } from '../shapes/struct.ts'

/** GET /checkout/gateway: how the visit's cart may be paid and sent, and what stands in the way of ordering it. */
export const get = endpoint(z.object({}), async (_, { db, visit }) => {
  const { notices } = await readCart(db, visit)
  const bill = await readBill(db, visit)
  const offers = await readShippingOffers(db, visit)

  return struct('checkout_gateway_response', {
    payments: visit.channel.paymentMethods
      .filter((method) => isOffered(method, bill))
      .map((method) => paymentMethodShape(method, visit.locale)),
    shipments: (offers ?? []).map(({ method }) => shippingMethodShape(method, visit)),
    errors: cartErrorsShape(notices),
  })
})
