import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { sweepDeliveries } from '../webhooks/sweep-deliveries.ts'
import { spreadEventJob } from './announce.ts'
import { overdueEvents } from './event-store.ts'

export const sweepEventsJob = 'sweep-events'
export const sweepMinutes = 10

/**
 * Finds what should have been told long ago, because a job was lost or gave up, and writes the job down
 * again. Answers how many that were.
 */
export async function sweepEvents(db: Db, { later, now }: { later: Later; now: Date }): Promise<number> {
  const before = new Date(now.getTime() - sweepMinutes * 60_000)
  const events = await overdueEvents(db, before, mostAtOnce)
  for (const eventId of events) await later(db, { name: spreadEventJob, data: { eventId } })

  return events.length + (await sweepDeliveries(db, { before, later, most: mostAtOnce }))
}

const mostAtOnce = 500
