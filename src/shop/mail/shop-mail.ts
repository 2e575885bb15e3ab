import type { AccountMail } from '../customers/account-mail.ts'
import type { EnquiryMail } from '../forms/enquiry-mail.ts'
import type { NewsletterMail } from '../newsletter/newsletter-mail.ts'
import type { OrderMail } from '../orders/order-mail.ts'
import type { WithdrawalMail } from '../withdrawal/withdrawal-mail.ts'
import type { Letter } from './mail.ts'

/** Everything the shop writes to somebody. */
export type ShopMail = OrderMail | WithdrawalMail | AccountMail | EnquiryMail | NewsletterMail

/** Puts it into words, as HTML and as plain text. */
export type RenderMail = (mail: ShopMail) => Promise<Letter>
