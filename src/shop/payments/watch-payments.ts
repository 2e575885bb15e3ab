import { sql } from 'kysely'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { askGateway, type PaymentParts } from './ask-gateway.ts'
import { type AttemptId, isAtGateway } from './attempt.ts'
import { readAttempt } from './attempt-store.ts'
import { carryOutRefund, type RefundId } from './refund-payment.ts'
import { type MessageId, settleMessage } from './take-message.ts'
import { nextWatch, watchPaymentJob } from './watch-later.ts'

export const lookAfterPaymentsJob = 'look-after-payments'
export const lookAfterPaymentsMinutes = 5

/**
 * Asks how it stands with an attempt that is under way at its gateway, until that has said its last word. The next
 * time is written down before the gateway is asked, so nothing that breaks here leaves the attempt alone.
 */
export async function watchPayment(db: Db, attemptId: AttemptId, parts: PaymentParts): Promise<void> {
  const isDue = await atomically(db, (db) => claim(db, attemptId, parts))
  const attempt = isDue ? await readAttempt(db, attemptId) : null
  if (attempt) await askGateway(db, attempt, 'when asked', parts)
}

/** Of several jobs for one attempt the first goes on, and the others end. */
async function claim(db: Db, attemptId: AttemptId, { later, now }: PaymentParts): Promise<boolean> {
  const attempt = await readAttempt(db, attemptId)
  if (!attempt || !isAtGateway(attempt)) return false

  const at = nextWatch(attempt.watched, now)
  const { numUpdatedRows } = await db
    .updateTable('order_transaction')
    .set({ watch_at: at, watched: attempt.watched + 1 })
    .where('id', '=', attemptId)
    .where('closed_at', 'is', null)
    .where('watched', '=', attempt.watched)
    .where('watch_at', '<=', new Date(now.getTime() + clockSkewMs))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false

  await later(db, { name: watchPaymentJob, data: { attemptId }, notBefore: at })
  return true
}

/** The database decides when a job is due, this process what time it is. */
const clockSkewMs = 5_000

/**
 * The net under all that: attempts whose job was lost, messages that could not be settled and refunds that
 * did not reach their gateway. It relies on nothing but the ledger itself. Answers how much it found.
 */
export async function lookAfterPayments(db: Db, parts: PaymentParts): Promise<number> {
  const { later, now } = parts
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const faults: unknown[] = []
  const attempting = (work: Promise<unknown>) => work.catch((fault: unknown) => faults.push(fault))

  const { rows: attempts } = await sql<{ id: AttemptId }>`
    select id from order_transaction
    where gateway is not null and reference is not null and closed_at is null
      and coalesce(watch_at, begun_at) < ${before(lookAfterPaymentsMinutes)}::timestamptz
    order by watch_at limit ${atOnce}
  `.execute(db)
  for (const { id } of attempts) {
    await later(db, { name: watchPaymentJob, data: { attemptId: id } })
  }

  const { rows: messages } = await sql<{ id: MessageId }>`
    select id from payment_message where settled_at is null and received_at < ${before(1)}::timestamptz
    order by received_at limit ${atOnce}
  `.execute(db)
  for (const { id } of messages) await attempting(settleMessage(db, id, { later, now }))

  const { rows: refunds } = await sql<{ id: RefundId }>`
    select id from payment_refund where done_at is null and asked_at < ${before(1)}::timestamptz
    order by asked_at limit ${atOnce}
  `.execute(db)
  for (const { id } of refunds) await attempting(carryOutRefund(db, id, parts))

  // Each was tried; what went wrong with one is told once all others had their turn.
  if (faults.length > 0) {
    // A log follows causes, and knows nothing of lists.
    throw new AggregateError(faults, `${faults.length} payments could not be looked after`, {
      cause: faults[0],
    })
  }
  return attempts.length + messages.length + refunds.length
}

const atOnce = 500
