import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import type { Channel } from '../channel/channel.ts'
import { type Company, readCompany } from '../channel/company.ts'
import type { Letter, MailId, Post } from '../mail/mail.ts'
import { sendMail } from '../mail/send-mail.ts'
import { greetingOf } from '../orders/greeting.ts'
import type { AccountNews } from './account-news.ts'
import type { Customer } from './customer.ts'

/** What the outbox keeps of a mail about an account until it is put into words. */
export type AccountMailWish = {
  news: AccountNews
  addressed: Pick<Customer, 'salutationId' | 'title' | 'firstName' | 'lastName'>
}

/** All that the mail says. */
export type AccountMail = {
  news: AccountNews
  locale: Locale
  greeting: string
  /** Where the shop is. */
  origin: string
  company: Company
}

export type AccountMailParts = {
  channel: () => Promise<Channel>
  render: (mail: AccountMail) => Promise<Letter>
  post: Post | null
  origin: string
  now: () => Date
}

/** Puts a mail about an account into words, once, and sends it. */
export const sendAccountMail = (
  db: Db,
  mailId: MailId,
  { channel, render, post, origin, now }: AccountMailParts,
): Promise<void> =>
  sendMail<AccountMailWish>(db, mailId, {
    write: async ({ news, addressed }, { locale }) =>
      render({
        news,
        locale,
        greeting: greetingOf({ ...addressed, locale }, await channel()),
        origin,
        company: await readCompany(db),
      }),
    post,
    now,
  })
