import { hashPassword, isPassword } from '../../platform/password-hash.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { lockCarts } from '../cart/lock-carts.ts'
import { refuseForm, type Violation } from '../refusal.ts'
import { renewVisit, savedVisit } from '../sessions/saved-visit.ts'
import type { Visit } from '../sessions/visit.ts'
import { accountHolder } from './account-holder.ts'
import { accountOf, forgetRecoveries, lockCustomer, writePassword } from './account-store.ts'
import type { CustomerId } from './customer.ts'
import { passwordProblems, repeatProblems } from './password-rules.ts'

export type NewPassword = { newPassword: string; newPasswordConfirm: string }

/** Sets another password for whoever knows the current one. All other devices are logged out; answers the new token. */
export async function changePassword(
  db: Db,
  visit: Visit,
  { password, ...wish }: NewPassword & { password: string },
): Promise<string> {
  const { id } = accountHolder(visit)
  const wrong = await wrongPassword(db, id, password)
  const problems = [...wrong, ...newPasswordProblems(wish)]
  if (problems.length > 0) refuseForm(problems)

  return (await setPassword(db, id, wish.newPassword, visit.now)) ?? visit.token
}

/**
 * Puts a password in place, ends every visit that was begun under the old one, and every link that was sent to
 * whoever forgot it; answers the visit's new token.
 */
export async function setPassword(
  db: Db,
  id: CustomerId,
  newPassword: string,
  now: Date,
): Promise<string | null> {
  const passwordHash = await hashPassword(newPassword)

  return atomically(db, async (db) => {
    await lockCustomer(db, id)
    const saved = await savedVisit(db, id, now)
    if (saved) await lockCarts(db, [saved.token])
    await writePassword(db, id, passwordHash)
    await forgetRecoveries(db, id)
    return saved && renewVisit(db, saved.token)
  })
}

export const newPasswordProblems = ({ newPassword, newPasswordConfirm }: NewPassword): Violation[] => [
  ...passwordProblems(newPassword, 'newPassword'),
  ...repeatProblems(newPassword, newPasswordConfirm, 'newPasswordConfirm', 'newPassword'),
]

/** What a form says whose owner has to prove who she is. */
export async function wrongPassword(db: Db, id: CustomerId, password: string): Promise<Violation[]> {
  const account = await accountOf(db, id)
  const isRight = await isPassword(password, account?.passwordHash ?? null)
  return isRight ? [] : [{ rule: 'password-incorrect', path: ['password'] }]
}
