import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken } from '../../values/token.ts'
import { refuse, refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { writeAccountMailLater } from './account-mail.ts'
import { findAccount, findRecovery, forgetRecovery, keepRecovery } from './account-store.ts'
import { type NewPassword, newPasswordProblems, setPassword } from './change-password.ts'
import { emailProblems, storefrontProblems } from './registration.ts'

/** Contract 5.9: a link is good for two hours. */
const hours = 2

export type RecoveryWish = { email: string; storefrontUrl: string }

/**
 * Sends a link to whoever forgot the password. An e-mail without an account is answered alike: nobody
 * learns here who is a customer. A newer link takes the place of the older one.
 */
export async function askForRecovery(
  db: Db,
  { now }: Visit,
  { email, storefrontUrl }: RecoveryWish,
  domains: readonly string[],
  later: Later,
): Promise<void> {
  const problems = [...emailProblems(email), ...storefrontProblems(storefrontUrl, domains)]
  if (problems.length > 0) refuseForm(problems)

  const account = await findAccount(db, email)
  if (!account?.customer.active) return
  const customerId = account.customer.id

  await atomically(db, async (db) => {
    const hash = newToken()
    await keepRecovery(db, customerId, hash, now)
    await writeAccountMailLater(db, { purpose: 'password-recovery', customerId, hash, storefrontUrl }, later)
  })
}

/** Sets a new password for whoever has the link, and ends every visit of before. The link is used up. */
export async function recoverPassword(
  db: Db,
  { now }: Visit,
  { hash, ...wish }: NewPassword & { hash: string },
): Promise<void> {
  const { customerId, isExpired } = await readRecovery(db, hash, now)
  if (isExpired) refuse('customer.recovery-expired', { hash })
  const problems = newPasswordProblems(wish)
  if (problems.length > 0) refuseForm(problems)

  await atomically(db, async (db) => {
    if (!(await forgetRecovery(db, hash))) refuse('customer.hash-unknown', { hash })
    await setPassword(db, customerId, wish.newPassword, now)
  })
}

export async function isRecoveryExpired(db: Db, { now }: Visit, hash: string): Promise<boolean> {
  return (await readRecovery(db, hash, now)).isExpired
}

async function readRecovery(db: Db, hash: string, now: Date) {
  const recovery = (await findRecovery(db, hash)) ?? refuse('customer.hash-unknown', { hash })
  const { customerId, createdAt } = recovery
  return { customerId, isExpired: now.getTime() - createdAt.getTime() > hours * 3_600_000 }
}
