import { z } from 'zod'
import { chooseDefaultPayment } from '../../../shop/customers/choose-defaults.ts'
import { endpoint } from '../../endpoint.ts'
import { idWish } from '../../input.ts'
import { success } from '../../shapes/struct.ts'

/** POST /account/change-payment-method/{paymentMethodId} */
export const post = endpoint(
  z.object({ paymentMethodId: idWish<'payment-method'>('paymentMethodId') }),
  async ({ paymentMethodId }, { db, visit }) => {
    await chooseDefaultPayment(db, visit, paymentMethodId)
    return success()
  },
)
