import type { Later } from '../../platform/jobs/jobs.ts'
import { hashPassword, isPassword } from '../../platform/password-hash.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { refuseForm, type Violation } from '../refusal.ts'
import { endSessions, renewSession } from '../sessions/session-store.ts'
import type { SessionId, Visit } from '../sessions/visit.ts'
import { accountHolder } from './account-holder.ts'
import { accountOf, forgetRecoveries, lockCustomer, writePassword } from './account-store.ts'
import type { Customer, CustomerId } from './customer.ts'
import { forgetEmailChange } from './email-change-store.ts'
import { holdAccount } from './hold-account.ts'
import { passwordProblems, personalWords, repeatProblems } from './password-rules.ts'
import { tellPasswordChanged } from './tell-account.ts'

export type NewPassword = { newPassword: string; newPasswordConfirm: string }

/** Sets another password for whoever knows the current one. All other devices are logged out; answers the new token. */
export async function changePassword(
  db: Db,
  visit: Visit,
  { password, ...wish }: NewPassword & { password: string },
  later: Later,
): Promise<string> {
  const holder = accountHolder(visit)
  const wrong = await wrongPassword(db, holder.id, password)
  const problems = [...wrong, ...newPasswordProblems(wish, holder)]
  if (problems.length > 0) refuseForm(problems)

  const { session, contextToken, now } = visit
  return atomically(db, async (db) => {
    await holdAccount(db, visit)
    const token = await setPassword(db, holder.id, wish.newPassword, { staying: session, now, later })
    return token ?? contextToken
  })
}

/**
 * Puts a password in place, ends every login that was begun under the old one but the one that stays, and every link
 * that was sent before; tells the owner. Answers the new token of the one that stays.
 */
export async function setPassword(
  db: Db,
  id: CustomerId,
  newPassword: string,
  { staying, now, later }: { staying: SessionId | null; now: Date; later: Later },
): Promise<string | null> {
  const passwordHash = await hashPassword(newPassword)

  return atomically(db, async (db) => {
    await lockCustomer(db, id)
    await writePassword(db, id, passwordHash)
    await forgetRecoveries(db, id)
    await forgetEmailChange(db, id)
    await endSessions(db, id, staying)
    await tellPasswordChanged(db, { customerId: id, now }, later)
    return staying && renewSession(db, staying)
  })
}

export const newPasswordProblems = (
  { newPassword, newPasswordConfirm }: NewPassword,
  owner: Pick<Customer, 'email' | 'firstName' | 'lastName'>,
): Violation[] => [
  ...passwordProblems(newPassword, 'newPassword', personalWords(owner)),
  ...repeatProblems(newPassword, newPasswordConfirm, 'newPasswordConfirm', 'newPassword'),
]

/** What a form says whose owner has to prove who she is. */
export async function wrongPassword(db: Db, id: CustomerId, password: string): Promise<Violation[]> {
  const account = await accountOf(db, id)
  const isRight = await isPassword(password, account?.passwordHash ?? null)
  return isRight ? [] : [{ rule: 'password-incorrect', path: ['password'] }]
}
