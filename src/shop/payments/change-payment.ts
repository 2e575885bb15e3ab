import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { PaymentMethodId } from '../channel/channel.ts'
import { announce } from '../events/announce.ts'
import { orderFor } from '../orders/find-orders.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { currentTransaction, type OrderId } from '../orders/order.ts'
import { refuseLateChange } from '../orders/what-may-change.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { isOfferedFor } from './after-order-offer.ts'
import { askGateway, type PaymentParts } from './ask-gateway.ts'
import { isAtGateway, isOver } from './attempt.ts'
import { insertAttempt, readAttempts } from './attempt-store.ts'
import { letGoPayments } from './let-go.ts'

export type ChangeWish = {
  orderId: OrderId
  /** Of a guest without a session. */
  pass: string | null
  methodId: PaymentMethodId
}

/** Chooses another way to pay for an order that is not paid yet; one that turns out to be paid meanwhile stays as it is. */
export async function changePayment(
  db: Db,
  visit: Visit,
  wish: ChangeWish,
  parts: Omit<PaymentParts, 'now'>,
): Promise<void> {
  if (!(await isChange(db, visit, wish))) return

  const open = (await readAttempts(db, wish.orderId)).findLast(isAtGateway)
  if (open) await askGateway(db, open, 'when given up', { ...parts, now: visit.now })
  await atomically(db, (db) => change(db, visit, wish, parts))
}

async function change(db: Db, visit: Visit, wish: ChangeWish, { later }: Pick<PaymentParts, 'later'>) {
  const { orderId, methodId } = wish
  const { now } = visit
  await lockOrder(db, orderId)
  if (!(await isChange(db, visit, wish))) return

  await letGoPayments(db, orderId, { who: 'shopper', why: 'another way to pay was chosen', now }, later)
  const cents = (await readAttempts(db, orderId)).at(-1)?.cents
  if (cents === undefined) throw new Error(`The order ${orderId} was never to be paid.`)
  const transactionId = await insertAttempt(db, { orderId, methodId, cents, now })
  await announce(db, { name: 'order.payment-changed', orderId, data: { transactionId } }, { later, now })
}

/** False when it is the way to pay already; refused when it is too late for a change, or the method is not offered. */
async function isChange(db: Db, visit: Visit, { orderId, pass, methodId }: ChangeWish): Promise<boolean> {
  const order = await orderFor(db, visit, orderId, pass)
  refuseLateChange(order, 'payment')
  if (!isOfferedFor(order, visit, methodId)) {
    refuse('payment-method.not-offered', { paymentMethodId: methodId })
  }

  const current = currentTransaction(order)
  return current === undefined || current.methodId !== methodId || isOver(current)
}
