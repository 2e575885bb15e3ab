import { Link, Section, Text } from '@react-email/components'
import type { OrderAddress } from '../../shop/orders/order.ts'
import type { OrderMail } from '../../shop/orders/order-mail.ts'
import { Fact, Heading, Paragraph, Small } from './mail-layout.tsx'
import { link, paragraph, small } from './mail-look.ts'
import { bankFacts, owedOf } from './order-facts.ts'
import type { Words } from './words.ts'

type Props = { mail: OrderMail; words: Words }

/** An address the way its country writes it. */
export const AddressBlock = ({ title, address }: { title: string; address: OrderAddress }) => (
  <>
    <Heading>{title}</Heading>
    <Text className="m-ink" style={paragraph}>
      {address.lines.map((text, index) => (
        <span key={text}>
          {index > 0 && <br />}
          {text}
        </span>
      ))}
    </Text>
  </>
)

/** How and where to pay. */
export const PaymentBlock = ({ mail, words: { texts, money } }: Props) => {
  const { order, paymentMethod } = mail
  const owed = owedOf(order)

  return (
    <>
      <Heading>
        {texts.payment}
        {texts.colon} {paymentMethod.name}
      </Heading>
      {owed === 0 && <Paragraph>{texts.nothingToPay}</Paragraph>}
      {owed > 0 && paymentMethod.technicalName === 'invoice' && <Paragraph>{texts.invoice}</Paragraph>}
      {owed > 0 && paymentMethod.technicalName === 'prepayment' && (
        <>
          <Paragraph>{texts.prepayment(money(owed))}</Paragraph>
          <Section>
            {bankFacts(mail, texts).map(([label, value]) => (
              <Fact key={label} label={label} value={value} />
            ))}
          </Section>
        </>
      )}
    </>
  )
}

/** What the law and our own promise say about giving things back. */
export const RightsBlock = ({ mail, words: { texts } }: Props) => (
  <>
    <Heading>{texts.withdrawal}</Heading>
    {mail.withdrawalDays > 0 && <Small>{texts.byLaw(mail.withdrawalDays)}</Small>}
    <Small>{texts.byPromise(mail.withdrawalDays > 0)}</Small>
    {mail.order.waiverAccepted && <Small>{texts.waived}</Small>}
    <Text style={small}>
      <Link className="m-green" href={mail.links.withdrawal} style={link}>
        {texts.withdraw}
      </Link>
    </Text>
  </>
)
