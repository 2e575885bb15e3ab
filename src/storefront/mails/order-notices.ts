import type { OrderMail, OrderMailPurpose } from '../../shop/orders/order-mail.ts'
import { trackingLink } from '../../shop/shipping/tracking-link.ts'
import { button, facts, heading, links, type Notice, small, text } from './notice.ts'
import { bankFacts, owedOf } from './order-facts.ts'
import type { Words } from './words.ts'

type Told = Omit<Notice, 'locale'>
type Write = (mail: OrderMail, words: Words) => Told

/** What is told about an order after its confirmation. */
export const orderNotice = (mail: OrderMail, purpose: NoticePurpose, words: Words): Notice => ({
  locale: mail.locale,
  ...notices[purpose](mail, words),
})

export type NoticePurpose = Exclude<OrderMailPurpose, 'order-confirmation'>

const notices: Record<NoticePurpose, Write> = {
  'payment-received': (mail, words) => {
    const { paid, freeDownload } = words.texts
    const { order, sum } = mail
    const said = paid.text(words.money(sum ?? order.total.totalCents), order.number)
    const hasDownload = order.lines.some(({ payload }) => payload.isDownload)

    return {
      subject: paid.subject(order.number),
      preview: said,
      blocks: [
        ...greeted(mail, said),
        ...(order.deliveries.length > 0 ? [text(paid.next)] : []),
        ...(hasDownload ? [text(freeDownload)] : []),
        ...toOrder(mail, words),
      ],
    }
  },

  'payment-failed': (mail, { texts }) => {
    const { failed } = texts
    const said = failed.text(mail.order.number)
    return {
      subject: failed.subject(mail.order.number),
      preview: said,
      blocks: [
        ...greeted(mail, said),
        text(failed.keeps),
        button(failed.again, mail.links.pay),
        small(texts.seeHint),
      ],
    }
  },

  'payment-changed': (mail, words) => {
    const { texts, money } = words
    const { order, paymentMethod } = mail
    const said = texts.changed.text(order.number, paymentMethod.name)
    const owed = owedOf(order)

    return {
      subject: texts.changed.subject(order.number),
      preview: said,
      blocks: [
        ...greeted(mail, said),
        ...(owed > 0 && paymentMethod.technicalName === 'invoice' ? [text(texts.invoice)] : []),
        ...(owed > 0 && paymentMethod.technicalName === 'prepayment'
          ? [text(texts.prepayment(money(owed))), facts(...bankFacts(mail, texts))]
          : []),
        ...toOrder(mail, words),
      ],
    }
  },

  shipped: (mail, words) => {
    const { texts, day } = words
    const { order } = mail
    const [delivery] = order.deliveries
    const codes = (mail.event.data.trackingCodes ?? '').split(',').filter(Boolean)
    const said = (delivery?.state === 'shipped_partially' ? texts.shipped.partly : texts.shipped.text)(
      order.number,
    )

    return {
      subject: texts.shipped.subject(order.number),
      preview: said,
      blocks: [
        ...greeted(mail, said),
        ...(delivery
          ? [text(`${mail.shippingMethod}, ${texts.arrives(day(delivery.earliest), day(delivery.latest))}`)]
          : []),
        ...(codes.length > 0 && !mail.trackingUrl ? [facts([texts.shipped.codes, codes.join(', ')])] : []),
        ...codes.flatMap((code) => {
          const url = trackingLink(mail.trackingUrl, code)
          return url ? [links([{ name: `${texts.shipped.codes} ${code}`, url }])] : []
        }),
        heading(texts.shippingAddress),
        text(order.shippingAddress.lines.join('\n')),
        ...toOrder(mail, words),
      ],
    }
  },

  cancelled: (mail, words) => {
    const { cancelled } = words.texts
    const said = cancelled.text(mail.order.number)
    return {
      subject: cancelled.subject(mail.order.number),
      preview: said,
      blocks: [...greeted(mail, said), text(cancelled.next), ...toOrder(mail, words)],
    }
  },

  refunded: (mail, words) => {
    const { refunded } = words.texts
    const { order, sum } = mail
    const said = refunded.text(words.money(sum ?? order.total.totalCents), order.number)
    return {
      subject: refunded.subject(order.number),
      preview: said,
      blocks: [...greeted(mail, said), text(refunded.next), ...toOrder(mail, words)],
    }
  },

  'paid-twice': ({ order, sum, event }, { staff: { paidTwice }, money }) => {
    return {
      isToCompany: true,
      subject: paidTwice.subject(order.number),
      preview: paidTwice.text(order.number),
      blocks: [
        text(paidTwice.text(order.number)),
        facts(
          [paidTwice.came, sum === null ? '' : money(sum)],
          [paidTwice.owed, money(order.total.totalCents)],
          [paidTwice.why, paidTwice.reasons[event.data.why ?? ''] ?? event.data.why ?? ''],
          [
            paidTwice.customer,
            `${order.customer.firstName} ${order.customer.lastName}, ${order.customer.email}`,
          ],
        ),
        text(paidTwice.next),
      ],
    }
  },
}

const greeted = ({ greeting }: OrderMail, said: string) => [text(`${greeting},`), text(said)]

/** Papers and downloads, and the way to the order. */
const toOrder = ({ links: to, files }: OrderMail, { texts }: Words) => [
  ...(files.length > 0 ? [heading(texts.files), links(files)] : []),
  button(texts.see, to.order),
  small(texts.seeHint),
]
