import { sayPurpose } from '../../shop/configurator/say-purpose.ts'
import { linesWithAmounts, type OrderAddress } from '../../shop/orders/order.ts'
import type { OrderMail } from '../../shop/orders/order-mail.ts'
import { dayOf } from '../../values/day.ts'
import { say } from '../../values/translated.ts'
import { linkLines, table } from './notice-text.ts'
import { bankFacts, owedOf, specificsOf, sumsOf } from './order-facts.ts'
import type { Words } from './words.ts'

/** The same mail for whoever reads plain text: a terminal, a screen reader, a mail program that shows no HTML. */
export function orderConfirmationText(mail: OrderMail, words: Words): string {
  const { order, company, links } = mail
  const { texts, day } = words

  return [
    `${mail.greeting},`,
    texts.thanks,
    `${texts.order} ${order.number} ${texts.orderedOn(day(dayOf(order.orderedAt)))}`,
    ...itemsOf(mail, words),
    table([...sumsOf(mail, words).before, sumsOf(mail, words).total, ...sumsOf(mail, words).after], texts),
    ...deliveryOf(mail, words),
    ...(order.deliveries.length > 0 ? [addressOf(texts.shippingAddress, order.shippingAddress, texts)] : []),
    addressOf(texts.billingAddress, order.billingAddress, texts),
    paymentOf(mail, words),
    ...(order.comment ? [`${texts.comment}${texts.colon}\n${order.comment}`] : []),
    [
      `${texts.withdrawal}${texts.colon}`,
      ...(mail.withdrawalDays > 0 ? [texts.byLaw(mail.withdrawalDays)] : []),
      texts.byPromise(mail.withdrawalDays > 0),
      ...(order.waiverAccepted ? [texts.waived] : []),
      `${texts.withdraw}${texts.colon} ${links.withdrawal}`,
    ].join('\n'),
    ...(mail.files.length > 0 ? [`${texts.files}${texts.colon}\n${linkLines(mail.files, texts)}`] : []),
    `${texts.see}${texts.colon}\n${links.order}\n${texts.seeHint}`,
    texts.questions(company.email, company.phone),
    `-- \n${company.name}, ${company.street} ${company.houseNumber}, ${company.zip} ${company.city}, ${say(company.countryName, order.locale)}\n${texts.vatId(company.vatId)}`,
  ].join('\n\n')
}

const itemsOf = ({ order }: OrderMail, { texts, money }: Words): string[] =>
  linesWithAmounts(order).map((line) =>
    line.type === 'promotion'
      ? `${line.label}${texts.colon} ${money(line.totalCents)}`
      : [
          line.label,
          specificsOf(line, texts).join(', '),
          ...sayPurpose(line.payload, texts.purpose),
          `${texts.pieces(line.quantity)}, ${texts.each(money(line.unitCents))}${texts.colon} ${money(line.totalCents)}`,
        ].join('\n'),
  )

function deliveryOf({ order, shippingMethod }: OrderMail, { texts, day }: Words): string[] {
  const [delivery] = order.deliveries
  const hasDownload = order.lines.some(({ payload }) => payload.isDownload)

  return [
    ...(delivery
      ? [
          `${texts.delivery}${texts.colon}\n${shippingMethod}, ${texts.arrives(day(delivery.earliest), day(delivery.latest))}`,
        ]
      : []),
    ...(hasDownload
      ? [
          `${texts.downloads}${texts.colon}\n${order.total.totalCents === 0 ? texts.freeDownload : texts.download}`,
        ]
      : []),
  ]
}

function paymentOf(mail: OrderMail, { texts, money }: Words): string {
  const { technicalName, name } = mail.paymentMethod
  const owed = owedOf(mail.order)
  const title = `${texts.payment}${texts.colon} ${name}`

  if (owed === 0) return `${title}\n${texts.nothingToPay}`
  if (technicalName === 'invoice') return `${title}\n${texts.invoice}`
  if (technicalName === 'prepayment')
    return `${title}\n${texts.prepayment(money(owed))}\n${table(bankFacts(mail, texts), texts)}`
  return title
}

const addressOf = (title: string, address: OrderAddress, { colon }: Words['texts']): string =>
  [`${title}${colon}`, ...address.lines].join('\n')
