import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import type { Channel } from '../channel/channel.ts'
import { type Company, readCompany } from '../channel/company.ts'
import type { Letter, Post } from '../mail/mail.ts'
import { sendOnce } from '../mail/send-once.ts'
import { greetingOf } from '../orders/greeting.ts'
import { accountOf } from './account-store.ts'
import type { Customer, CustomerId } from './customer.ts'
import { mailMark } from './mail-mark.ts'

export const accountMailJob = 'account-mail'

/** Both lead back to the shop by a link that only the owner of the mailbox has. */
export type AccountMailPurpose = 'registration-confirmation' | 'password-recovery'

export type AccountMailWish = {
  purpose: AccountMailPurpose
  customerId: CustomerId
  hash: string
  /** Where the shopper is: the link leads there, in the language of that address. */
  storefrontUrl: string
}

/** Writes the job down; the mail itself is written and sent by a worker. */
export const writeAccountMailLater = (db: Db, wish: AccountMailWish, later: Later): Promise<void> =>
  later(db, { name: accountMailJob, data: { ...wish } })

/** All that the mail says. */
export type AccountMail = {
  purpose: AccountMailPurpose
  locale: Locale
  greeting: string
  link: string
  company: Company
}

export type AccountMailParts = {
  channel: () => Promise<Channel>
  render: (mail: AccountMail) => Promise<Letter>
  post: Post | null
  now: () => Date
}

/** Sends a link, once per link. An account that is gone meanwhile gets none. */
export async function sendAccountMail(
  db: Db,
  { purpose, customerId, hash, storefrontUrl }: AccountMailWish,
  { channel, render, post, now }: AccountMailParts,
): Promise<void> {
  const account = await accountOf(db, customerId)
  if (!account) return
  const { customer } = account
  const { locale } = customer

  await sendOnce(
    db,
    { purpose, about: hash },
    async () => ({
      ...(await render({
        purpose,
        locale,
        greeting: greetingOf(customer, await channel()),
        link: linkOf(purpose, storefrontUrl, hash, customer),
        company: await readCompany(db),
      })),
      locale,
      recipient: customer.email,
    }),
    { post, now: now() },
  )
}

function linkOf(
  purpose: AccountMailPurpose,
  storefrontUrl: string,
  hash: string,
  { email }: Customer,
): string {
  const home = storefrontUrl.replace(/\/+$/, '')
  return purpose === 'registration-confirmation'
    ? `${home}/registration/confirm?em=${mailMark(email)}&hash=${hash}`
    : `${home}/reset-password?hash=${hash}`
}
