import { Column, Row, Section, Text } from '@react-email/components'
import { sayPurpose } from '../../shop/configurator/say-purpose.ts'
import { linesWithAmounts, type Order } from '../../shop/orders/order.ts'
import type { OrderMail } from '../../shop/orders/order-mail.ts'
import { ink, line, muted, small } from './mail-layout.tsx'
import { specificsOf, sumsOf } from './order-facts.ts'
import type { Words } from './words.ts'

/** One row per line: what, how many, how much. */
export const OrderLines = ({ order, words: { texts, money } }: { order: Order; words: Words }) => (
  <Section style={{ borderTop: `1px solid ${line}` }}>
    {linesWithAmounts(order).map((item) => (
      <Row key={item.id} style={{ borderBottom: `1px solid ${line}` }}>
        <Column style={{ padding: '10px 12px 10px 0', verticalAlign: 'top' }}>
          <Text style={{ margin: 0, fontSize: 15, lineHeight: '21px', color: ink }}>{item.label}</Text>
          {item.type === 'product' && (
            <>
              <Text style={{ ...small, margin: 0 }}>{specificsOf(item, texts).join(' · ')}</Text>
              {sayPurpose(item.payload, texts.purpose).map((said) => (
                <Text key={said} style={{ ...small, margin: 0 }}>
                  {said}
                </Text>
              ))}
              <Text style={{ ...small, margin: 0 }}>
                {texts.pieces(item.quantity)}
                {item.quantity > 1 && `, ${texts.each(money(item.unitCents))}`}
              </Text>
            </>
          )}
        </Column>
        <Column style={amount}>{money(item.totalCents)}</Column>
      </Row>
    ))}
  </Section>
)

/** From the lines to what is to be paid. */
export const OrderSums = ({ mail, words }: { mail: OrderMail; words: Words }) => {
  const { before, total, after } = sumsOf(mail, words)

  return (
    <Section style={{ marginTop: 10 }}>
      {before.map(([label, value]) => (
        <Sum key={label} label={label} value={value} />
      ))}
      <Sum label={total[0]} value={total[1]} strong />
      {after.map(([label, value]) => (
        <Sum key={label} label={label} value={value} />
      ))}
    </Section>
  )
}

const Sum = ({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) => (
  <Row>
    <Column
      style={{
        padding: '3px 12px 3px 0',
        fontSize: strong ? 16 : 14,
        fontWeight: strong ? 700 : 400,
        color: strong ? ink : muted,
      }}
    >
      {label}
    </Column>
    <Column
      style={{ ...amount, padding: '3px 0', fontSize: strong ? 16 : 14, fontWeight: strong ? 700 : 400 }}
    >
      {value}
    </Column>
  </Row>
)

const amount = {
  padding: '10px 0',
  verticalAlign: 'top',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontSize: 15,
  lineHeight: '21px',
} as const
