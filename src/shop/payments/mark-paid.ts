import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { Cause } from '../orders/move-state.ts'
import type { OrderId } from '../orders/order.ts'
import { refuse } from '../refusal.ts'
import { isOver } from './attempt.ts'
import { readAttempts } from './attempt-store.ts'
import { bookCapture, byHand, type Capture, isCaptureKnown, keepSurplus } from './book-capture.ts'
import { outcomeOf } from './outcome.ts'
import { hasBeenPaid } from './settle-payment.ts'

/** What the statement of the bank says: which transfer it was, and how much came. */
export type HandPayment = { orderId: OrderId; reference: string; cents: number }

/**
 * Books money that came without a gateway. The same transfer twice is booked once; another one for the same
 * order, or one of another amount, is money nobody owes.
 */
export const markPaid = (
  db: Db,
  { orderId, reference, cents }: HandPayment,
  cause: Cause,
  later: Later,
): Promise<'booked' | 'surplus' | 'nothing'> =>
  atomically(db, async (db) => {
    await lockOrder(db, orderId)
    const attempts = await readAttempts(db, orderId)
    const attempt = attempts.findLast((attempt) => !isOver(attempt)) ?? attempts.at(-1)
    if (!attempt) return refuse('order.unknown', { orderId })

    const { currency } = attempt.order
    const capture: Capture = {
      gateway: byHand,
      capture: `${orderId}:${reference}`,
      orderId,
      attemptId: attempt.id,
      cents,
      currency,
    }
    const outcome = outcomeOf(
      {
        order: attempt.order.state,
        attempt: attempt.state,
        owed: { cents: attempt.cents, currency },
        isPaid: await hasBeenPaid(db, orderId),
        isKnown: await isCaptureKnown(db, capture),
      },
      { reference, state: 'captured', capture: reference, cents, currency },
    )

    if (outcome.kind === 'booked') await bookCapture(db, capture, cause, later)
    else if (outcome.kind === 'surplus')
      await keepSurplus(db, capture, outcome.why, { later, now: cause.now })
    else return 'nothing'
    return outcome.kind
  })
