import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { defaultLocale } from '../../values/locale.ts'
import { readCompany } from '../channel/company.ts'
import { keepWish } from '../mail/mail-wish.ts'
import { sendMailJob } from '../mail/send-mail.ts'
import type { AccountMailWish } from './account-mail.ts'
import type { AccountNews } from './account-news.ts'
import { accountOf } from './account-store.ts'
import type { Customer, CustomerId } from './customer.ts'
import { mailMark } from './mail-mark.ts'

// One function for each mail about an account. Each is called inside the transaction of what it tells: the mail lies in
// the outbox when, and only when, that commits, addressed to where the account's owner could be reached at that moment.

/** `hash` is the secret as the link carries it; `storefrontUrl` is where the shopper is, in the language of that address. */
type LinkWish = { customerId: CustomerId; hash: string; storefrontUrl: string }

/** Asks to confirm the address an account was opened with. */
export const tellToConfirmRegistration = (
  db: Db,
  { customerId, hash, storefrontUrl }: LinkWish,
  later: Later,
): Promise<void> =>
  tell(db, customerId, later, ({ email }) => ({
    news: {
      purpose: 'registration-confirmation',
      link: `${homeOf(storefrontUrl)}/registration/confirm?em=${mailMark(email)}&hash=${hash}`,
    },
    secret: hash,
  }))

/** Greets whoever may use her account from now on. */
export const tellWelcome = (db: Db, { customerId }: { customerId: CustomerId }, later: Later) =>
  tell(db, customerId, later, () => ({ news: { purpose: 'welcome' } }))

/** Sends the link by which another password is chosen; after `goodUntil` it is not sent any more. */
export const tellRecoveryLink = (
  db: Db,
  { customerId, hash, storefrontUrl, goodUntil }: LinkWish & { goodUntil: Date },
  later: Later,
): Promise<void> =>
  tell(db, customerId, later, () => ({
    news: { purpose: 'password-recovery', link: `${homeOf(storefrontUrl)}/reset-password?hash=${hash}` },
    secret: hash,
    goodUntil,
  }))

/** Tells that the password is another one, however it was changed. */
export const tellPasswordChanged = (
  db: Db,
  { customerId, now }: { customerId: CustomerId; now: Date },
  later: Later,
): Promise<void> =>
  tell(db, customerId, later, () => ({ news: { purpose: 'password-changed', at: now.toISOString() } }))

/** Asks, at the new address, whether it is hers. `link` is the whole address of the page. */
export const tellToConfirmEmail = (
  db: Db,
  {
    customerId,
    newEmail,
    link,
    hash,
    goodUntil,
  }: { customerId: CustomerId; newEmail: string; link: string; hash: string; goodUntil: Date },
  later: Later,
): Promise<void> =>
  tell(db, customerId, later, () => ({
    news: { purpose: 'email-confirmation', email: newEmail, link },
    recipient: newEmail,
    secret: hash,
    goodUntil,
  }))

/** Tells the address of before which one is to take its place. */
export const tellEmailChangeAsked = (
  db: Db,
  { customerId, newEmail }: { customerId: CustomerId; newEmail: string },
  later: Later,
): Promise<void> =>
  tell(db, customerId, later, () => ({ news: { purpose: 'email-change-asked', email: newEmail } }))

/** Tells both addresses that the account has moved from one to the other. */
export const tellEmailChanged = (
  db: Db,
  { customerId, from, to, now }: { customerId: CustomerId; from: string; to: string; now: Date },
  later: Later,
): Promise<void> =>
  atomically(db, async (db) => {
    const at = now.toISOString()
    await tell(db, customerId, later, () => ({
      news: { purpose: 'email-changed', email: to, at },
      recipient: from,
    }))
    await tell(db, customerId, later, () => ({
      news: { purpose: 'email-in-place', email: to },
      recipient: to,
    }))
  })

type PasskeyNews = { customerId: CustomerId; name: string; now: Date }

/** Tells that there is another way into the account. */
export const tellPasskeyAdded = (db: Db, { customerId, name, now }: PasskeyNews, later: Later) =>
  tell(db, customerId, later, () => ({ news: { purpose: 'passkey-added', name, at: now.toISOString() } }))

/** Tells that a way into the account is gone. */
export const tellPasskeyRemoved = (db: Db, { customerId, name, now }: PasskeyNews, later: Later) =>
  tell(db, customerId, later, () => ({ news: { purpose: 'passkey-removed', name, at: now.toISOString() } }))

/** `group` is the name of the customer group in the customer's language. */
type GroupNews = { customerId: CustomerId; group: string }

/** Tells her that the wish to be a professional customer has come, and the company that it is to decide. */
export const tellProfessionalRequested = (
  db: Db,
  { customerId, group }: GroupNews,
  later: Later,
): Promise<void> =>
  atomically(db, async (db) => {
    await tell(db, customerId, later, () => ({ news: { purpose: 'professional-requested', group } }))
    const { email, locale = defaultLocale } = await readCompany(db)
    await tell(db, customerId, later, (customer) => ({
      news: { purpose: 'professional-notice', group, applicant: applicantOf(customer) },
      recipient: email,
      replyTo: customer.email,
      locale,
    }))
  })

export const tellProfessionalApproved = (db: Db, { customerId, group }: GroupNews, later: Later) =>
  tell(db, customerId, later, () => ({ news: { purpose: 'professional-approved', group } }))

/** `reason` is what staff say to her, in her language; it may be empty. */
export const tellProfessionalDeclined = (
  db: Db,
  { customerId, group, reason = '' }: GroupNews & { reason?: string },
  later: Later,
): Promise<void> =>
  tell(db, customerId, later, () => ({ news: { purpose: 'professional-declined', group, reason } }))

/** Called before the account is deleted or made anonymous, in the same transaction: afterwards nobody knows the address. */
export const tellAccountDeleted = (
  db: Db,
  { customerId, now }: { customerId: CustomerId; now: Date },
  later: Later,
): Promise<void> =>
  tell(db, customerId, later, () => ({ news: { purpose: 'account-deleted', at: now.toISOString() } }))

type Told = {
  news: AccountNews
  recipient?: string
  replyTo?: string
  locale?: Customer['locale']
  secret?: string
  goodUntil?: Date
}

/** Somebody without an account, such as a guest, is told nothing. */
async function tell(
  db: Db,
  customerId: CustomerId,
  later: Later,
  toSay: (customer: Customer) => Told,
): Promise<void> {
  const account = await accountOf(db, customerId)
  if (!account) return
  const { customer } = account
  const { news, recipient = customer.email, locale = customer.locale, ...rest } = toSay(customer)
  const { salutationId, title, firstName, lastName } = customer
  const wished: AccountMailWish = { news, addressed: { salutationId, title, firstName, lastName } }

  await atomically(db, async (db) => {
    const mailId = await keepWish(db, {
      purpose: news.purpose,
      recipient,
      locale,
      ...rest,
      wish: wished,
    })
    await later(db, { name: sendMailJob, data: { mailId } })
  })
}

const homeOf = (storefrontUrl: string): string => storefrontUrl.replace(/\/+$/, '')

const applicantOf = ({ number, firstName, lastName, company, vatIds, email }: Customer) => ({
  customerNumber: number,
  name: `${firstName} ${lastName}`,
  company: company ?? '',
  vatIds: vatIds.join(', '),
  email,
})
