import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken, tokenKey } from '../../values/token.ts'
import { lockCarts } from '../cart/lock-carts.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { moveCart } from '../cart/move-cart.ts'
import { lockCustomer, noteLogin } from '../customers/account-store.ts'
import type { Customer, CustomerId } from '../customers/customer.ts'
import { forgetGuest } from '../customers/customer-store.ts'
import { visitMove } from '../sessions/move-visit.ts'
import { forgetVisit, savedVisit, takeUpVisit } from '../sessions/saved-visit.ts'
import { beginSession, endSession, type Proof } from '../sessions/session-store.ts'
import type { Visit } from '../sessions/visit.ts'

/**
 * Whoever has proved to be this customer goes on as her, under a token that no other device has: with the terms and
 * the cart she left, and what was put into the cart before the login added to it.
 * Two tabs at once, or one whose answer got lost, end up in the same place: the cart is merged in once,
 * since it is gone then. Answers the token of the visit.
 */
export function enterAccount(
  db: Db,
  visit: Visit,
  { id }: Pick<Customer, 'id'>,
  proof: Proof = 'password',
): Promise<string> {
  const { now, device, customer: before, session } = visit

  return atomically(db, async (db) => {
    await lockCustomer(db, id)
    const saved = await savedVisit(db, id)
    // Somebody else was here: what is hers waits for her next login, and this device begins with nothing.
    const from = isAnother(before, id) ? tokenKey(newToken()) : visit.token
    await lockCarts(db, saved ? [from, saved] : [from])

    if (saved) await comeBack(db, from, saved, now)
    else await beginAccount(db, { token: from, now }, id)

    if (proof !== 'staff') await noteLogin(db, id, now)
    if (before && session) await endSession(db, before.id, session)
    if (before && before.id !== id) await forgetGuest(db, before.id)

    return beginSession(db, id, { proof, device, now })
  })
}

const isAnother = (before: Customer | null, id: CustomerId): boolean =>
  before !== null && !before.guest && before.id !== id

async function comeBack(db: Db, from: string, saved: string, now: Date): Promise<void> {
  await takeUpVisit(db, saved, now)
  if (from === saved) return

  await mergeCarts(db, from, saved)
  await forgetVisit(db, from)
}

/** The visit becomes hers as it is, under a key that no token has. */
async function beginAccount(
  db: Db,
  { token, now }: Pick<Visit, 'token' | 'now'>,
  customerId: CustomerId,
): Promise<void> {
  const to = tokenKey(newToken())
  await visitMove({ token, now }, { to, customerId }).execute(db)
  await moveCart(db, token, to, now)
}
