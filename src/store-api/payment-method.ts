import { readBill } from '../shop/cart/method-offers.ts'
import { isOffered } from '../shop/payments/payment-offer.ts'
import { paymentMethod } from './criteria/channel-entities.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { reading } from './endpoint.ts'
import { flagWish } from './input.ts'
import { paymentMethodShape } from './shapes/channel.ts'

/** POST /payment-method. With `onlyAvailable` those by which the visit's cart may be paid: the cart replaces all others. */
export const post = reading(
  criteriaWish.extend({ onlyAvailable: flagWish('onlyAvailable') }),
  async ({ onlyAvailable, ...wish }, { db, visit }) => {
    const bill = onlyAvailable ? await readBill(db, visit) : null
    const methods = visit.channel.paymentMethods
      .filter((method) => (bill ? isOffered(method, bill) : method.active))
      .map((method) => paymentMethodShape(method, visit.locale))

    return listInMemory(paymentMethod, methods, wish, visit.now)
  },
)
