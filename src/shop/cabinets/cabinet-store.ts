import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { placeFrom } from '../configurator/place-text.ts'
import type { CustomerId } from '../customers/customer.ts'
import { type Cabinet, mostCabinets } from './cabinet.ts'

/** The cabinets of a customer, the oldest first, and a mark that changes with them. */
export type KeptCabinets = { cabinets: readonly Cabinet[]; revision: string }

export async function readCabinets(db: Db, customerId: CustomerId): Promise<KeptCabinets> {
  const { rows } = await sql<{ place: string; name: string; revision: string }>`
    select place, name, (${revision(customerId)}) as revision
    from customer_cabinet where customer_id = ${customerId} order by position
  `.execute(db)
  const cabinets = rows.flatMap(({ place, name }): Cabinet[] => {
    const measured = placeFrom(place)
    return measured ? [{ name, place: measured }] : []
  })
  return { cabinets, revision: rows[0]?.revision ?? '' }
}

/** The mark alone, for whoever only wants to know whether they are as they were; empty where there are none. */
export async function cabinetsRevision(db: Db, customerId: CustomerId): Promise<string> {
  const { rows } = await sql<{ revision: string }>`select (${revision(customerId)}) as revision`.execute(db)
  return rows[0]?.revision ?? ''
}

const revision = (customerId: CustomerId) => sql<string>`
  select coalesce(left(md5(string_agg(place || e'\n' || name, e'\n' order by position)), 12), '')
  from customer_cabinet where customer_id = ${customerId}`

/** What is kept already is not kept twice; a name that is not said stays. */
export async function insertCabinets(
  db: Db,
  customerId: CustomerId,
  kept: readonly { place: string; name: string | null }[],
  now: Date,
): Promise<void> {
  await sql`
    with said as (
      select * from rows from (jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as (place text, name text))
        with ordinality as said (place, name, number))
    insert into customer_cabinet (customer_id, place, name, changed_at)
    select ${customerId}, place, coalesce(name, ''), ${now} from said order by number
    on conflict (customer_id, place) do update set
      name = coalesce((select said.name from said where said.place = excluded.place), customer_cabinet.name),
      changed_at = excluded.changed_at
  `.execute(db)
}

/** The oldest make room. */
export async function dropSurplus(db: Db, customerId: CustomerId): Promise<void> {
  await sql`
    delete from customer_cabinet where customer_id = ${customerId} and position <= (
      select position from customer_cabinet where customer_id = ${customerId}
      order by position desc offset ${mostCabinets} limit 1)
  `.execute(db)
}

export async function deleteCabinet(db: Db, customerId: CustomerId, place: string): Promise<void> {
  await db
    .deleteFrom('customer_cabinet')
    .where('customer_id', '=', customerId)
    .where('place', '=', place)
    .execute()
}
