import { isPassword } from '../../platform/password-hash.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { findAccount } from '../customers/account-store.ts'
import { isUnconfirmed } from '../customers/customer.ts'
import { holdByPassword } from '../customers/hold-account.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { enterAccount } from './enter-account.ts'

/** What somebody typed to get in. */
export type Credentials = { email: string; password: string }

/**
 * Lets somebody go on as the customer she says she is. A wrong password and an e-mail without an account are
 * answered alike, after the same time; only who knows the password learns that the e-mail is not confirmed.
 * Answers the token of the visit.
 */
export async function logIn(db: Db, visit: Visit, { email, password }: Credentials): Promise<string> {
  const account = await findAccount(db, email)
  const isRight = await isPassword(password, account?.passwordHash ?? null)
  if (!account || !isRight) return refuse('customer.wrong-credentials', {})

  const { customer } = account
  if (isUnconfirmed(customer)) refuse('customer.not-confirmed', {})
  // Staff closed it.
  if (!customer.active) refuse('customer.wrong-credentials', {})

  return atomically(db, async (db) => {
    if (!(await holdByPassword(db, customer.id, account.passwordHash)))
      refuse('customer.wrong-credentials', {})
    return enterAccount(db, visit, customer)
  })
}
