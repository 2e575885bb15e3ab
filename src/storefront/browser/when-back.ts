import { askCartCount } from './cart-count.ts'
import { forgetVisit } from './visit.ts'
import { recallWishlist } from './wishlist-state.ts'

/**
 * A step through the history shows a page of everybody's as it was left, at once; only what was filled in is looked up. A page that is
 * somebody's own is loaded anew (`inline-scripts.ts`).
 */
export const whenBack = (): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    forgetVisit()
    void askCartCount()
    void recallWishlist()
  })
