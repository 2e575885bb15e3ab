import type { OrderMail } from '../../shop/orders/order-mail.ts'
import { dayOf } from '../../values/day.ts'
import { Heading, MailLayout, Paragraph, Small } from './mail-layout.tsx'
import { FileLinks, MailButton, Questions } from './notice-mail.tsx'
import { AddressBlock, PaymentBlock, RightsBlock } from './order-blocks.tsx'
import { OrderLines, OrderSums } from './order-table.tsx'
import type { Words } from './words.ts'

/** What was ordered, what it costs, when it comes, how it is paid, and how it is undone. */
export const OrderConfirmationMail = ({ mail, words }: { mail: OrderMail; words: Words }) => {
  const { order, company, links } = mail
  const { texts, money, day } = words
  const [delivery] = order.deliveries

  return (
    <MailLayout
      locale={order.locale}
      title={texts.subject(order.number)}
      preview={texts.preview(money(order.total.totalCents))}
      company={company}
      vatId={texts.vatId(company.vatId)}
    >
      <Paragraph>{mail.greeting},</Paragraph>
      <Paragraph>{texts.thanks}</Paragraph>

      <Heading>
        {texts.order} {order.number} {texts.orderedOn(day(dayOf(order.orderedAt)))}
      </Heading>
      <OrderLines mail={mail} words={words} />
      <OrderSums mail={mail} words={words} />

      {delivery && (
        <>
          <Heading>{texts.delivery}</Heading>
          <Paragraph>
            {mail.shippingMethod}, {texts.arrives(day(delivery.earliest), day(delivery.latest))}
          </Paragraph>
        </>
      )}
      {order.lines.some(({ payload }) => payload.isDownload) && (
        <>
          <Heading>{texts.downloads}</Heading>
          <Paragraph>{order.total.totalCents === 0 ? texts.freeDownload : texts.download}</Paragraph>
        </>
      )}

      {delivery && <AddressBlock title={texts.shippingAddress} address={order.shippingAddress} />}
      <AddressBlock title={texts.billingAddress} address={order.billingAddress} />
      <PaymentBlock mail={mail} words={words} />
      {order.comment && (
        <>
          <Heading>{texts.comment}</Heading>
          <Paragraph>{order.comment}</Paragraph>
        </>
      )}
      <RightsBlock mail={mail} words={words} />

      {mail.files.length > 0 && (
        <>
          <Heading>{texts.files}</Heading>
          <FileLinks files={mail.files} />
        </>
      )}
      <MailButton href={links.order}>{texts.see}</MailButton>
      <Small>{texts.seeHint}</Small>
      <Questions company={company} words={texts} />
    </MailLayout>
  )
}
