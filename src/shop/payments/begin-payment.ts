import type { Gateway } from '../../platform/gateway.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { orderFor } from '../orders/find-orders.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { moveTransaction } from '../orders/move-state.ts'
import type { OrderId } from '../orders/order.ts'
import { refuseLateChange } from '../orders/what-may-change.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { askGateway, noteProblem, type PaymentParts } from './ask-gateway.ts'
import { type Attempt, isAtGateway, isOver, isUnpaid } from './attempt.ts'
import { insertAttempt, readAttempt, readAttempts } from './attempt-store.ts'
import { gatewayOf } from './gateway.ts'
import { letGo } from './let-go.ts'
import { returnParameter, returnPath, returnToken, returnTokenHash } from './return-token.ts'
import { nextWatch, watchLater } from './watch-later.ts'

export type PaymentWish = {
  orderId: OrderId
  /** Of a guest without a session. */
  pass: string | null
  /** Where the shopper wants to be once it is paid, respectively not. */
  finishUrl: string | null
  errorUrl: string | null
}

export type BeginParts = Omit<PaymentParts, 'now'> & { origin: string }

/**
 * Begins the payment of an order, or goes on with the one that was begun. Answers where the shopper goes to pay; null
 * when she does so by herself, by invoice or in advance.
 */
export async function beginPayment(
  db: Db,
  visit: Visit,
  wish: PaymentWish,
  { gateways, later, origin }: BeginParts,
): Promise<string | null> {
  const parts = { gateways, later, now: visit.now }
  await bringUpToDate(db, visit, wish, parts)

  const reserved = await atomically(db, (db) => reserve(db, visit, wish, parts))
  if (!reserved) return null
  if (reserved.attempt.redirectUrl) return reserved.attempt.redirectUrl

  const opened = await open(db, reserved, origin)
  const counts = await atomically(db, (db) => keepOpened(db, reserved, opened, parts))
  return counts ? opened.redirectUrl : beginPayment(db, visit, wish, { gateways, later, origin })
}

/** What happened at the gateway since it was last heard of: paid in another tab, declined, run out of time. */
async function bringUpToDate(db: Db, visit: Visit, { orderId, pass }: PaymentWish, parts: PaymentParts) {
  await orderFor(db, visit, orderId, pass)
  const current = (await readAttempts(db, orderId)).at(-1)
  if (current && isAtGateway(current)) await askGateway(db, current, 'when asked', parts)
}

type Reserved = { attempt: Attempt; gateway: Gateway; until: Date; token: string }

/** The one attempt that counts, made ready for its gateway behind the order's lock; null when no gateway is needed. */
async function reserve(
  db: Db,
  visit: Visit,
  wish: PaymentWish,
  parts: PaymentParts,
): Promise<Reserved | null> {
  const { orderId, finishUrl, errorUrl, pass } = wish
  const { now, channel } = visit
  await lockOrder(db, orderId)
  const order = await orderFor(db, visit, orderId, pass)
  // Nothing was ever to be paid: clients ask all the same.
  if (order.total.totalCents === 0 && order.state !== 'cancelled') return null
  refuseLateChange(order, 'payment')

  const attempts = await readAttempts(db, orderId)
  const last = attempts.findLast((attempt) => !isOver(attempt)) ?? attempts.at(-1)
  const method = channel.paymentMethods.find(({ id }) => id === last?.methodId)
  if (last && !method) return refuse('payment-method.unknown', { paymentMethodId: last.methodId })
  if (!last || !method?.asynchronous) return null
  const gateway = gatewayOf(parts.gateways, method)
  if (!gateway) return refuse('payment-method.not-offered', { paymentMethodId: method.id })

  const attempt = await freshAttempt(db, last, parts)
  const token = await returnToken(db, attempt.id)
  const until = attempt.returnUntil ?? new Date(now.getTime() + longestHours * hour)
  await db
    .updateTable('order_transaction')
    .set({
      gateway: gateway.name,
      begun_at: attempt.begunAt ?? now,
      return_until: until,
      return_token_hash: returnTokenHash(token),
      // The tab that asked last is the one she looks at.
      finish_url: finishUrl,
      error_url: errorUrl,
    })
    .where('id', '=', attempt.id)
    .execute()

  return { attempt, gateway, until, token }
}

/** The attempt itself while it can be paid; else another one takes its place. */
async function freshAttempt(db: Db, attempt: Attempt, { later, now }: PaymentParts): Promise<Attempt> {
  const { orderId, methodId, cents, returnUntil } = attempt
  const isFresh = returnUntil === null || returnUntil.getTime() - now.getTime() > shortestHours * hour
  if (!isOver(attempt) && isFresh) return attempt

  await letGo(db, attempt, { who: 'shop', why: 'its time is over', now }, later)
  const next = await readAttempt(db, await insertAttempt(db, { orderId, methodId, cents, now }))
  return next ?? refuse('order.unknown', { orderId })
}

/** No payment page lives longer; some gateways allow no more either. */
const longestHours = 24
/** What is left has to do for finding one's card. */
const shortestHours = 1
const hour = 60 * 60 * 1000

type Opened = { reference: string; redirectUrl: string }

/** No transaction is open here: a gateway may take its time. Under the attempt's key it opens one payment however often it is asked. */
async function open(db: Db, { attempt, gateway, until, token }: Reserved, origin: string): Promise<Opened> {
  const { number: orderNumber, currency, locale, email } = attempt.order
  const returnUrl = `${origin}${returnPath}?${returnParameter}=${token}`

  try {
    return await gateway.begin({
      key: attempt.id,
      orderNumber,
      cents: attempt.cents,
      currency,
      locale,
      email,
      returnUrl,
      until,
    })
  } catch (error) {
    await noteProblem(db, attempt, error)
    return refuse('payment.gateway-unreachable', { orderId: attempt.orderId, orderNumber })
  }
}

/** Answers whether it is still this attempt that counts: the order may have been cancelled or paid otherwise meanwhile. */
async function keepOpened(
  db: Db,
  { attempt: { id, orderId }, gateway }: Reserved,
  { reference, redirectUrl }: Opened,
  { later, now }: PaymentParts,
): Promise<boolean> {
  await lockOrder(db, orderId)
  const before = await readAttempt(db, id)
  await db
    .updateTable('order_transaction')
    .set({ reference, redirect_url: redirectUrl, problem: null })
    .where('id', '=', id)
    .execute()
  await moveTransaction(db, id, 'in_progress', { who: 'shopper', why: `sent to ${gateway.name}`, now })

  const counts = before !== null && isUnpaid(before)
  // From here on somebody looks after it, whatever becomes of this process.
  if (before?.reference === null) await watchLater(db, id, { at: counts ? nextWatch(0, now) : now, later })
  return counts
}
