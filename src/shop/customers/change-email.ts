import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken, tokenKey } from '../../values/token.ts'
import { refuse, refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { accountHolder } from './account-holder.ts'
import {
  accountOf,
  findAccount,
  forgetRecoveries,
  forgetWaiting,
  lockCustomer,
  writeEmail,
} from './account-store.ts'
import { wrongPassword } from './change-password.ts'
import { type CustomerId, isUnconfirmed } from './customer.ts'
import { findEmailChange, forgetEmailChange, keepEmailChange, takeEmailChange } from './email-change-store.ts'
import { holdAccount } from './hold-account.ts'
import { repeatProblems } from './password-rules.ts'
import { emailProblems, storefrontProblems } from './registration.ts'
import { tellEmailChanged, tellToConfirmEmail } from './tell-account.ts'

/** How long a mailbox may lie unread. */
const hours = 24

export type NewEmail = { email: string; emailConfirmation: string; password: string; storefrontUrl: string }

/**
 * Asks for another e-mail, which no account has. Nothing changes before the link in a mail to that address was opened:
 * whoever mistypes it keeps her account, and nobody gets an address that is not hers. The address of before is told.
 */
export async function askForEmail(
  db: Db,
  visit: Visit,
  { email, emailConfirmation, password, storefrontUrl }: NewEmail,
  domains: readonly string[],
  later: Later,
): Promise<void> {
  const { id: customerId, email: current } = accountHolder(visit)
  const problems = [
    ...emailProblems(email),
    ...repeatProblems(email, emailConfirmation, 'emailConfirmation', 'email'),
    ...storefrontProblems(storefrontUrl, domains),
    ...(await wrongPassword(db, customerId, password)),
  ]
  if (problems.length > 0) refuseForm(problems)

  const isSame = email.toLowerCase() === current.toLowerCase()
  if (!isSame && (await ownerOf(db, email))) refuseTaken(email)

  await atomically(db, async (db) => {
    await holdAccount(db, visit)
    // Whoever wants to stay takes back what she asked for before.
    if (isSame && email === current) return forgetEmailChange(db, customerId)

    const hash = newToken()
    await keepEmailChange(db, { customerId, email, createdAt: visit.now, hash: tokenKey(hash) })
    const link = `${storefrontUrl.replace(/\/+$/, '')}/account/email/confirm?hash=${hash}`
    const goodUntil = new Date(visit.now.getTime() + hours * 3_600_000)
    await tellToConfirmEmail(db, { customerId, newEmail: email, link, hash, goodUntil }, later)
  })
}

/** Moves the account to the e-mail whose mailbox the link was opened in, and tells both. The link is used up. */
export async function confirmEmail(
  db: Db,
  { now }: Pick<Visit, 'now'>,
  hash: string,
  later: Later,
): Promise<{ customerId: CustomerId; email: string }> {
  return atomically(db, async (db) => {
    const wish = (await findEmailChange(db, tokenKey(hash))) ?? refuse('customer.hash-unknown', { hash })
    const { customerId, email, createdAt } = wish
    if (now.getTime() - createdAt.getTime() > hours * 3_600_000) refuse('customer.link-expired', { hash })

    await lockCustomer(db, customerId)
    if (!(await takeEmailChange(db, tokenKey(hash)))) refuse('customer.hash-unknown', { hash })
    const account = (await accountOf(db, customerId)) ?? refuse('customer.hash-unknown', { hash })
    if (!account.customer.active) refuse('customer.hash-unknown', { hash })
    await makeRoom(db, email, customerId)
    if (!(await writeEmail(db, customerId, email))) refuseTaken(email)
    // A link in the mailbox she left opens nothing any more.
    await forgetRecoveries(db, customerId)
    await tellEmailChanged(db, { customerId, from: account.customer.email, to: email, now }, later)
    return { customerId, email }
  })
}

/** Whoever opened an account by an address and has not confirmed it owns nothing yet. */
async function ownerOf(db: Db, email: string): Promise<CustomerId | null> {
  const account = await findAccount(db, email)
  return account && !isUnconfirmed(account.customer) ? account.customer.id : null
}

/** The mailbox has been proved: a registration that nobody confirmed there leaves. */
async function makeRoom(db: Db, email: string, customerId: CustomerId): Promise<void> {
  const other = await findAccount(db, email)
  if (other && other.customer.id !== customerId) await forgetWaiting(db, other.customer.id)
}

const refuseTaken = (email: string): never =>
  refuseForm([{ rule: 'email-taken', path: ['email'], value: email, detail: { email } }])
