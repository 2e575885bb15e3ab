import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { openDeliveries } from '../webhooks/open-deliveries.ts'
import type { EventId } from './event.ts'
import { lockUntold, noteSpread } from './event-store.ts'
import { followers } from './followers.ts'

/**
 * Gives everybody who follows an event a job of her own, once: doing so again finds it done. Whatever
 * happened to the order before is told first, so that nobody hears of a payment before the order.
 */
export async function spreadEvent(
  db: Db,
  eventId: EventId,
  { later, now }: { later: Later; now: Date },
): Promise<void> {
  await atomically(db, async (db) => {
    for (const event of await lockUntold(db, eventId)) {
      for (const { job, data } of followers[event.name]) {
        await later(db, { name: job, data: { ...data, eventId: event.id } })
      }
      await openDeliveries(db, event, { later, now })
      await noteSpread(db, event.id, now)
    }
  })
}
