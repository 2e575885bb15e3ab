import { sql } from 'kysely'
import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { type Statement, together } from '../../platform/postgres/together.ts'
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
  await together(db, ...(await announcement({ id, name, orderId, data, happenedAt: now }, later)))

  return id
}

/** The same for a verb that sends it together with what happens. */
export const announcement = async (
  { id, name, orderId, data, happenedAt }: ShopEvent,
  later: Later,
): Promise<[Statement<unknown>, Statement<unknown>]> => [
  sql`
    insert into shop_event (id, name, about, data, happened_at)
    values (${id}, ${name}, ${orderId}, ${JSON.stringify(data)}::jsonb, ${happenedAt})`,
  await later.statement({ name: spreadEventJob, data: { eventId: id } }),
]
