import type { Later } from '../../platform/jobs/jobs.ts'
import { hashPassword, isPassword } from '../../platform/password-hash.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken, tokenKey } from '../../values/token.ts'
import { findAccount, forgetUnconfirmed, forgetWaiting, writeOptIn } from '../customers/account-store.ts'
import { noteGroupWish } from '../customers/ask-for-group.ts'
import { type Customer, type CustomerId, isUnconfirmed } from '../customers/customer.ts'
import { customerEntry, newCustomerIds } from '../customers/customer-store.ts'
import { type Registration, registrationProblems, withSalutation } from '../customers/registration.ts'
import { tellToConfirmRegistration, tellWelcome } from '../customers/tell-account.ts'
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
  const { channel } = visit
  const violations = registrationProblems(channel, registration, domains)
  if (violations.length > 0) refuseForm(violations)

  const passwordHash = await hashPassword(registration.password)
  const write = (inPlaceOf: CustomerId | null) =>
    writeAccount(db, visit, { ...withSalutation(channel, registration), inPlaceOf }, passwordHash, later)
  const customer = (await write(null)) ?? (await openedBefore(db, visit, registration, { write, later }))
  const isOpen = !isUnconfirmed(customer)

  return { customerId: customer.id, token: isOpen ? await enterAccount(db, visit, customer) : null }
}

/** Null when the e-mail has an account already. */
function writeAccount(
  db: Db,
  { channel, locale, now }: Visit,
  { inPlaceOf, ...entry }: Registration & { inPlaceOf: CustomerId | null },
  passwordHash: string,
  later: Later,
): Promise<Pick<Customer, 'id' | 'optIn'> | null> {
  return atomically(db, async (db) => {
    await forgetUnconfirmed(db, entry.email, now)
    if (inPlaceOf) await forgetWaiting(db, inPlaceOf)
    const ids = newCustomerIds(entry)
    const { id: customerId } = ids
    const { storefrontUrl, requestedGroupId } = entry
    const hash = channel.doubleOptIn ? newToken() : null
    const { rows: written } = await customerEntry(entry, {
      ids,
      groupId: channel.defaultCustomerGroupId,
      requestedGroupId,
      locale,
      now,
      account: { passwordHash, optInHash: hash && tokenKey(hash) },
    }).execute(db)
    if (written.length === 0) return null

    if (hash) {
      await tellToConfirmRegistration(db, { customerId, hash, storefrontUrl }, later)
      return { id: customerId, optIn: { confirmedAt: null } }
    }
    await welcome(db, { channel, now }, { id: customerId, requestedGroupId, locale }, later)
    return { id: customerId, optIn: null }
  })
}

/**
 * An account begins to be used. Only now the company hears of what she asked for: before, anybody could have
 * typed her address.
 */
export async function welcome(
  db: Db,
  shop: Pick<Visit, 'channel' | 'now'>,
  { id: customerId, requestedGroupId, locale }: Pick<Customer, 'id' | 'requestedGroupId' | 'locale'>,
  later: Later,
): Promise<void> {
  await tellWelcome(db, { customerId }, later)
  if (requestedGroupId) {
    await noteGroupWish(db, shop, { customerId, groupId: requestedGroupId, locale }, later)
  }
}

const aMoment = 10 * 60 * 1000
/** As long as somebody looks for a mail; more often nobody is written to. */
const anHour = 60 * 60 * 1000

type OpenedBefore = {
  write: (inPlaceOf: CustomerId) => Promise<Pick<Customer, 'id' | 'optIn'> | null>
  later: Later
}

/**
 * The same registration once more, with the same password: it was made a moment ago and the answer got lost. Later
 * than that, whoever never found the mail gets another link, no more often than a mailbox bears. With another password
 * it takes the place of one that nobody confirmed: otherwise whoever owns the mailbox would confirm with her own click
 * an account that opens by the password of whoever typed her address before.
 */
async function openedBefore(
  db: Db,
  { now }: Visit,
  { email, password, storefrontUrl }: Registration,
  { write, later }: OpenedBefore,
): Promise<Pick<Customer, 'id' | 'optIn'>> {
  const taken = () => refuseForm([{ rule: 'email-taken', path: ['email'], value: email, detail: { email } }])
  const account = await findAccount(db, email)
  if (!account) return taken()

  const { customer } = account
  const isRecent = isAMomentAgo(customer.createdAt, now)
  // Only then is the password looked at: this is no second door to try passwords at.
  const mayBeTheSame = isRecent || isUnconfirmed(customer)
  if (!mayBeTheSame) return taken()
  if (!(await isPassword(password, account.passwordHash))) {
    const waited = now.getTime() - (account.optInAskedAt ?? customer.createdAt).getTime()
    const mayGo = isUnconfirmed(customer) && waited > anHour
    return (mayGo && (await write(customer.id))) || taken()
  }

  if (isUnconfirmed(customer) && !isAMomentAgo(account.optInAskedAt ?? customer.createdAt, now)) {
    await atomically(db, async (db) => {
      const hash = newToken()
      await writeOptIn(db, customer.id, tokenKey(hash), now)
      await tellToConfirmRegistration(db, { customerId: customer.id, hash, storefrontUrl }, later)
    })
  }
  return customer
}

const isAMomentAgo = (then: Date, now: Date): boolean => now.getTime() - then.getTime() < aMoment
