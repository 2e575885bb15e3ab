import { z } from 'zod'
import { changePayment } from '../../shop/payments/change-payment.ts'
import { endpoint } from '../endpoint.ts'
import { idWish } from '../input.ts'
import { limitPayments } from '../limits.ts'
import { success } from '../shapes/struct.ts'
import { optionalLine } from '../typed-text.ts'

/** POST /order/payment */
export const post = endpoint(
  z.object({
    orderId: idWish<'order'>('orderId'),
    paymentMethodId: idWish<'payment-method'>('paymentMethodId'),
    // Ours: what lets a guest without a session go on with her order.
    pass: optionalLine,
  }),
  async ({ orderId, paymentMethodId, pass }, { db, visit, caller, gateways, later }) => {
    limitPayments(caller.ip, visit)
    await changePayment(db, visit, { orderId, pass, methodId: paymentMethodId }, { gateways, later })
    return success()
  },
)
