import { z } from 'zod'
import { changePayment } from '../../shop/orders/pay-order.ts'
import { endpoint } from '../endpoint.ts'
import { idWish } from '../input.ts'
import { success } from '../shapes/struct.ts'

/** POST /order/payment */
export const post = endpoint(
  z.object({
    orderId: idWish<'order'>('orderId'),
    paymentMethodId: idWish<'payment-method'>('paymentMethodId'),
  }),
  async ({ orderId, paymentMethodId }, { db, visit }) => {
    await changePayment(db, visit, orderId, paymentMethodId)
    return success()
  },
)
