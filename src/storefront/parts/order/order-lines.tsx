import { Tag } from 'lucide-react'
import { formatMoney, type ShownCurrency } from '../../../values/shown-money.ts'
import { useTexts } from '../../shop-frame.tsx'
import { CartPicture } from '../cart-picture.tsx'
import type { Order } from './find-order.ts'

/** What was bought, and what was taken off. */
export function OrderLines({ order }: { order: Order }) {
  const { cart } = useTexts()

  return (
    <ul className="grid gap-3 border-t border-line pt-5" aria-label={cart.lines}>
      {order.lineItems.map((line) => (
        <li key={line.id} className="grid grid-cols-[auto_1fr_auto] items-start gap-3">
          {line.good ? <Good line={line} order={order} /> : <Discount line={line} />}
          <p className="font-medium tabular-nums">{formatMoney(line.totalPrice, currencyOf(order))}</p>
        </li>
      ))}
    </ul>
  )
}

type Line = Order['lineItems'][number]

function Good({ line, order }: { line: Line; order: Order }) {
  const { cart } = useTexts()
  const { cover, label, quantity, unitPrice, payload } = line
  const facts = [cart.number(payload.productNumber), ...payload.options.map(({ option }) => option)]

  return (
    <>
      <CartPicture cover={cover} size="small" />
      <div className="min-w-0">
        <p className="font-medium">{label}</p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
        <p className="text-sm text-muted tabular-nums">
          {quantity} × {formatMoney(unitPrice, currencyOf(order))}
        </p>
      </div>
    </>
  )
}

function Discount({ line }: { line: Line }) {
  const { discount } = useTexts().order
  return (
    <>
      <span className="grid size-16 place-items-center text-primary">
        <Tag aria-hidden size={24} />
      </span>
      <div className="min-w-0 self-center">
        <p className="font-medium">{line.label}</p>
        {line.label !== discount && <p className="text-sm text-muted">{discount}</p>}
      </div>
    </>
  )
}

const currencyOf = ({ currency }: Order): ShownCurrency => currency ?? { isoCode: 'CHF' }
