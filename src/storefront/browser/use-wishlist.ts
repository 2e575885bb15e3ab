import { useSyncExternalStore } from 'react'
import { filledIn } from './fill-in.ts'
import { onWishlist, type WishlistState, wishlistState } from './wishlist-state.ts'

/** What is remembered for later. While a page comes alive it is what its HTML was filled in with. */
export const useWishlist = (): WishlistState =>
  useSyncExternalStore(onWishlist, wishlistState, () => filledIn().wishlist)
