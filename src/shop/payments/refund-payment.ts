import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../values/ids.ts'
import { announce } from '../events/announce.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { type Cause, moveTransaction } from '../orders/move-state.ts'
import type { OrderId } from '../orders/order.ts'
import { refuse } from '../refusal.ts'
import type { PaymentParts } from './ask-gateway.ts'
import { byHand, type CaptureId } from './book-capture.ts'
import {
  findBookedCapture,
  type Refund,
  type RefundId,
  readCaptureLeft,
  readRefund,
  readRefundByKey,
} from './refund-store.ts'

export type { RefundId } from './refund-store.ts'

/** `cents` null is all that is left; the key makes a repeat harmless. */
export type RefundWish = { cents: number | null; key: string }

/** Gives back what paid an order, all or part of it. */
export async function refundPayment(
  db: Db,
  { orderId, ...wish }: RefundWish & { orderId: OrderId },
  cause: Omit<Cause, 'now'>,
  parts: PaymentParts,
): Promise<RefundId> {
  const captureId = await findBookedCapture(db, orderId)
  return refundCapture(
    db,
    { captureId: captureId ?? refuse('refund.nothing-left', { leftCents: 0 }), ...wish },
    cause,
    parts,
  )
}

/**
 * Gives back money that came, also what nobody owed. It is written down first and then asked for, outside of any
 * transaction; what does not reach the gateway now is asked for again, under the same key, until it does.
 */
export async function refundCapture(
  db: Db,
  wish: RefundWish & { captureId: CaptureId },
  cause: Omit<Cause, 'now'>,
  parts: PaymentParts,
): Promise<RefundId> {
  const id = await atomically(db, (db) => writeRefund(db, wish, { ...cause, now: parts.now }))
  await carryOutRefund(db, id, parts)
  return id
}

/** Behind the order's lock, so that two refunds together never exceed what came. */
async function writeRefund(
  db: Db,
  { captureId, cents, key }: RefundWish & { captureId: CaptureId },
  { who, why, now }: Cause,
): Promise<RefundId> {
  const found = (await readCaptureLeft(db, captureId)) ?? refuse('refund.nothing-left', { leftCents: 0 })
  await lockOrder(db, found.orderId)
  const known = await readRefundByKey(db, key)
  if (known) return known.id

  const { cents: capturedCents, askedCents } = (await readCaptureLeft(db, captureId)) ?? found
  const leftCents = capturedCents - askedCents
  const refunded = cents ?? leftCents
  if (!Number.isInteger(refunded) || refunded < 1 || refunded > leftCents) {
    refuse('refund.nothing-left', { leftCents })
  }

  const id: RefundId = newId()
  await db
    .insertInto('payment_refund')
    .values({ id, capture_id: captureId, key, cents: refunded, who, why, asked_at: now })
    .execute()
  return id
}

/** Asks the gateway for a refund that is written down, as often as it takes. What staff booked by hand she sends back herself. */
export async function carryOutRefund(db: Db, id: RefundId, { gateways, later, now }: PaymentParts) {
  const refund = await readRefund(db, id)
  if (!refund || refund.isDone) return

  if (refund.gateway !== byHand) {
    const { gateway: name, capture, cents, currency, key } = refund
    try {
      const gateway = gateways.find((gateway) => gateway.name === name)
      if (!gateway) throw new Error(`Nobody here is called ${name}.`)
      await gateway.refund(capture, { cents, currency, key })
    } catch (error) {
      await db
        .updateTable('payment_refund')
        .set({ problem: String(error).slice(0, 1_000) })
        .where('id', '=', id)
        .execute()
      return
    }
  }
  await atomically(db, (db) => finishRefund(db, refund, { later, now }))
}

/** The money is on its way: the payment is refunded, in part or whole, and everybody is told once. */
export async function finishRefund(
  db: Db,
  refund: Refund,
  { later, now }: { later: Later; now: Date },
): Promise<void> {
  const { id, orderId, attemptId, captureId, cents, currency, isBooked, who, why } = refund
  await lockOrder(db, orderId)
  const { numUpdatedRows } = await db
    .updateTable('payment_refund')
    .set({ done_at: now, problem: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return

  if (isBooked) {
    const left = await readCaptureLeft(db, captureId)
    const state = left && left.doneCents < left.cents ? 'refunded_partially' : 'refunded'
    // Whoever asked for it is kept with the refund; its name is one of a mover.
    await moveTransaction(db, attemptId, state, { who: who as Cause['who'], why, now })
  }
  await announce(
    db,
    {
      name: 'order.refunded',
      orderId,
      data: { refundId: id, captureId, cents: String(cents), currency, of: isBooked ? 'payment' : 'surplus' },
    },
    { later, now },
  )
}
