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
import {
  emailChangeOf,
  findEmailChange,
  forgetEmailChange,
  keepEmailChange,
  takeEmailChange,
} from './email-change-store.ts'
import { holdAccount } from './hold-account.ts'
import { repeatProblems } from './password-rules.ts'
import { emailProblems, storefrontProblems } from './registration.ts'
import { tellEmailChangeAsked, tellEmailChanged, tellToConfirmEmail } from './tell-account.ts'

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
  if (!isSame) await refuseOwned(db, email)

  await atomically(db, async (db) => {
    await holdAccount(db, visit)
    // Whoever wants to stay takes back what she asked for before.
    if (isSame && email === current) return forgetEmailChange(db, customerId)

    await sendLink(db, visit, { customerId, email, storefrontUrl }, later)
    await tellEmailChangeAsked(db, { customerId, newEmail: email }, later)
  })
}

/** A wish for another e-mail that waits for its link to be opened. Once the link is too old, another one has to be sent. */
export type PendingEmail = { email: string; askedAt: Date; goodUntil: Date; isLapsed: boolean }

export async function pendingEmail(db: Db, visit: Visit): Promise<PendingEmail | null> {
  const wish = await emailChangeOf(db, accountHolder(visit).id)
  if (!wish) return null
  const goodUntil = endOf(wish.createdAt)
  return { email: wish.email, askedAt: wish.createdAt, goodUntil, isLapsed: goodUntil < visit.now }
}

/** Sends another link to the same mailbox; the one of before opens nothing any more. The password was asked for with the wish. */
export async function sendEmailLinkAgain(
  db: Db,
  visit: Visit,
  storefrontUrl: string,
  domains: readonly string[],
  later: Later,
): Promise<void> {
  const { id: customerId, email: current } = accountHolder(visit)
  const problems = storefrontProblems(storefrontUrl, domains)
  if (problems.length > 0) refuseForm(problems)

  await atomically(db, async (db) => {
    await holdAccount(db, visit)
    // It may have been confirmed or withdrawn meanwhile, on another device.
    const { email } = (await emailChangeOf(db, customerId)) ?? refuse('customer.no-pending-email', {})
    if (email.toLowerCase() !== current.toLowerCase()) await refuseOwned(db, email)
    await sendLink(db, visit, { customerId, email, storefrontUrl }, later)
  })
}

/** Everything stays as it is: the link that was sent opens nothing. */
export async function withdrawEmail(db: Db, visit: Visit): Promise<void> {
  await forgetEmailChange(db, accountHolder(visit).id)
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
    if (endOf(createdAt) < now) refuse('customer.link-expired', { hash })

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

const endOf = (createdAt: Date): Date => new Date(createdAt.getTime() + hours * 3_600_000)

async function sendLink(
  db: Db,
  { now }: Pick<Visit, 'now'>,
  { customerId, email, storefrontUrl }: { customerId: CustomerId; email: string; storefrontUrl: string },
  later: Later,
): Promise<void> {
  const hash = newToken()
  await keepEmailChange(db, { customerId, email, createdAt: now, hash: tokenKey(hash) })
  const link = `${storefrontUrl.replace(/\/+$/, '')}/account/email/confirm?hash=${hash}`
  await tellToConfirmEmail(db, { customerId, newEmail: email, link, hash, goodUntil: endOf(now) }, later)
}

/** Whoever opened an account by an address and has not confirmed it owns nothing yet. */
async function refuseOwned(db: Db, email: string): Promise<void> {
  const account = await findAccount(db, email)
  if (account && !isUnconfirmed(account.customer)) refuseTaken(email)
}

/** The mailbox has been proved: a registration that nobody confirmed there leaves. */
async function makeRoom(db: Db, email: string, customerId: CustomerId): Promise<void> {
  const other = await findAccount(db, email)
  if (other && other.customer.id !== customerId) await forgetWaiting(db, other.customer.id)
}

const refuseTaken = (email: string): never =>
  refuseForm([{ rule: 'email-taken', path: ['email'], value: email, detail: { email } }])
