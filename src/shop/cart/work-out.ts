import { totalOf } from '../pricing/total.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Cart, CartId } from './cart.ts'
import { checkAddresses } from './check-addresses.ts'
import { choosePayment } from './choose-payment.ts'
import { type LineCorrection, type LineWithFacts, priceLines } from './price-lines.ts'
import { sendGoods } from './send-goods.ts'

export type WorkedOut = { cart: Cart; corrections: readonly LineCorrection[] }

/** Works the whole cart out from its lines: pure, in one pass, the same for a look and for an order. */
export function workOut(visit: Visit, id: CartId | null, stored: readonly LineWithFacts[]): WorkedOut {
  const { lines, corrections, notices } = priceLines(visit, stored)
  const sent = sendGoods(visit, lines)
  const total = totalOf(
    lines.map(({ price }) => price),
    sent.deliveries.map(({ cents, taxes }) => ({ totalCents: cents, taxes })),
    visit.taxState,
    visit.currency,
  )
  const paid =
    lines.length > 0
      ? choosePayment(visit, total.totalCents)
      : { paymentMethod: visit.paymentMethod, notices: [] }
  const addresses = lines.length > 0 ? checkAddresses(visit, sent.deliveries.length > 0) : []

  return {
    cart: {
      id,
      lines,
      discounts: [],
      codes: [],
      shippingMethod: sent.shippingMethod,
      paymentMethod: paid.paymentMethod,
      deliveries: sent.deliveries,
      total,
      notices: [...notices, ...sent.notices, ...paid.notices, ...addresses],
    },
    corrections,
  }
}
