import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken } from '../../values/token.ts'
import { renameCart } from '../cart/move-cart.ts'
import type { CustomerId } from '../customers/customer.ts'

/**
 * Finds the visit a customer was on the last time and takes it up again. As long as it lasts, all her
 * devices are on it and share its cart; one that lapsed goes on under a new token. Null when there is none.
 */
export async function takeUpVisit(db: Db, customerId: CustomerId, now: Date): Promise<string | null> {
  const { rows } = await sql<{ token: string; lasts: boolean }>`
    update visit set updated_at = ${now}
    from (select token, updated_at > ${now}::timestamptz - interval '1 day' as lasts
      from visit where customer_id = ${customerId}) before
    where visit.token = before.token
    returning visit.token, before.lasts
  `.execute(db)
  const [saved] = rows

  if (!saved) return null
  return saved.lasts ? saved.token : renewVisit(db, saved.token)
}

/** Puts visit and cart under a new token, so that nobody gets at them by the old one. Answers the new one. */
export async function renewVisit(db: Db, token: string): Promise<string> {
  const renewed = newToken()
  await sql`update visit set token = ${renewed} where token = ${token}`.execute(db)
  await renameCart(db, token, renewed)
  return renewed
}

export async function forgetVisit(db: Db, token: string): Promise<void> {
  await db.deleteFrom('visit').where('token', '=', token).execute()
}
