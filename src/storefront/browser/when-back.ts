import { askCartCount } from './cart-count.ts'
import { onOtherVisit } from './fetch-store-api.ts'
import { forgetVisit } from './visit.ts'
import { recallWishlist } from './wishlist-state.ts'

/**
 * A step through the history shows a page of everybody's as it was left, at once; only what was filled in is looked up. A page that is
 * somebody's own is loaded anew (`inline-scripts.ts`). Whoever logs in or out goes on with what is hers.
 */
export function whenBack(): void {
  addEventListener('pageshow', ({ persisted }) => persisted && lookUp())
  onOtherVisit(lookUp)
}

function lookUp() {
  forgetVisit()
  void askCartCount()
  void recallWishlist()
}
