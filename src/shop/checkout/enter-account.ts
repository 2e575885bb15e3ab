import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken } from '../../values/token.ts'
import { lockCarts } from '../cart/lock-carts.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { moveCart } from '../cart/move-cart.ts'
import { lockCustomer, noteLogin } from '../customers/account-store.ts'
import type { Customer, CustomerId } from '../customers/customer.ts'
import { forgetGuest } from '../customers/customer-store.ts'
import { visitMove } from '../sessions/move-visit.ts'
import { forgetVisit, renewVisit, type SavedVisit, savedVisit, takeUpVisit } from '../sessions/saved-visit.ts'
import type { Visit } from '../sessions/visit.ts'

/**
 * Whoever has proved to be this customer goes on as her: with the terms and the cart she left, and what
 * was put into the cart before the login added to it.
 * Two tabs at once, or one whose answer got lost, end up in the same place: the cart is merged in once,
 * since it is gone then. Answers the token of the visit.
 */
export function enterAccount(db: Db, visit: Visit, { id }: Pick<Customer, 'id'>): Promise<string> {
  const { token: from, now, customer: before } = visit

  return atomically(db, async (db) => {
    await lockCustomer(db, id)
    const saved = await savedVisit(db, id, now)
    await lockCarts(db, saved ? [from, saved.token] : [from])

    // Somebody else was here: what is hers waits for her next login.
    if (before && !before.guest && before.id !== id) await renewVisit(db, from)
    const to = saved ? await comeBack(db, visit, saved) : await beginAccount(db, visit, id)

    await noteLogin(db, id, now)
    if (before && before.id !== id) await forgetGuest(db, before.id)

    return to
  })
}

async function comeBack(db: Db, { token: from, now }: Visit, saved: SavedVisit): Promise<string> {
  const to = await takeUpVisit(db, saved, now)
  if (from === to) return to

  await mergeCarts(db, from, to)
  await forgetVisit(db, from)
  return to
}

/** The visit becomes hers as it is. */
async function beginAccount(db: Db, visit: Visit, customerId: CustomerId): Promise<string> {
  const to = newToken()
  await visitMove(visit, { to, customerId }).execute(db)
  await moveCart(db, visit.token, to, visit.now)
  return to
}
