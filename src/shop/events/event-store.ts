import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { EventId, ShopEvent } from './event.ts'

export async function readEvent(db: Db, id: EventId): Promise<ShopEvent> {
  const { rows } = await sql<ShopEvent>`select ${columns} from shop_event event where id = ${id}`.execute(db)
  const [event] = rows
  if (!event) throw new Error(`There is no event ${id}.`)
  return event
}

/**
 * The event and whatever happened to its order before, as far as nobody has been told of it yet; the
 * oldest first. They are held until the transaction ends.
 */
export async function lockUntold(db: Db, id: EventId): Promise<ShopEvent[]> {
  const { rows } = await sql<ShopEvent>`
    select ${columns} from shop_event event, shop_event latest
    where latest.id = ${id} and event.about = latest.about and event.position <= latest.position
      and event.spread_at is null
    order by event.position
    for update of event
  `.execute(db)
  return rows
}

export async function noteSpread(db: Db, id: EventId, now: Date): Promise<void> {
  await db.updateTable('shop_event').set({ spread_at: now }).where('id', '=', id).execute()
}

/** Events whose job should have been done long ago, the oldest first. */
export async function overdueEvents(db: Db, before: Date, most: number): Promise<EventId[]> {
  const rows = await db
    .selectFrom('shop_event')
    .select('id')
    .where('spread_at', 'is', null)
    .where('happened_at', '<', before)
    .orderBy('happened_at')
    .limit(most)
    .execute()
  // The column holds nothing else.
  return rows.map(({ id }) => id as EventId)
}

const columns = sql`event.id, event.name, event.about as "orderId", event.data, event.happened_at as "happenedAt"`
