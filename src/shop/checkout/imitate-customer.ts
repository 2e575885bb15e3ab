import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken, tokenKey } from '../../values/token.ts'
import { type Imitation, spendImitation } from '../customers/imitation-store.ts'
import { refuse, refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { enterAccount } from './enter-account.ts'

/**
 * Lets somebody of the staff go on as a customer, with her cart and her prices. Nothing of what the browser held before
 * comes along: it was not hers. Answers the token of the visit.
 */
export function imitateCustomer(db: Db, visit: Visit, wish: Imitation): Promise<string> {
  if (wish.token === '') refuseForm([{ rule: 'blank', path: ['token'] }])

  return atomically(db, async (db) => {
    if (!(await spendImitation(db, wish, visit.now)))
      refuse('customer.imitation-unknown', { token: wish.token })
    if (visit.customer?.id === wish.customerId) return visit.contextToken
    return enterAccount(db, { ...visit, token: tokenKey(newToken()) }, { id: wish.customerId }, 'staff')
  })
}
