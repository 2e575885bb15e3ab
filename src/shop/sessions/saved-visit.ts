import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { CustomerId } from '../customers/customer.ts'

/** The key of the visit a customer was on the last time; she has one, on which all her devices are, or none. */
export async function savedVisit(db: Db, customerId: CustomerId): Promise<string | null> {
  const { rows } = await sql<{ token: string }>`
    select token from visit where customer_id = ${customerId}
  `.execute(db)
  return rows[0]?.token ?? null
}

/** Somebody takes it up again. */
export async function takeUpVisit(db: Db, token: string, now: Date): Promise<void> {
  await sql`update visit set updated_at = ${now} where token = ${token}`.execute(db)
}

export async function forgetVisit(db: Db, token: string): Promise<void> {
  await db.deleteFrom('visit').where('token', '=', token).execute()
}
