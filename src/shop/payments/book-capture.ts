import { sql } from 'kysely'
import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { CurrencyCode } from '../../values/currency.ts'
import { type Id, newId } from '../../values/ids.ts'
import { announce } from '../events/announce.ts'
import { completeOrder } from '../orders/complete-order.ts'
import { type Cause, moveTransaction } from '../orders/move-state.ts'
import type { OrderId } from '../orders/order.ts'
import { type AttemptId, isUnpaid } from './attempt.ts'
import { readAttempts } from './attempt-store.ts'
import { letGo } from './let-go.ts'
import type { SurplusReason } from './outcome.ts'

export type CaptureId = Id<'payment-capture'>

/** Money that came: who took it, what they call it, for which attempt. */
export type Capture = {
  gateway: string
  capture: string
  orderId: OrderId
  attemptId: AttemptId
  cents: number
  currency: CurrencyCode
}

/** What staff books herself, from the statement of the bank. */
export const byHand = 'hand'

export const isCaptureKnown = async (db: Db, { gateway, capture }: Pick<Capture, 'gateway' | 'capture'>) =>
  (await db
    .selectFrom('payment_capture')
    .select('id')
    .where('gateway', '=', gateway)
    .where('capture', '=', capture)
    .executeTakeFirst()) !== undefined

/** The order is paid by this money: downloads open, other attempts are let go, everybody is told. Called behind the order's lock. */
export async function bookCapture(db: Db, capture: Capture, cause: Cause, later: Later): Promise<void> {
  const { orderId, attemptId } = capture
  const id = await writeCapture(db, capture, { state: 'booked', why: 'owed' }, cause.now)

  // Only one attempt counts at a time, and it is the one that brought the money.
  for (const other of await readAttempts(db, orderId)) {
    if (other.id !== attemptId && isUnpaid(other)) {
      await letGo(db, other, { ...cause, why: 'the order was paid otherwise' }, later)
    }
  }
  const moved = await moveTransaction(db, attemptId, 'paid', cause)
  if (!moved) throw new Error(`The attempt ${attemptId} cannot become paid.`)

  await sql`
    update order_download set access_granted = true from order_line
    where order_line.id = order_download.order_line_id and order_line.order_id = ${orderId}
  `.execute(db)
  await completeOrder(db, orderId, cause)
  await announce(
    db,
    { name: 'order.paid', orderId, data: { transactionId: attemptId, captureId: id } },
    { later, now: cause.now },
  )
}

/** Money nobody owes: it is kept apart, and staff is told to give it back. */
export async function keepSurplus(
  db: Db,
  capture: Capture,
  why: SurplusReason,
  { later, now }: { later: Later; now: Date },
): Promise<void> {
  const captureId = await writeCapture(db, capture, { state: 'surplus', why }, now)
  await announce(
    db,
    { name: 'order.paid-twice', orderId: capture.orderId, data: { captureId, why } },
    { later, now },
  )
}

async function writeCapture(
  db: Db,
  { gateway, capture, orderId, attemptId, cents, currency }: Capture,
  { state, why }: { state: 'booked' | 'surplus'; why: SurplusReason | 'owed' },
  now: Date,
): Promise<CaptureId> {
  const id: CaptureId = newId()
  await db
    .insertInto('payment_capture')
    .values({
      id,
      gateway,
      capture,
      order_id: orderId,
      transaction_id: attemptId,
      cents,
      currency,
      state,
      why,
      captured_at: now,
    })
    .execute()
  return id
}
