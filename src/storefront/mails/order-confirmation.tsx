import { Text } from '@react-email/components'
import type { OrderMail } from '../../shop/orders/order-mail.ts'
import { dayOf } from '../../values/day.ts'
import { Heading, MailLayout, paragraph, small } from './mail-layout.tsx'
import { FileLinks, MailButton } from './notice-mail.tsx'
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
      preview={texts.preview(money(order.total.totalCents))}
      company={company}
      vatId={texts.vatId(company.vatId)}
    >
      <Text style={paragraph}>{mail.greeting},</Text>
      <Text style={paragraph}>{texts.thanks}</Text>

      <Heading>
        {texts.order} {order.number} {texts.orderedOn(day(dayOf(order.orderedAt)))}
      </Heading>
      <OrderLines order={order} words={words} />
      <OrderSums mail={mail} words={words} />

      {delivery && (
        <>
          <Heading>{texts.delivery}</Heading>
          <Text style={paragraph}>
            {mail.shippingMethod}, {texts.arrives(day(delivery.earliest), day(delivery.latest))}
          </Text>
        </>
      )}
      {order.lines.some(({ payload }) => payload.isDownload) && (
        <Text style={paragraph}>{order.total.totalCents === 0 ? texts.freeDownload : texts.download}</Text>
      )}

      {delivery && <AddressBlock title={texts.shippingAddress} address={order.shippingAddress} />}
      <AddressBlock title={texts.billingAddress} address={order.billingAddress} />
      <PaymentBlock mail={mail} words={words} />
      {order.comment && (
        <>
          <Heading>{texts.comment}</Heading>
          <Text style={{ ...paragraph, whiteSpace: 'pre-line' }}>{order.comment}</Text>
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
      <Text style={small}>{texts.seeHint}</Text>
      <Text style={{ ...paragraph, marginTop: 20 }}>{texts.questions(company.email, company.phone)}</Text>
    </MailLayout>
  )
}
