import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken } from '../../values/token.ts'
import { deleteCart } from '../cart/cart-store.ts'
import { forgetGuest } from '../customers/customer-store.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'

/** Ends a visit: token, choices and cart are gone, and so is a guest who ordered nothing. Answers a fresh token. */
export function logOut(db: Db, { token, customer }: Visit): Promise<string> {
  const leaving = customer ?? refuse('customer.not-logged-in', {})

  return atomically(db, async (db) => {
    await deleteCart(db, token)
    await db.deleteFrom('visit').where('token', '=', token).execute()
    await forgetGuest(db, leaving.id)
    return newToken()
  })
}
