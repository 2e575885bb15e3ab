import { render } from '@react-email/components'
import type { RenderMail } from '../../shop/orders/order-confirmation.ts'
import { OrderConfirmationMail } from './order-confirmation.tsx'
import { orderConfirmationText } from './order-confirmation-text.ts'
import { wordsOf } from './words.ts'

/** A mail as HTML and as plain text, in the language it is for. */
export const renderMail: RenderMail = async (mail) => {
  const { order } = mail
  const words = wordsOf(order.locale, order.currency)

  return {
    subject: words.texts.subject(order.number),
    html: await render(<OrderConfirmationMail mail={mail} words={words} />),
    text: orderConfirmationText(mail, words),
  }
}
