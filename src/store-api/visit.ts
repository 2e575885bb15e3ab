import { z } from 'zod'
import { readCart } from '../shop/cart/read-cart.ts'
import { isLoggedIn } from '../shop/sessions/visit.ts'
import { findWishlist } from '../shop/wishlist/wishlist-store.ts'
import { seeing } from './endpoint.ts'
import { cartErrorsShape } from './shapes/cart-errors.ts'
import { struct } from './shapes/struct.ts'

/**
 * GET /visit, only ours: what every page shows of its visitor, where a whole cart and context would weigh a hundred times as
 * much. A look at the cart like any other: what it tells it tells once. `wishlist` is null for whoever has no account, whose
 * browser remembers.
 */
export const get = seeing('cart', z.object({}), async (_, { db, visit, stored }) => {
  const isCustomer = isLoggedIn(visit)
  const { lines, notices } = await readCart(db, visit, stored)
  const wishlist = isCustomer && visit.customer ? await findWishlist(db, visit.customer.id) : null

  return struct('visit', {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    errors: cartErrorsShape(notices),
    wishlist: isCustomer ? (wishlist?.productIds ?? []) : null,
  })
})
