import { z } from 'zod'
import { countPieces } from '../shop/cart/count-pieces.ts'
import { isLoggedIn } from '../shop/sessions/visit.ts'
import { findWishlist } from '../shop/wishlist/wishlist-store.ts'
import { seeing } from './endpoint.ts'
import { struct } from './shapes/struct.ts'

/**
 * GET /visit, only ours: what every page shows of its visitor, as little as can be. Whole carts and contexts weigh a hundred
 * times as much. `wishlist` is null for whoever has no account, whose browser remembers.
 */
export const get = seeing('customer', z.object({}), async (_, { db, visit }) => {
  const isCustomer = isLoggedIn(visit)
  const [pieces, wishlist] = await Promise.all([
    countPieces(db, visit),
    isCustomer && visit.customer ? findWishlist(db, visit.customer.id) : null,
  ])
  return struct('visit', { pieces, wishlist: isCustomer ? (wishlist?.productIds ?? []) : null })
})
