import { useSyncExternalStore } from 'react'
import { cartCount, onCartCount } from './cart-count.ts'
import { filledIn } from './fill-in.ts'

/** How many pieces are in the cart. */
export const useCartCount = (): number => useSyncExternalStore(onCartCount, cartCount, () => filledIn().cart)
