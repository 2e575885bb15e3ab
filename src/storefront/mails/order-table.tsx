import { Column, Img, Row, Section, Text } from '@react-email/components'
import { sayPurpose } from '../../shop/configurator/say-purpose.ts'
import { linesWithAmounts, type OrderPicture } from '../../shop/orders/order.ts'
import type { OrderMail } from '../../shop/orders/order-mail.ts'
import { renditionUrl } from '../../values/rendition.ts'
import { ink, line, muted, small, surface } from './mail-look.ts'
import { specificsOf, sumsOf } from './order-facts.ts'
import type { Words } from './words.ts'

type Props = { mail: OrderMail; words: Words }

/** One row per line: how it looks, what, how many, how much. */
export const OrderLines = ({ mail: { order, origin }, words: { texts, money } }: Props) => (
  <Section className="m-line" style={{ borderTop: `1px solid ${line}` }}>
    {linesWithAmounts(order).map((item) => (
      <Row key={item.id} className="m-line" style={{ borderBottom: `1px solid ${line}` }}>
        {item.type === 'product' && (
          <Column style={{ width: 64, padding: '14px 16px 14px 0', verticalAlign: 'top' }}>
            <Picture cover={item.payload.cover} origin={origin} />
          </Column>
        )}
        <Column style={{ padding: '14px 12px 14px 0', verticalAlign: 'top' }}>
          <Text
            className="m-ink"
            style={{ margin: 0, fontSize: 16, lineHeight: '23px', fontWeight: 600, color: ink }}
          >
            {item.label}
          </Text>
          {item.type === 'product' &&
            [
              specificsOf(item, texts).join(' · '),
              ...sayPurpose(item.payload, texts.purpose),
              item.quantity > 1
                ? `${texts.pieces(item.quantity)}, ${texts.each(money(item.unitCents))}`
                : texts.pieces(item.quantity),
            ].map((said) => (
              <Text key={said} className="m-muted" style={{ ...small, margin: 0 }}>
                {said}
              </Text>
            ))}
        </Column>
        <Column className="m-ink" style={{ ...amount, padding: '14px 0' }}>
          {money(item.totalCents)}
        </Column>
      </Row>
    ))}
  </Section>
)

/** It says nothing that the name beside it does not; many readers see none until they ask for pictures. */
const Picture = ({ cover, origin }: { cover: OrderPicture | null; origin: string }) => {
  const address = cover && renditionUrl(cover.url, 320, 'jpg')
  if (!address) return null

  return (
    <Img
      src={new URL(address, origin).href}
      alt=""
      width={64}
      height={64}
      style={{ display: 'block', objectFit: 'contain', borderRadius: 4, backgroundColor: surface }}
    />
  )
}

/** From the lines to what is to be paid. */
export const OrderSums = ({ mail, words }: Props) => {
  const { before, total, after } = sumsOf(mail, words)

  return (
    <Section style={{ marginTop: 12 }}>
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

const Sum = ({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) => {
  const weight = strong ? { fontSize: 18, fontWeight: 700, color: ink } : { fontSize: 15, color: muted }
  const tone = strong ? 'm-ink' : 'm-muted'

  return (
    <Row>
      <Column className={tone} style={{ padding: '4px 12px 4px 0', lineHeight: '23px', ...weight }}>
        {label}
      </Column>
      <Column className={tone} style={{ ...amount, padding: '4px 0', ...weight }}>
        {value}
      </Column>
    </Row>
  )
}

const amount = {
  verticalAlign: 'top',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontSize: 16,
  lineHeight: '23px',
  color: ink,
} as const
