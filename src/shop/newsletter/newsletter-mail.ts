import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import { type Company, readCompany } from '../channel/company.ts'
import { mailMark } from '../customers/mail-mark.ts'
import type { Letter, Post } from '../mail/mail.ts'
import { sendOnce } from '../mail/send-once.ts'
import { leaveKeyOf, leaveLinkOf } from './leave-link.ts'
import { isSubscribed, type Recipient } from './recipient.ts'
import { findRecipientByHash } from './recipient-store.ts'

export const newsletterMailJob = 'newsletter-mail'

/** Asks whoever has the mailbox whether he wants the newsletter; greets him once he does. */
export type NewsletterMail = { locale: Locale; company: Company } & (
  | { purpose: 'newsletter-confirmation'; confirmLink: string }
  | { purpose: 'newsletter-welcome'; leaveLink: string }
)

/** Asks for a confirmation by a link to the shop where the reader is. */
export const tellToConfirmNewsletter = (
  db: Db,
  { hash, storefrontUrl }: { hash: string; storefrontUrl: string },
  later: Later,
): Promise<void> => later(db, { name: newsletterMailJob, data: { hash, storefrontUrl } })

/** Says that the newsletter comes from now on, and how to leave it. */
export const tellNewsletterComes = (db: Db, { hash }: { hash: string }, later: Later): Promise<void> =>
  later(db, { name: newsletterMailJob, data: { hash, purpose: 'newsletter-welcome' } })

type Told = { hash: string; storefrontUrl?: string; purpose?: string }
type Parts = {
  render: (mail: NewsletterMail) => Promise<Letter>
  post: Post | null
  origin: string
  now: () => Date
}

/** Sends a mail, once per wish for the newsletter. Who asked again meanwhile has another link, and who left is let go. */
export async function sendNewsletterMail(
  db: Db,
  { hash, storefrontUrl = '', purpose }: Told,
  { render, post, origin, now }: Parts,
): Promise<void> {
  const recipient = await findRecipientByHash(db, hash)
  if (!recipient) return
  const isWelcome = purpose === 'newsletter-welcome'
  if (isWelcome ? !isSubscribed(recipient) : recipient.status !== 'notSet') return

  const { locale, email } = recipient
  await sendOnce(
    db,
    { purpose: isWelcome ? 'newsletter-welcome' : 'newsletter-confirmation', about: hash },
    async () => {
      const company = await readCompany(db)
      const to = { locale, recipient: email }
      if (!isWelcome) {
        const confirmLink = confirmLinkOf(recipient, storefrontUrl)
        return {
          ...(await render({ purpose: 'newsletter-confirmation', locale, company, confirmLink })),
          ...to,
        }
      }
      const leaveLink = leaveLinkOf(origin, await leaveKeyOf(db, recipient.id))
      const letter = await render({ purpose: 'newsletter-welcome', locale, company, leaveLink })
      return { ...letter, ...to, unsubscribe: leaveLink }
    },
    { post, now: now() },
  )
}

const confirmLinkOf = ({ email, hash }: Recipient, storefrontUrl: string): string =>
  `${storefrontUrl.replace(/\/+$/, '')}/newsletter-subscribe?em=${mailMark(email)}&hash=${hash}`
