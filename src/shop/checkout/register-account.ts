import type { Later } from '../../platform/jobs/jobs.ts'
import { hashPassword, isPassword } from '../../platform/password-hash.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken } from '../../values/token.ts'
import { writeAccountMailLater } from '../customers/account-mail.ts'
import { findAccount, forgetUnconfirmed } from '../customers/account-store.ts'
import { type Customer, type CustomerId, isUnconfirmed } from '../customers/customer.ts'
import { customerEntry, newCustomerIds } from '../customers/customer-store.ts'
import { type Registration, registrationProblems, withSalutation } from '../customers/registration.ts'
import { refuseForm } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { enterAccount } from './enter-account.ts'

/** Without a token the account waits for the link in the mail, and the visit goes on as it was. */
export type OpenedAccount = { customerId: CustomerId; token: string | null }

/**
 * Opens an account. An e-mail has one; whoever sends the same registration again within minutes, because the
 * answer got lost, gets the account it made.
 */
export async function registerAccount(
  db: Db,
  visit: Visit,
  registration: Registration,
  domains: readonly string[],
  later: Later,
): Promise<OpenedAccount> {
  const { channel, now } = visit
  const violations = registrationProblems(channel, registration, domains)
  if (violations.length > 0) refuseForm(violations)

  const passwordHash = await hashPassword(registration.password)
  const opened = await writeAccount(db, visit, withSalutation(channel, registration), passwordHash, later)
  const customer = opened ?? (await openedAMomentAgo(db, registration, now))
  const isOpen = !isUnconfirmed(customer)

  return { customerId: customer.id, token: isOpen ? await enterAccount(db, visit, customer) : null }
}

/** Null when the e-mail has an account already. */
function writeAccount(
  db: Db,
  { channel, locale, now }: Visit,
  entry: Registration,
  passwordHash: string,
  later: Later,
): Promise<Pick<Customer, 'id' | 'optIn'> | null> {
  return atomically(db, async (db) => {
    await forgetUnconfirmed(db, entry.email, now)
    const ids = newCustomerIds(entry)
    const optInHash = channel.doubleOptIn ? newToken() : null
    const { rows: written } = await customerEntry(entry, {
      ids,
      groupId: channel.defaultCustomerGroupId,
      locale,
      now,
      account: { passwordHash, optInHash },
    }).execute(db)
    if (written.length === 0) return null

    if (optInHash) {
      const about = { customerId: ids.id, hash: optInHash, storefrontUrl: entry.storefrontUrl }
      await writeAccountMailLater(db, { purpose: 'registration-confirmation', ...about }, later)
    }
    return { id: ids.id, optIn: optInHash ? { confirmedAt: null } : null }
  })
}

const aMoment = 10 * 60 * 1000

async function openedAMomentAgo(
  db: Db,
  { email, password }: Registration,
  now: Date,
): Promise<Pick<Customer, 'id' | 'optIn'>> {
  const account = await findAccount(db, email)
  const isRecent = account !== null && now.getTime() - account.customer.createdAt.getTime() < aMoment
  // Only then is the password looked at: this is no second door to try passwords at.
  if (isRecent && (await isPassword(password, account.passwordHash))) return account.customer

  return refuseForm([{ rule: 'email-taken', path: ['email'], value: email, detail: { email } }])
}
