import { ChevronDown } from 'lucide-react'
import { formatMoney } from '../../values/shown-money.ts'
import { unbroken } from '../../values/unbroken.ts'
import { useTexts } from '../shop-frame.tsx'
import type { CartNotice } from './cart-notices.ts'
import { CartPicture } from './cart-picture.tsx'
import type { Cart, Terms } from './cart-shape.ts'
import { CartSummary } from './cart-summary.tsx'
import { goodsOf } from './cart-sums.ts'
import { LinePurpose } from './line-purpose.tsx'
import { PromotionForm } from './promotion-form.tsx'

type Summed = { cart: Cart; terms: Terms; notices: readonly CartNotice[] }

/** What is bought and what it costs: beside every step, and so behind it for whoever goes by key. */
export function OrderSummary(summed: Summed) {
  const { summary } = useTexts().cart

  return (
    <aside aria-labelledby="order-summary" className="max-lg:hidden lg:sticky lg:top-8 lg:self-start">
      <div className="card p-6">
        <h2 id="order-summary" className="mb-4 text-lg">
          {summary.title}
        </h2>
        <SummaryBody {...summed} codeId="code-beside" />
      </div>
    </aside>
  )
}

/** The same on a phone: above every step, folded away under its total. */
export function FoldedSummary(summed: Summed) {
  const { cart, terms } = summed
  const { summary } = useTexts().cart

  return (
    <details className="summary-fold lg:hidden">
      <summary>
        <span className="flex items-center gap-2">
          {summary.show}
          <ChevronDown aria-hidden size={18} />
        </span>
        <b className="tabular-nums">{formatMoney(cart.price.totalPrice, terms.currency)}</b>
      </summary>
      <SummaryBody {...summed} codeId="code-folded" />
    </details>
  )
}

function SummaryBody({ cart, terms, notices, codeId }: Summed & { codeId: string }) {
  return (
    <div className="grid gap-4">
      <SummaryLines cart={cart} terms={terms} />
      <CartSummary cart={cart} terms={terms} editable />
      <PromotionForm cart={cart} notices={notices} answer={undefined} id={codeId} />
    </div>
  )
}

/** The goods in short: picture, name, options, quantity, price. */
export function SummaryLines({
  cart,
  terms,
}: {
  cart: Pick<Cart, 'lineItems'>
  terms: Pick<Terms, 'currency'>
}) {
  const { cart: words } = useTexts()
  const money = (amount: number) => formatMoney(amount, terms.currency)

  return (
    <ul className="grid gap-3" aria-label={words.lines}>
      {goodsOf(cart).map(({ id, cover, label, quantity, price, payload }) => (
        <li key={id} className="short-line text-sm">
          <CartPicture cover={cover} size="small" />
          <p className="font-medium">{unbroken(label)}</p>
          <p className="font-medium tabular-nums">{money(price.totalPrice)}</p>
          <div>
            <p className="text-muted">
              {[
                words.number(payload.productNumber),
                ...payload.options.map(({ option }) => unbroken(option)),
              ].join('\u00a0· ')}
            </p>
            <LinePurpose payload={payload} />
            <p className="text-muted tabular-nums">
              {quantity} × {money(price.unitPrice)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
