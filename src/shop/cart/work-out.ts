import { totalOf } from '../pricing/total.ts'
import type { PromotionFacts } from '../promotions/promotion-facts.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Cart, CartId } from './cart.ts'
import { checkCart } from './check-cart.ts'
import { choosePayment } from './choose-payment.ts'
import { type LineCorrection, type LineWithFacts, priceLines } from './price-lines.ts'
import { promoteGoods } from './promote-goods.ts'
import { promoteShipping } from './promote-shipping.ts'
import { type PromotionCorrection, promotionNews } from './promotion-news.ts'
import { sendGoods } from './send-goods.ts'

/** What is known before anything is worked out: first step, and the only one that asks the database. */
export type CartFacts = {
  id: CartId | null
  lines: readonly LineWithFacts[]
  promotions: PromotionFacts
}

export type WorkedOut = {
  cart: Cart
  /** To be written down, so that what the notices say is said once. */
  corrections: readonly LineCorrection[]
  promotionCorrection: PromotionCorrection | null
}

/**
 * Works the whole cart out from its facts: pure, in one pass, the same for a look and for an order.
 * Products, promotions, shipping, validation: what comes later sees what is left to pay. So goods
 * travel free, and a payment method is offered, by their worth after discounts; only the minimum
 * value of a promotion looks at the goods before.
 */
export function workOut(visit: Visit, { id, lines: stored, promotions }: CartFacts): WorkedOut {
  const priced = priceLines(visit, stored)
  const { lines } = priced
  const promoted = promoteGoods(visit, lines, promotions)
  const sent = sendGoods(visit, lines, promoted.left)
  const { outcome, deliveries } = promoteShipping(visit, promoted, sent.deliveries)
  const discounts = outcome.accepted.flatMap(({ discounts }) => discounts)
  const news = promotionNews(promotions, outcome, visit.locale)

  const total = totalOf(
    [
      ...lines.map(({ price }) => price),
      ...discounts.map(({ cents, taxes }) => ({ totalCents: cents, taxes })),
    ],
    deliveries.map(({ cents, taxes }) => ({ totalCents: cents, taxes })),
    visit.taxState,
    visit.currency,
  )
  const paid =
    lines.length > 0
      ? choosePayment(visit, lines, total.totalCents)
      : { paymentMethod: visit.paymentMethod, notices: [] }
  const checked = checkCart(visit, lines, {
    goodsAreSent: sent.deliveries.length > 0,
    nobodyCarries: sent.nobodyCarries,
  })

  return {
    cart: {
      id,
      lines,
      discounts,
      codes: promotions.codes.filter((code) => !news.correction?.goneCodes.includes(code)),
      blockedPromotions: promotions.blocked,
      shippingMethod: sent.shippingMethod,
      paymentMethod: paid.paymentMethod,
      deliveries,
      total,
      notices: [
        ...priced.notices,
        ...news.once,
        ...news.standing,
        ...sent.notices,
        ...paid.notices,
        ...checked,
      ],
    },
    corrections: priced.corrections,
    promotionCorrection: news.correction,
  }
}
