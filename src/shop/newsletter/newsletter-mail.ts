import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import { type Company, readCompany } from '../channel/company.ts'
import { mailMark } from '../customers/mail-mark.ts'
import type { Letter, Post } from '../mail/mail.ts'
import { sendOnce } from '../mail/send-once.ts'
import { findRecipientByHash } from './recipient-store.ts'

export const newsletterMailJob = 'newsletter-mail'

/** Asks whoever has the mailbox whether he wants the newsletter. */
export type NewsletterMail = {
  purpose: 'newsletter-confirmation'
  locale: Locale
  confirmLink: string
  company: Company
}

type Parts = { render: (mail: NewsletterMail) => Promise<Letter>; post: Post | null; now: () => Date }

/** Sends a link, once per link. Who asked again meanwhile has another one. */
export async function sendNewsletterMail(
  db: Db,
  { hash, storefrontUrl }: { hash: string; storefrontUrl: string },
  { render, post, now }: Parts,
): Promise<void> {
  const recipient = await findRecipientByHash(db, hash)
  if (recipient?.status !== 'notSet') return
  const { locale, email } = recipient
  const confirmLink = `${storefrontUrl.replace(/\/+$/, '')}/newsletter-subscribe?em=${mailMark(email)}&hash=${hash}`

  await sendOnce(
    db,
    { purpose: 'newsletter-confirmation', about: hash },
    async () => ({
      ...(await render({
        purpose: 'newsletter-confirmation',
        locale,
        confirmLink,
        company: await readCompany(db),
      })),
      locale,
      recipient: email,
    }),
    { post, now: now() },
  )
}
