import { Link, Section, Text } from '@react-email/components'
import type { OrderAddress } from '../../shop/orders/order.ts'
import type { OrderMail } from '../../shop/orders/order-mail.ts'
import { Fact, green, Heading, paragraph, small } from './mail-layout.tsx'
import { bankFacts, owedOf } from './order-facts.ts'
import type { Words } from './words.ts'

type Props = { mail: OrderMail; words: Words }

/** An address the way its country writes it. */
export const AddressBlock = ({ title, address }: { title: string; address: OrderAddress }) => (
  <>
    <Heading>{title}</Heading>
    <Text style={paragraph}>
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
      {owed === 0 && <Text style={paragraph}>{texts.nothingToPay}</Text>}
      {owed > 0 && paymentMethod.technicalName === 'invoice' && (
        <Text style={paragraph}>{texts.invoice}</Text>
      )}
      {owed > 0 && paymentMethod.technicalName === 'prepayment' && (
        <>
          <Text style={paragraph}>{texts.prepayment(money(owed))}</Text>
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
    {mail.withdrawalDays > 0 && <Text style={small}>{texts.byLaw(mail.withdrawalDays)}</Text>}
    <Text style={small}>{texts.byPromise(mail.withdrawalDays > 0)}</Text>
    {mail.order.waiverAccepted && <Text style={small}>{texts.waived}</Text>}
    <Text style={small}>
      <Link href={mail.links.withdrawal} style={{ color: green, textDecoration: 'underline' }}>
        {texts.withdraw}
      </Link>
    </Text>
  </>
)
