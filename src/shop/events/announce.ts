import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../values/ids.ts'
import type { EventId, ShopEvent } from './event.ts'

export const spreadEventJob = 'spread-event'

/**
 * Writes down that something happened, with the job that tells everybody who follows it. Called in
 * the transaction in which it happened, so that there is never the one without the other.
 */
export async function announce(
  db: Db,
  { name, orderId, data = {} }: Pick<ShopEvent, 'name' | 'orderId'> & { data?: ShopEvent['data'] },
  { later, now }: { later: Later; now: Date },
): Promise<EventId> {
  const id = newId<'event'>()
  await db.insertInto('shop_event').values({ id, name, about: orderId, data, happened_at: now }).execute()
  await later(db, { name: spreadEventJob, data: { eventId: id } })

  return id
}
