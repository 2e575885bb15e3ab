import { type RawBuilder, sql } from 'kysely'
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
  await eventEntry({ id, name, orderId, data, happenedAt: now }).execute(db)
  await spreadLater(db, id, later)

  return id
}

/** For a verb that has more to write at that moment; `spreadLater` belongs to it. */
export const eventEntry = ({ id, name, orderId, data, happenedAt }: ShopEvent): RawBuilder<unknown> => sql`
  insert into shop_event (id, name, about, data, happened_at)
  values (${id}, ${name}, ${orderId}, ${JSON.stringify(data)}::jsonb, ${happenedAt})`

export const spreadLater = (db: Db, eventId: EventId, later: Later): Promise<void> =>
  later(db, { name: spreadEventJob, data: { eventId } })
