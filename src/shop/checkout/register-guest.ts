import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { together } from '../../platform/postgres/together.ts'
import { newToken, tokenKey } from '../../values/token.ts'
import { cartLocks } from '../cart/lock-carts.ts'
import { cartMove, copyMovedCart } from '../cart/move-cart.ts'
import { customerEntry, forgetGuest, newCustomerIds } from '../customers/customer-store.ts'
import { type Registration, registrationProblems, withSalutation } from '../customers/registration.ts'
import { refuse, refuseForm } from '../refusal.ts'
import { visitMove } from '../sessions/move-visit.ts'
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
    const contextToken = newToken()
    const renewed = tokenKey(contextToken)

    const groupId = channel.defaultCustomerGroupId
    const guest = { ids, groupId, requestedGroupId: null, locale, now, account: null }
    const [, , , , moved] = await together(
      db,
      customerEntry(entry, guest),
      ...cartLocks([token]),
      visitMove(visit, { to: renewed, customerId: ids.id }),
      ...cartMove(token, renewed, now),
    )
    if (moved.length === 0) await copyMovedCart(db, token, renewed, now)
    if (customer) await forgetGuest(db, customer.id)

    return contextToken
  })
}
