import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { type Id, idFrom } from '../../values/ids.ts'
import { newToken, tokenKey } from '../../values/token.ts'
import type { CustomerId } from './customer.ts'

export type StaffId = Id<'staff'>

/** What lets somebody of the staff go on as a customer: each part has to be right. */
export type Imitation = { token: string; customerId: CustomerId; userId: StaffId }

/** Somebody is on the telephone meanwhile. */
const minutes = 10

/** Of the accounts that can be logged in to: neither guests nor what was closed. Null where there is none. */
export async function makeImitation(
  db: Db,
  { customerId, staff, now }: { customerId: CustomerId; staff: string; now: Date },
): Promise<Imitation | null> {
  const [token, userId] = [newToken(), idFrom('staff', staff)]
  const { rows } = await sql`
    insert into imitation (token_key, customer_id, staff_id, staff, made_at, ends_at)
    select ${tokenKey(token)}, id, ${userId}, ${staff}, ${now}, ${now}::timestamptz + ${sql.lit(`${minutes} minutes`)}::interval
    from customer where id = ${customerId} and not guest and active
    returning customer_id
  `.execute(db)
  return rows.length > 0 ? { token, customerId, userId } : null
}

/** Answers whether it was good; from now on it is not. */
export async function spendImitation(
  db: Db,
  { token, customerId, userId }: Imitation,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update imitation set used_at = ${now}
    from customer
    where token_key = ${tokenKey(token)} and customer_id = ${customerId} and staff_id = ${userId}
      and used_at is null and ends_at > ${now}
      and customer.id = customer_id and customer.active and not customer.guest
    returning token_key
  `.execute(db)
  return rows.length > 0
}

/** Who of the staff went on as her, and when, the oldest first. */
export async function readImitations(
  db: Db,
  customerId: CustomerId,
): Promise<{ staff: string; usedAt: Date }[]> {
  const { rows } = await sql<{ staff: string; usedAt: Date }>`
    select staff, used_at as "usedAt" from imitation
    where customer_id = ${customerId} and used_at is not null order by used_at
  `.execute(db)
  return rows
}
