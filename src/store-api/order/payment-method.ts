import { z } from 'zod'
import { orderFor } from '../../shop/orders/find-orders.ts'
import { offeredFor } from '../../shop/payments/after-order-offer.ts'
import { endpoint } from '../endpoint.ts'
import { idWish } from '../input.ts'
import { paymentMethodShape } from '../shapes/channel.ts'
import { struct } from '../shapes/struct.ts'
import { optionalLine } from '../typed-text.ts'

/** POST /order/payment-method: the ways in which an order that stands may be paid. An endpoint of ours. */
export const post = endpoint(
  z.object({ orderId: idWish<'order'>('orderId'), pass: optionalLine }),
  async ({ orderId, pass }, { db, visit }) => {
    const order = await orderFor(db, visit, orderId, pass)
    const elements = offeredFor(order, visit).map((method) => paymentMethodShape(method, visit.locale))
    return struct('order_payment_methods', { elements })
  },
)
