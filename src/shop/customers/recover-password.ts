import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken, tokenKey } from '../../values/token.ts'
import { refuse, refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import {
  accountOf,
  findAccount,
  findRecovery,
  forgetRecovery,
  keepRecovery,
  lockCustomer,
} from './account-store.ts'
import { type NewPassword, newPasswordProblems, setPassword } from './change-password.ts'
import { emailProblems, storefrontProblems } from './registration.ts'
import { tellRecoveryLink } from './tell-account.ts'

/** Contract 5.9: a link is good for two hours. */
const hours = 2

export type RecoveryWish = { email: string; storefrontUrl: string }

export const recoveryJob = 'password-recovery'

/**
 * Somebody forgot a password, or says so. What is done here is the same for every e-mail, to the last statement: nobody
 * learns from the answer, or from how long it takes, who is a customer. A worker looks for the account.
 */
export async function askForRecovery(
  db: Db,
  { now }: Pick<Visit, 'now'>,
  { email, storefrontUrl }: RecoveryWish,
  domains: readonly string[],
  later: Later,
): Promise<void> {
  const problems = [...emailProblems(email), ...storefrontProblems(storefrontUrl, domains)]
  if (problems.length > 0) refuseForm(problems)

  await later(db, { name: recoveryJob, data: { email, storefrontUrl, askedAt: now.toISOString() } })
}

/** Sends the link to whoever has an account under the e-mail. A newer link takes the place of the older one. */
export async function sendRecovery(
  db: Db,
  { email, storefrontUrl, askedAt }: RecoveryWish & { askedAt: string },
  later: Later,
): Promise<void> {
  const account = await findAccount(db, email)
  if (!account?.customer.active) return
  const customerId = account.customer.id
  const now = new Date(askedAt)

  await atomically(db, async (db) => {
    const hash = newToken()
    await keepRecovery(db, customerId, tokenKey(hash), now)
    await tellRecoveryLink(db, { customerId, hash, storefrontUrl, goodUntil: endOf(now) }, later)
  })
}

/** Sets a new password for whoever has the link, and ends every login of before. The link is used up. */
export async function recoverPassword(
  db: Db,
  { now }: Pick<Visit, 'now'>,
  { hash, ...wish }: NewPassword & { hash: string },
  later: Later,
): Promise<void> {
  const { customerId, isExpired } = await readRecovery(db, hash, now)
  if (isExpired) refuse('customer.recovery-expired', { hash })
  const account = (await accountOf(db, customerId)) ?? refuse('customer.hash-unknown', { hash })
  const problems = newPasswordProblems(wish, account.customer)
  if (problems.length > 0) refuseForm(problems)

  await atomically(db, async (db) => {
    await lockCustomer(db, customerId)
    if (!(await forgetRecovery(db, tokenKey(hash)))) refuse('customer.hash-unknown', { hash })
    await setPassword(db, customerId, wish.newPassword, { staying: null, now, later })
  })
}

export async function isRecoveryExpired(db: Db, { now }: Pick<Visit, 'now'>, hash: string): Promise<boolean> {
  return (await readRecovery(db, hash, now)).isExpired
}

async function readRecovery(db: Db, hash: string, now: Date) {
  const recovery = (await findRecovery(db, tokenKey(hash))) ?? refuse('customer.hash-unknown', { hash })
  const { customerId, createdAt } = recovery
  return { customerId, isExpired: now > endOf(createdAt) }
}

const endOf = (begun: Date): Date => new Date(begun.getTime() + hours * 3_600_000)
