import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { AttemptId } from './attempt.ts'

export const watchPaymentJob = 'watch-payment'

/** Writes down that a gateway is to be asked about an attempt, and when: a lost job is found by that. */
export async function watchLater(
  db: Db,
  attemptId: AttemptId,
  { at, later }: { at: Date; later: Later },
): Promise<void> {
  await db.updateTable('order_transaction').set({ watch_at: at }).where('id', '=', attemptId).execute()
  await later(db, { name: watchPaymentJob, data: { attemptId }, notBefore: at })
}

const shortestSeconds = 30
const longestSeconds = 60 * 60

/** Asked soon at first, since the shopper waits; then ever more rarely. */
export const nextWatch = (watched: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(shortestSeconds * 2 ** Math.min(watched, 20), longestSeconds) * 1000)
