import { useWishlist } from '../../browser/use-wishlist.ts'
import { useTexts } from '../../shop-frame.tsx'
import { CountBadge } from './count-badge.tsx'

/** How much is remembered for later. */
export function WishlistBadge() {
  const { wishlist, wishlistWith } = useTexts().site.header
  const { ids } = useWishlist()
  return <CountBadge of="wishlist" count={ids.length} words={[wishlist, wishlistWith(1), wishlistWith(2)]} />
}
