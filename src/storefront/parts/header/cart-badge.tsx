import { useCartCount } from '../../browser/cart-count.ts'
import { useTexts } from '../../shop-frame.tsx'

/** How many pieces are in the cart; the browser fills it in, so that the page itself is everybody's. */
export function CartBadge() {
  const { header } = useTexts().site
  const count = useCartCount()

  return (
    <>
      <span className="sr-only">{count ? header.cartWith(count) : header.cart}</span>
      {count > 0 && (
        <span aria-hidden className="cart-badge">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  )
}
