import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { placeFrom } from '../configurator/place-text.ts'
import type { CustomerId } from '../customers/customer.ts'
import { type Cabinet, mostCabinets, mostForgotten } from './cabinet.ts'

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

/** `at` is when somebody did it, on whatever device. */
export type Keeping = { place: string; name: string | null; at: Date }

/**
 * What is kept already is not kept twice; a name that is not said stays, and so does one that was given later. What was
 * forgotten after it was measured is not kept again.
 */
export async function insertCabinets(
  db: Db,
  customerId: CustomerId,
  kept: readonly Keeping[],
): Promise<void> {
  await sql`
    with said as (
      select * from rows from (
        jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as (place text, name text, at timestamptz)
      ) with ordinality as said (place, name, at, number)),
    meant as (
      select * from said where not exists (
        select from forgotten_cabinet forgotten
        where forgotten.customer_id = ${customerId} and forgotten.place = said.place and forgotten_at > at)),
    remembered as (
      delete from forgotten_cabinet forgotten using meant
      where forgotten.customer_id = ${customerId} and forgotten.place = meant.place)
    insert into customer_cabinet (customer_id, place, name, changed_at)
    select ${customerId}, place, coalesce(name, ''), at from meant order by number
    on conflict (customer_id, place) do update set
      name = case when excluded.changed_at < customer_cabinet.changed_at then customer_cabinet.name
        else coalesce((select meant.name from meant where meant.place = excluded.place), customer_cabinet.name) end,
      changed_at = greatest(excluded.changed_at, customer_cabinet.changed_at)
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

/** Forgets one, unless it was measured again since, and remembers that it did. */
export async function deleteCabinet(
  db: Db,
  customerId: CustomerId,
  { place, at }: { place: string; at: Date },
): Promise<void> {
  await sql`
    delete from customer_cabinet where customer_id = ${customerId} and place = ${place} and changed_at <= ${at}
  `.execute(db)
  await sql`
    insert into forgotten_cabinet (customer_id, place, forgotten_at)
    select ${customerId}, ${place}, ${at} where not exists (
      select from customer_cabinet where customer_id = ${customerId} and place = ${place})
    on conflict (customer_id, place) do update
      set forgotten_at = greatest(excluded.forgotten_at, forgotten_cabinet.forgotten_at)
  `.execute(db)
  await sql`
    delete from forgotten_cabinet where customer_id = ${customerId} and place in (
      select place from forgotten_cabinet where customer_id = ${customerId}
      order by forgotten_at desc, place offset ${mostForgotten})
  `.execute(db)
}
