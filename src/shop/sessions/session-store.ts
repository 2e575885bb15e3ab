import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken, tokenKey } from '../../values/token.ts'
import type { CustomerId } from '../customers/customer.ts'
import type { SessionId } from './visit.ts'

/** How she proved who she is: a link is the one of the mail that confirms a registration; staff go on as her. */
export type Proof = 'password' | 'passkey' | 'link' | 'staff'

export type Session = {
  id: SessionId
  proof: Proof
  device: string
  beganAt: Date
  seenAt: Date
}

/** Contract 5.2: a context lives one day, from the last time it was seen. */
export const lasts = (now: Date | RawBuilder<Date>): RawBuilder<boolean> =>
  sql`session.seen_at > ${now}::timestamptz - interval '1 day'`

/** The key of the visit that a token stands for: the saved one of whoever is logged in by it, or its own. */
export const visitKey = (contextToken: string, now: Date): RawBuilder<string> => sql`
  coalesce(
    (select saved.token from session join visit saved on saved.customer_id = session.customer_id
      where session.token_key = ${tokenKey(contextToken)} and ${lasts(now)}),
    ${tokenKey(contextToken)})`

/** The same of several tokens, for a statement to look in. */
export const visitKeys = (asked: readonly { token: string; now: Date }[]): RawBuilder<string[]> => sql`
  array(select coalesce(saved.token, asked.token_key)
    from unnest(${asked.map(({ token }) => tokenKey(token))}::text[], ${asked.map(({ now }) => now)}::timestamptz[])
      as asked (token_key, now)
    left join session on session.token_key = asked.token_key and ${lasts(sql`asked.now`)}
    left join visit saved on saved.customer_id = session.customer_id)`

/** Logs a device in. Answers the token that only it has. Sessions that lapsed leave. */
export async function beginSession(
  db: Db,
  customerId: CustomerId,
  { proof, device, now }: { proof: Proof; device: string; now: Date },
): Promise<string> {
  const token = newToken()
  await sql`
    with lapsed as (delete from session where customer_id = ${customerId} and not (${lasts(now)}))
    insert into session (token_key, customer_id, proof, device, began_at, seen_at)
    values (${tokenKey(token)}, ${customerId}, ${proof}, ${device.slice(0, 300)}, ${now}, ${now})
  `.execute(db)
  return token
}

/** Those that last, the one seen last first. */
export async function listSessions(db: Db, customerId: CustomerId, now: Date): Promise<Session[]> {
  const { rows } = await sql<Session>`
    select hex(id) as id, proof, device, began_at as "beganAt", seen_at as "seenAt" from session
    where customer_id = ${customerId} and ${lasts(now)} order by seen_at desc, id
  `.execute(db)
  return rows
}

/** Somebody looks around; it is written down every few minutes, and once where many pages are asked for together. */
export async function noteSeen(db: Db, id: SessionId, now: Date): Promise<void> {
  await sql`
    update session set seen_at = ${now}
    where id = ${id} and seen_at < ${now}::timestamptz - ${sql.lit(`${seenEveryMinutes} minutes`)}::interval
  `.execute(db)
}

export const seenEveryMinutes = 5

/** Answers whether she had it. */
export async function endSession(db: Db, customerId: CustomerId, id: SessionId): Promise<boolean> {
  const { rows } = await sql`
    delete from session where id = ${id} and customer_id = ${customerId} returning id
  `.execute(db)
  return rows.length > 0
}

/** All of a customer's, or all but one. */
export async function endSessions(db: Db, customerId: CustomerId, but: SessionId | null): Promise<void> {
  await sql`
    delete from session where customer_id = ${customerId} and id is distinct from ${but}::uuid
  `.execute(db)
}

/** The device goes on under another token, which is answered; the one before opens nothing any more. */
export async function renewSession(db: Db, id: SessionId): Promise<string> {
  const token = newToken()
  await sql`update session set token_key = ${tokenKey(token)} where id = ${id}`.execute(db)
  return token
}
