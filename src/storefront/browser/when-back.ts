import { contextTokenCookie, readCookie } from '../cookies.ts'
import { askCartCount } from './cart-count.ts'
import { isUntouched } from './fill-in.ts'
import { recallWishlist } from './wishlist-state.ts'

let refresh: () => void = () => location.reload()

/** How a page that is alive brings what it shows up to date. */
export function refreshBy(again: () => void): void {
  refresh = again
}

/**
 * A step through the history shows a page as it was left, at once. What is everybody's stays, and only what was filled in is looked
 * up; what is somebody's own (cart, checkout, account) is asked for anew, and is gone when the visit is another, as after a logout.
 */
export function whenBack(): void {
  const visit = readCookie(document.cookie, contextTokenCookie)

  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const isOwn = document.documentElement.dataset.own === 'true'
    if (isOwn && (isUntouched() || readCookie(document.cookie, contextTokenCookie) !== visit))
      return location.reload()
    if (isOwn) refresh()
    void askCartCount()
    void recallWishlist()
  })
}
