import type { NewsletterMail } from '../../shop/newsletter/newsletter-mail.ts'
import { button, links, type Notice, small, text } from './notice.ts'
import type { Words } from './words.ts'

/** Asks whoever has the mailbox, since anybody may type an address; and greets her once she has said yes. */
export function newsletterNotice(mail: NewsletterMail, { texts: { newsletter } }: Words): Notice {
  const { locale } = mail
  const hello = text(`${newsletter.hello},`)

  if (mail.purpose === 'newsletter-welcome') {
    const { subject, why, because, leave } = newsletter.welcome
    const way = links([{ name: leave, url: mail.leaveLink }])
    return { locale, subject, preview: why, blocks: [hello, text(why), small(because), way] }
  }
  return {
    locale,
    subject: newsletter.subject,
    preview: newsletter.why,
    blocks: [
      hello,
      text(newsletter.why),
      button(newsletter.button, mail.confirmLink),
      text(newsletter.leave),
      small(newsletter.notYou),
    ],
  }
}
