import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken } from '../../values/token.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { moveCart } from '../cart/move-cart.ts'
import { lockCustomer, noteLogin } from '../customers/account-store.ts'
import type { Customer } from '../customers/customer.ts'
import { forgetGuest } from '../customers/customer-store.ts'
import { moveVisit } from '../sessions/move-visit.ts'
import { forgetVisit, renewVisit, takeUpVisit } from '../sessions/saved-visit.ts'
import type { Visit } from '../sessions/visit.ts'

/**
 * Whoever has proved to be this customer goes on as her: with the terms and the cart she left, and what
 * was put into the cart before the login added to it. The first time, the visit becomes hers as it is.
 * Two tabs at once, or one whose answer got lost, end up in the same place: the cart is merged in once,
 * since it is gone then. Answers the token of the visit.
 */
export function enterAccount(db: Db, visit: Visit, { id }: Pick<Customer, 'id'>): Promise<string> {
  const { token: from, now, customer: before } = visit

  return atomically(db, async (db) => {
    await lockCustomer(db, id)
    if (before && !before.guest && before.id !== id) await renewVisit(db, from) // she keeps what is hers
    const saved = await takeUpVisit(db, id, now)
    const to = saved ?? newToken()

    if (saved === null) {
      await moveVisit(db, visit, { to, customerId: id })
      await moveCart(db, from, to, now)
    } else if (from !== to) {
      await mergeCarts(db, from, to)
      await forgetVisit(db, from)
    }
    await noteLogin(db, id, now)
    if (before && before.id !== id) await forgetGuest(db, before.id)

    return to
  })
}
