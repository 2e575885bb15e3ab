import { formatMoney } from '../../../values/shown-money.ts'
import { unbroken } from '../../../values/unbroken.ts'
import { useTexts } from '../../shop-frame.tsx'
import { CartPicture } from '../cart-picture.tsx'
import { LinePurpose } from '../line-purpose.tsx'
import { currencyOf, type Order } from './find-order.ts'

/** The goods that were bought; what was taken off stands with the sums. */
export function OrderLines({ order }: { order: Order }) {
  const { cart } = useTexts()
  const money = (amount: number) => formatMoney(amount, currencyOf(order))
  const goods = order.lineItems.filter(({ good }) => good)

  return (
    <ul className="grid gap-3 border-t border-line pt-5" aria-label={cart.lines}>
      {goods.map(({ id, cover, label, quantity, unitPrice, totalPrice, payload }) => (
        <li key={id} className="short-line">
          <CartPicture cover={cover} size="small" />
          <p className="font-medium">{unbroken(label)}</p>
          <p className="font-medium tabular-nums">{money(totalPrice)}</p>
          <div>
            <p className="text-sm text-muted">
              {[
                cart.number(payload.productNumber),
                ...payload.options.map(({ option }) => unbroken(option)),
              ].join('\u00a0· ')}
            </p>
            <LinePurpose payload={payload} says="everything" />
            <p className="text-sm text-muted tabular-nums">
              {quantity} × {money(unitPrice)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
