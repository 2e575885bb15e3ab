import { X } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { CartAnswer } from '../pages/cart-action.ts'
import { usePaths, useTexts } from '../shop-frame.tsx'
import { type DiscountLine, promotionFetcher } from './cart-shape.ts'

/** What a promotion takes off, as a row of the sums; it can be taken out where forms may stand. */
export function DiscountRow({
  discount,
  amount,
  removable = false,
}: {
  discount: Pick<DiscountLine, 'id' | 'label' | 'payload'>
  amount: string
  removable?: boolean
}) {
  const { promotion } = useTexts().cart
  const { code } = discount.payload

  return (
    <div className="sums-discount">
      <dt>
        {promotion.discount(discount.label)}
        {code && <small>{promotion.byCode(code)}</small>}
      </dt>
      <dd>
        {amount}
        {removable && <TakeOut id={discount.id} label={promotion.remove(discount.label)} />}
      </dd>
    </div>
  )
}

/** The answer is told by the form the code was entered in: both use one fetcher. */
export function TakeOut({ id, label }: { id: string; label: string }) {
  const path = usePaths()
  const fetcher = useFetcher<CartAnswer>({ key: promotionFetcher })

  return (
    <fetcher.Form method="post" action={path('cart')} className="take-out">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        className="icon-button text-muted hover:text-danger"
        aria-label={label}
        disabled={fetcher.state !== 'idle'}
      >
        <X aria-hidden size={16} />
      </button>
    </fetcher.Form>
  )
}
