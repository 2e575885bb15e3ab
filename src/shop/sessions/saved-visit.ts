import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken } from '../../values/token.ts'
import { renameCart } from '../cart/move-cart.ts'
import type { CustomerId } from '../customers/customer.ts'

export type SavedVisit = { token: string; lasts: boolean }

/** The visit a customer was on the last time; she has one, or none. */
export async function savedVisit(db: Db, customerId: CustomerId, now: Date): Promise<SavedVisit | null> {
  const { rows } = await sql<SavedVisit>`
    select token, updated_at > ${now}::timestamptz - interval '1 day' as lasts
    from visit where customer_id = ${customerId}
  `.execute(db)
  return rows[0] ?? null
}

/**
 * Takes it up again. As long as it lasts, all her devices are on it and share its cart; one that lapsed
 * goes on under a new token. Answers the token from here on.
 */
export async function takeUpVisit(db: Db, { token, lasts }: SavedVisit, now: Date): Promise<string> {
  await sql`update visit set updated_at = ${now} where token = ${token}`.execute(db)
  return lasts ? token : renewVisit(db, token)
}

/** Puts visit and cart, which is held, under a new token: nobody gets at them by the old one. Answers the new one. */
export async function renewVisit(db: Db, token: string): Promise<string> {
  const renewed = newToken()
  await sql`update visit set token = ${renewed} where token = ${token}`.execute(db)
  await renameCart(db, token, renewed)
  return renewed
}

export async function forgetVisit(db: Db, token: string): Promise<void> {
  await db.deleteFrom('visit').where('token', '=', token).execute()
}
