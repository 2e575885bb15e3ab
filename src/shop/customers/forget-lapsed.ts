import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { longestAway } from '../cabinets/cabinet.ts'

export const forgetLapsedJob = 'forget-lapsed'
export const forgetLapsedMinutes = 60

/** What opens nothing any more says nothing either: logins that lapsed, with their devices, and links nobody followed. */
export async function forgetLapsed(db: Db, now: Date): Promise<void> {
  const before = (interval: string) => sql`${now}::timestamptz - ${sql.lit(interval)}::interval`

  await sql`delete from session where seen_at < ${before('1 day')}`.execute(db)
  await sql`delete from passkey_challenge where created_at < ${before('5 minutes')}`.execute(db)
  // A while longer than they are good for, so that whoever comes late is told why.
  await sql`delete from customer_recovery where created_at < ${before('7 days')}`.execute(db)
  await sql`delete from email_change where created_at < ${before('7 days')}`.execute(db)
  await sql`delete from forgotten_cabinet where forgotten_at < ${before(`${longestAway} seconds`)}`.execute(
    db,
  )
  // Somebody may have typed another's address: nothing of it is kept when its owner said nothing.
  await sql`
    delete from customer
    where not guest and opt_in_confirmed_at is null and opt_in_asked_at < ${before('7 days')}
  `.execute(db)
  await sql`delete from newsletter_recipient where status = 'notSet' and asked_at < ${before('30 days')}`.execute(
    db,
  )
}
