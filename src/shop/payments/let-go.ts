import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { type Cause, moveTransaction } from '../orders/move-state.ts'
import type { OrderId } from '../orders/order.ts'
import { type Attempt, isAtGateway, isUnpaid } from './attempt.ts'
import { readAttempts } from './attempt-store.ts'
import { watchLater } from './watch-later.ts'

/**
 * Gives an attempt up that nobody is to pay any more. The gateway hears of it afterwards, by a job: it may be slow
 * or away, and until then money that comes all the same is noticed. Called behind the order's lock.
 */
export async function letGo(db: Db, attempt: Attempt, cause: Cause, later: Later): Promise<void> {
  if (!isUnpaid(attempt)) return
  await moveTransaction(db, attempt.id, 'cancelled', cause)
  // One that is just being opened there is told by whoever opens it.
  if (isAtGateway(attempt)) await watchLater(db, attempt.id, { at: cause.now, later })
}

/** The same with whatever is still to be paid of an order: it was cancelled. */
export async function letGoPayments(db: Db, orderId: OrderId, cause: Cause, later: Later): Promise<void> {
  for (const attempt of await readAttempts(db, orderId)) await letGo(db, attempt, cause, later)
}
