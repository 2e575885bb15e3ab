import { z } from 'zod'
import { readCart } from '../../shop/cart/read-cart.ts'
import { type OrderWish, placeOrder } from '../../shop/checkout/place-order.ts'
import { Refusal } from '../../shop/refusal.ts'
import { rounded } from '../../values/money.ts'
import { RefusalWith } from '../answer.ts'
import { type Call, seeing } from '../endpoint.ts'
import { limitOrders } from '../limits.ts'
import { cartShape } from '../shapes/cart.ts'
import { orderShape } from '../shapes/order.ts'
import { optionalLine, optionalText, ticked } from '../typed-text.ts'

const orderWish = z
  .object({
    customerComment: optionalText,
    affiliateCode: optionalLine,
    campaignCode: optionalLine,
    // Ours: what the shopper saw and agreed to. Clients that do not send them order as ever.
    total: z.number().finite().optional(),
    acceptedTerms: z.boolean().optional(),
    acceptedWaiver: ticked,
  })
  .transform(
    ({ customerComment, affiliateCode, campaignCode, total, acceptedTerms, acceptedWaiver }): OrderWish => ({
      comment: customerComment?.slice(0, longestComment) ?? null,
      affiliateCode: affiliateCode?.slice(0, 255) ?? null,
      campaignCode: campaignCode?.slice(0, 255) ?? null,
      shownCents: total === undefined ? null : rounded(total * 100),
      acceptedTerms: acceptedTerms ?? null,
      acceptedWaiver,
    }),
  )

const longestComment = 2_000

/** POST /checkout/order */
export const post = seeing('customer', orderWish, async (wish, call) => {
  const { db, visit, caller, later } = call
  limitOrders(caller.ip, visit)

  try {
    return orderShape(await placeOrder(db, visit, wish, later), visit)
  } catch (error) {
    throw await withCartNow(error, call)
  }
})

/** Whoever is told that the cart is not what it was is shown what it is, and why. */
async function withCartNow(error: unknown, { db, visit }: Call): Promise<unknown> {
  if (!(error instanceof Refusal) || (error.code !== 'cart.changed' && error.code !== 'cart.blocked'))
    return error

  const cart = cartShape(await readCart(db, visit), visit)
  if (error.code === 'cart.changed') return new RefusalWith(error, { cart })

  const messages = Object.values(cart.errors)
    .filter(({ block }) => block)
    .map(({ key, message }) => `${key}: ${message}`)
  return new RefusalWith(messages.length > 0 ? new Refusal('cart.blocked', { messages }) : error, { cart })
}
