import { render } from '@react-email/components'
import type { Company } from '../../shop/channel/company.ts'
import type { RenderMail } from '../../shop/mail/shop-mail.ts'
import type { OrderMail } from '../../shop/orders/order-mail.ts'
import { accountNotice } from './account-notices.ts'
import { enquiryNotice } from './enquiry-notices.ts'
import { letterHtml } from './mail-layout.tsx'
import { newsletterNotice } from './newsletter-notices.ts'
import type { Notice } from './notice.ts'
import { NoticeMail } from './notice-mail.tsx'
import { noticeText } from './notice-text.ts'
import { OrderConfirmationMail } from './order-confirmation.tsx'
import { orderConfirmationText } from './order-confirmation-text.ts'
import { orderNotice } from './order-notices.ts'
import { withdrawalNotice } from './withdrawal-notices.ts'
import { type Words, wordsOf } from './words.ts'

/** A mail as HTML and as plain text, in the language it is for. */
export const renderMail: RenderMail = async (mail) => {
  if ('news' in mail) {
    const words = wordsOf(mail.locale, 'CHF')
    return letterOf(accountNotice(mail, words), mail.company, words)
  }

  if (mail.purpose === 'newsletter-confirmation' || mail.purpose === 'newsletter-welcome') {
    const words = wordsOf(mail.locale, 'CHF')
    return letterOf(newsletterNotice(mail, words), mail.company, words)
  }
  if ('enquiry' in mail) {
    const words = wordsOf(mail.locale, 'CHF')
    return letterOf(enquiryNotice(mail, words), mail.company, words)
  }

  const moneyLocale = 'moneyLocale' in mail ? mail.moneyLocale : undefined
  const words = wordsOf(mail.locale, mail.order?.currency ?? 'CHF', moneyLocale)
  if ('withdrawal' in mail) return letterOf(withdrawalNotice(mail, words), mail.company, words)

  const { purpose } = mail
  if (purpose === 'order-confirmation') return confirmation(mail, words)
  return letterOf(orderNotice(mail, purpose, words), mail.company, words)
}

const letterOf = async (notice: Notice, company: Company, words: Words) => ({
  subject: notice.subject,
  html: letterHtml(await render(<NoticeMail notice={withPreview(notice)} company={company} words={words} />)),
  text: noticeText(notice, company, words),
})

const confirmation = async (mail: OrderMail, words: Words) => ({
  subject: words.texts.subject(mail.order.number),
  html: letterHtml(await render(<OrderConfirmationMail mail={mail} words={words} />)),
  text: orderConfirmationText(mail, words),
})

/** After a greeting a sentence goes on in small letters in some languages; in a list of mails it begins. */
const withPreview = (notice: Notice): Notice => ({
  ...notice,
  preview: notice.preview.charAt(0).toLocaleUpperCase(notice.locale) + notice.preview.slice(1),
})
