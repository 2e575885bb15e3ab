import { useWishlist } from '../../browser/wishlist-state.ts'
import { useTexts } from '../../shop-frame.tsx'

/** How much is remembered for later; the browser fills it in, so that the page itself is everybody's. */
export function WishlistBadge() {
  const { header } = useTexts().site
  const count = useWishlist().ids.length

  return (
    <>
      <span className="sr-only">{count > 0 ? header.wishlistWith(count) : header.wishlist}</span>
      {count > 0 && (
        <span aria-hidden className="cart-badge">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  )
}
