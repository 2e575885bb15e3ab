import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken } from '../../values/token.ts'
import { cartRemoval } from '../cart/cart-store.ts'
import { lockCarts } from '../cart/lock-carts.ts'
import { lockCustomer } from '../customers/account-store.ts'
import { forgetGuest } from '../customers/customer-store.ts'
import { refuse } from '../refusal.ts'
import { forgetVisit } from '../sessions/saved-visit.ts'
import { endSession } from '../sessions/session-store.ts'
import type { Visit } from '../sessions/visit.ts'

/**
 * Logs this device out: nobody gets in by its token any more. What a customer with an account chose and put into the
 * cart waits for her next login, and her other devices stay logged in; of a guest, nothing stays but her orders.
 * Answers a fresh token.
 */
export function logOut(db: Db, { token, session, customer }: Visit): Promise<string> {
  const leaving = customer ?? refuse('customer.not-logged-in', {})

  return atomically(db, async (db) => {
    await lockCustomer(db, leaving.id)
    if (session) await endSession(db, leaving.id, session)
    if (leaving.guest) {
      await lockCarts(db, [token])
      await cartRemoval(token).execute(db)
      await forgetVisit(db, token)
      await forgetGuest(db, leaving.id)
    }
    return newToken()
  })
}
