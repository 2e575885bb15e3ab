import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import { type Db, urgent } from '../../platform/postgres/db.ts'
import { together } from '../../platform/postgres/together.ts'
import { newId } from '../../values/ids.ts'
import type { Cart, CartId } from '../cart/cart.ts'
import { isDownload } from '../cart/cart.ts'
import { cartLock, cartRemoval } from '../cart/cart-store.ts'
import { factsOf, storedCart } from '../cart/load-cart.ts'
import { blocksOrder } from '../cart/notices.ts'
import { workOut } from '../cart/work-out.ts'
import type { Customer } from '../customers/customer.ts'
import { announcement } from '../events/announce.ts'
import type { Order } from '../orders/order.ts'
import { orderFrom, readLatestOrder, storedOrder } from '../orders/read-orders.ts'
import { type SaleTerms, storedTerms, termsFrom } from '../orders/sale-terms.ts'
import { takePromotions } from '../promotions/take-promotions.ts'
import { refuse, refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { orderOfCart } from './order-of-cart.ts'
import { orderEntry } from './order-store.ts'
import { stockTaking } from './take-stock.ts'

export type OrderWish = {
  comment: string | null
  affiliateCode: string | null
  campaignCode: string | null
  /** The total the shopper saw when she said yes; null when the client does not tell. */
  shownCents: number | null
  /** Null when the client does not ask: then the terms were shown in another way. */
  acceptedTerms: boolean | null
  acceptedWaiver: boolean
}

/**
 * Makes the visit's cart an order, exactly once. Whoever submits the same cart again, at the same
 * moment or because the answer got lost, is answered with the order that was made of it.
 */
export async function placeOrder(db: Db, visit: Visit, wish: OrderWish, later: Later): Promise<Order> {
  const customer = visit.customer ?? refuse('customer.not-logged-in', {})
  if (visit.channel.accountRequired && customer.guest) refuse('customer.account-required', {})
  if (wish.acceptedTerms === false) refuseForm([{ rule: 'blank', path: ['acceptedTerms'], value: false }])

  const placed = await atomically(urgent(db), async (db, atLast) => {
    const { cart, terms } = await lockedCart(db, visit)
    if (!cart) return null
    checkCart(cart, wish)

    const order = orderOfCart(visit, customer, cart, wish, terms)
    await takeGoods(db, visit, order, cart, later)
    const taker = { orderId: order.id, email: customer.email, now: visit.now }
    if (!(await takePromotions(db, taker, cart.discounts)))
      refuse('cart.blocked', { messages: ['A discount was used up meanwhile.'] })

    // Last: the counter stays locked until the order is written, and everybody else waits for it.
    const [, [written]] = await atLast(db, orderEntry(order), storedOrder(order.id))
    return written ?? null
  })

  const order = placed ? orderFrom(placed) : await orderedAMomentAgo(db, visit, customer)
  return order ?? refuse('cart.empty', {})
}

/** Worked out behind a lock, so that two submissions of one cart come one after the other; null when nothing is in it. */
async function lockedCart(
  db: Db,
  visit: Visit,
): Promise<{ cart: (Cart & { id: CartId }) | null; terms: SaleTerms }> {
  const [[lock], stored, [terms]] = await together(
    db,
    cartLock(visit.token),
    storedCart(visit.token),
    storedTerms(visit.locale),
  )
  const facts = await factsOf(db, visit, stored)
  // A cart that was begun just after the lock found none is not held by anybody: it is ordered the next time.
  const cart = lock && facts.lines.length > 0 ? { ...workOut(visit, facts).cart, id: lock.id } : null

  return { cart, terms: termsFrom(terms) }
}

/** Out of the cart, out of the stock, and everybody who follows orders is told when all is well. */
async function takeGoods(
  db: Db,
  { token, now }: Visit,
  { id: orderId }: Pick<Order, 'id'>,
  cart: Cart,
  later: Later,
): Promise<void> {
  const event = { id: newId<'event'>(), name: 'order.placed', orderId, data: {}, happenedAt: now } as const
  const [, taken] = await together(
    db,
    cartRemoval(token),
    stockTaking(orderId, cart),
    ...(await announcement(event, later)),
  )
  if (taken.length < new Set(cart.lines.map(({ productId }) => productId)).size)
    refuse('cart.blocked', { messages: ['The stock was taken meanwhile.'] })
}

function checkCart(cart: Cart, { shownCents, acceptedWaiver }: OrderWish): void {
  // A discount that went is no reason to pay more unasked: she is told, and may say yes once more.
  const blocking = cart.notices.filter(
    (notice) => blocksOrder(notice) || notice.kind === 'promotion-discount-deleted',
  )
  if (blocking.length > 0) refuse('cart.blocked', { messages: blocking.map(({ kind }) => kind) })

  const { totalCents } = cart.total
  if (shownCents !== null && shownCents !== totalCents) refuse('cart.changed', { shownCents, totalCents })

  if (cart.lines.some(isDownload) && !acceptedWaiver) {
    refuseForm([{ rule: 'blank', path: ['acceptedWaiver'], value: false }])
  }
}

const aMoment = 10 * 60 * 1000

const orderedAMomentAgo = (db: Db, { now }: Visit, customer: Customer): Promise<Order | null> =>
  readLatestOrder(db, customer.id, new Date(now.getTime() - aMoment))
