import type { NewsletterMail } from '../../shop/newsletter/newsletter-mail.ts'
import { button, type Notice, small, text } from './notice.ts'
import type { Words } from './words.ts'

/** Asks whoever has the mailbox, since anybody may type an address. */
export const newsletterNotice = (
  { locale, confirmLink }: NewsletterMail,
  { texts: { newsletter } }: Words,
): Notice => ({
  locale,
  subject: newsletter.subject,
  preview: newsletter.why,
  blocks: [
    text(`${newsletter.hello},`),
    text(newsletter.why),
    button(newsletter.button, confirmLink),
    text(newsletter.leave),
    small(newsletter.notYou),
  ],
})
