import { Heart as HeartIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { showToast } from '../../../ui/toasts.tsx'
import { useWishlist } from '../../browser/use-wishlist.ts'
import { forget, remember, type WishlistState, wishlistState } from '../../browser/wishlist-state.ts'
import { useTexts } from '../../shop-frame.tsx'

type HeartProps = {
  productId: string
  name: string
  /** On a picture it is the sign alone; beside a button it says what it does. */
  look?: 'sign' | 'button'
  /** What it does before the browser knows, or without scripts: only an account's own list is drawn with what is on it. */
  does?: 'remember' | 'forget'
}

/** Puts a product on the wishlist and takes it off again. The page's HTML knows nothing of it: the browser fills it in. */
export function Heart({ productId, name, look = 'sign', does = 'remember' }: HeartProps) {
  const { heart } = useTexts().site
  const isOnIt = ({ ids, known }: WishlistState) => ids.includes(productId) || (!known && does === 'forget')
  const isOn = isOnIt(useWishlist())

  async function toggle(event: MouseEvent) {
    event.preventDefault()
    // As it is at this moment: of two quick touches the second takes back the first.
    const wasOn = isOnIt(wishlistState())
    try {
      await (wasOn ? forget(productId) : remember(productId))
      showToast(wasOn ? heart.forgotten(name) : heart.remembered(name), { tone: wasOn ? 'info' : 'success' })
    } catch (error) {
      console.error('The wishlist could not be changed.', error)
      showToast(heart.failed, { tone: 'danger' })
    }
  }

  return (
    <button
      type="submit"
      form="wish"
      name={isOn ? 'forget' : does}
      value={productId}
      data-later="rather"
      aria-pressed={isOn}
      aria-label={heart.label(name)}
      className={look === 'sign' ? 'heart' : 'heart heart-wide'}
      onClick={(event) => void toggle(event)}
    >
      <HeartIcon aria-hidden size={look === 'sign' ? 20 : 22} />
    </button>
  )
}
