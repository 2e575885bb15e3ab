import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken } from '../../values/token.ts'
import { lockCarts } from '../cart/lock-carts.ts'
import { moveCart } from '../cart/move-cart.ts'
import { forgetGuest, insertCustomer, newCustomerIds } from '../customers/customer-store.ts'
import { type Registration, registrationProblems, withSalutation } from '../customers/registration.ts'
import { refuse, refuseForm } from '../refusal.ts'
import { moveVisit } from '../sessions/move-visit.ts'
import type { Visit } from '../sessions/visit.ts'

/**
 * Writes a guest down and lets the visit go on in her name under a new token, the cart with it.
 * Doing it again replaces the guest of before. Answers the new token.
 */
export function registerGuest(
  db: Db,
  visit: Visit,
  registration: Registration,
  domains: readonly string[],
): Promise<string> {
  const { channel, customer, now, token, locale } = visit
  if (channel.accountRequired) refuse('customer.account-required', {})
  const violations = registrationProblems(channel, registration, domains)
  if (violations.length > 0) refuseForm(violations)

  return atomically(db, async (db) => {
    const entry = withSalutation(channel, registration)
    const ids = newCustomerIds(entry)
    const renewed = newToken()

    await insertCustomer(db, entry, {
      ids,
      groupId: channel.defaultCustomerGroupId,
      locale,
      now,
      account: null,
    })
    await lockCarts(db, [token])
    await moveVisit(db, visit, { to: renewed, customerId: ids.id })
    await moveCart(db, token, renewed, now)
    if (customer) await forgetGuest(db, customer.id)

    return renewed
  })
}
