import { useCartCount } from '../../browser/use-cart-count.ts'
import { useTexts } from '../../shop-frame.tsx'
import { CountBadge } from './count-badge.tsx'

/** How many pieces are in the cart. */
export function CartBadge() {
  const { cart, cartWith } = useTexts().site.header
  return <CountBadge of="cart" count={useCartCount()} words={[cart, cartWith(1), cartWith(2)]} />
}
