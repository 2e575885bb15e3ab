import { sql } from 'kysely'
import type { GatewayReport } from '../../platform/gateway.ts'
import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { announce } from '../events/announce.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { moveTransaction } from '../orders/move-state.ts'
import type { OrderId } from '../orders/order.ts'
import { type Attempt, isUnpaid } from './attempt.ts'
import { readAttempt, readAttemptByReference } from './attempt-store.ts'
import { bookCapture, type Capture, isCaptureKnown, keepSurplus } from './book-capture.ts'
import { noteForeignRefund } from './foreign-refund.ts'
import { type Outcome, outcomeOf, type Standing } from './outcome.ts'

/** Where a report came from: it stands in the history of the states. */
export type Said = 'on the way back' | 'by webhook' | 'when asked' | 'when given up'

export type Settled = Outcome | { kind: 'unknown' }

/**
 * Writes into the ledger what a gateway says about a payment. The way back, the webhook and the sweeper all end here,
 * so however often, in whatever order and at the same moment they come, the outcome is the same.
 */
export const settlePayment = (
  db: Db,
  { gateway, report, said }: { gateway: string; report: GatewayReport; said: Said },
  { later, now }: { later: Later; now: Date },
): Promise<Settled> =>
  atomically(db, async (db) => {
    const attempt = await lockedAttempt(db, gateway, report.reference)
    if (!attempt) return { kind: 'unknown' }

    const capture: Capture = {
      gateway,
      // A gateway that gives the money no name of its own means the payment.
      capture: report.capture ?? report.reference,
      orderId: attempt.orderId,
      attemptId: attempt.id,
      cents: report.cents,
      currency: report.currency,
    }
    const outcome = outcomeOf(await standingOf(db, attempt, capture), report)
    const cause = { who: 'gateway', why: `${gateway} says ${report.state}, ${said}`, now } as const

    switch (outcome.kind) {
      case 'booked':
        await bookCapture(db, capture, cause, later)
        break
      case 'surplus':
        await keepSurplus(db, capture, outcome.why, { later, now })
        // What came is not what was owed; whether it will do is for staff to say.
        if (isUnpaid(attempt)) await moveTransaction(db, attempt.id, 'unconfirmed', cause)
        break
      case 'authorized':
        await moveTransaction(db, attempt.id, 'authorized', cause)
        break
      case 'failed':
      case 'cancelled':
        await moveTransaction(db, attempt.id, outcome.kind, cause)
        await announceFailure(db, attempt, outcome.kind, { later, now })
    }

    await noteForeignRefund(db, capture, report, { later, now })
    if (ends.has(report.state)) await close(db, attempt, now)
    return outcome
  })

/** Whoever cancels knows; whoever lets the time run out, or is declined by a bank, is told. */
async function announceFailure(
  db: Db,
  { id, orderId, returnUntil }: Attempt,
  kind: 'failed' | 'cancelled',
  { later, now }: { later: Later; now: Date },
) {
  const isExpired = returnUntil !== null && returnUntil <= now
  if (kind === 'cancelled' && !isExpired) return

  const data = { transactionId: id, why: kind === 'failed' ? 'declined' : 'expired' }
  await announce(db, { name: 'order.payment-failed', orderId, data }, { later, now })
}

/** After these a gateway has nothing more to say. */
const ends = new Set<GatewayReport['state']>(['captured', 'failed', 'cancelled'])

async function lockedAttempt(db: Db, gateway: string, reference: string): Promise<Attempt | null> {
  const found = await readAttemptByReference(db, { gateway, reference })
  if (!found) return null

  await lockOrder(db, found.orderId)
  return readAttempt(db, found.id)
}

const standingOf = async (db: Db, attempt: Attempt, capture: Capture): Promise<Standing> => ({
  order: attempt.order.state,
  attempt: attempt.state,
  owed: { cents: attempt.cents, currency: attempt.order.currency },
  isPaid: await hasBeenPaid(db, attempt.orderId),
  isKnown: await isCaptureKnown(db, capture),
})

/** Also when the money went back again, or nothing was to be paid. */
export async function hasBeenPaid(db: Db, orderId: OrderId): Promise<boolean> {
  const { rows } = await sql<{ paid: boolean }>`
    select exists (
      select from payment_capture where order_id = ${orderId} and state = 'booked'
      union all
      select from order_transaction where order_id = ${orderId}
        and state in ('paid', 'paid_partially', 'refunded', 'refunded_partially', 'chargeback')
    ) as paid
  `.execute(db)
  return rows[0]?.paid === true
}

const close = (db: Db, { id, closedAt }: Attempt, now: Date) =>
  db
    .updateTable('order_transaction')
    .set({ closed_at: closedAt ?? now, watch_at: null, problem: null })
    .where('id', '=', id)
    .execute()
