import { ArrowRight } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { formatMoney } from '../../../values/shown-money.ts'
import { unbroken } from '../../../values/unbroken.ts'
import { useLocale, usePaths, useTexts } from '../../shop-frame.tsx'
import { CartPicture } from '../cart-picture.tsx'
import { formatDate } from '../format-days.ts'
import type { OrderHead } from './load-order-heads.ts'

type OrderRowProps = { order: OrderHead; heading: 'h2' | 'h3' }

/** An order in a list: all of it leads to its page. */
export function OrderRow({ order, heading: Heading }: OrderRowProps) {
  const { account } = useTexts()
  const locale = useLocale()
  const path = usePaths()
  const words = account.orders
  const said = [
    order.payment && words.payment(order.payment),
    order.delivery && order.state !== 'cancelled' && words.delivery(order.delivery),
  ].filter((one) => typeof one === 'string')

  return (
    <article className="card card-link order-row">
      <Heading>
        <Link className="stretched tabular-nums" to={path('order', order.id)}>
          {words.order(order.orderNumber)}
        </Link>
        <Badge tone={tones[order.state] ?? 'neutral'}>{order.stateName}</Badge>
      </Heading>
      <p className="text-right font-medium tabular-nums">{formatMoney(order.amountTotal, order.currency)}</p>
      <p className="order-row-facts">
        {words.on(formatDate(order.orderDateTime, locale))} · {words.pieces(order.pieces)}
        {said.length > 0 && (
          <span>
            {said.map((one) => (
              <span key={one}>{one}</span>
            ))}
          </span>
        )}
      </p>
      <div className="order-row-pictures">
        {order.covers.map((cover, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of an order never move
          <span key={position} title={unbroken(order.names[position] ?? '')}>
            <CartPicture cover={cover} size="small" />
          </span>
        ))}
        {order.more > 0 && (
          <span className="grid size-16 shrink-0 place-items-center rounded bg-surface text-sm text-muted">
            +{order.more}
          </span>
        )}
      </div>
      <ArrowRight aria-hidden size={20} />
    </article>
  )
}

const tones: Partial<Record<string, 'good' | 'warning' | 'neutral'>> = {
  open: 'warning',
  in_progress: 'good',
  completed: 'good',
}
