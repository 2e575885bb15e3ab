import { z } from 'zod'
import { cabinetsRevision } from '../shop/cabinets/cabinet-store.ts'
import { peekAtCart } from '../shop/cart/read-cart.ts'
import { isLoggedIn } from '../shop/sessions/visit.ts'
import { findWishlist } from '../shop/wishlist/wishlist-store.ts'
import { seeing } from './endpoint.ts'
import { cartErrorsShape } from './shapes/cart-errors.ts'
import { struct } from './shapes/struct.ts'

/**
 * GET /visit, only ours: what every page shows of its visitor, where a whole cart and context would weigh a hundred times as
 * much. It only peeks at the cart: what it tells stays untold until the cart itself is looked at, since a page may be left before
 * this is answered. `wishlist` is null where the browser remembers: for whoever has no account, and where the shop keeps none.
 * `cabinets` is a mark of those kept with an account, by which a browser knows whether it has them.
 */
export const get = seeing('cart', z.object({}), async (_, { db, visit, stored }) => {
  const owner = isLoggedIn(visit) && visit.channel.wishlistsKept ? visit.customer : null
  const customer = isLoggedIn(visit) ? visit.customer : null
  const { lines, notices } = await peekAtCart(db, visit, stored)
  const [wishlist, cabinets] = await Promise.all([
    owner && findWishlist(db, owner.id),
    customer && cabinetsRevision(db, customer.id),
  ])

  return struct('visit', {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    errors: cartErrorsShape(notices),
    wishlist: owner && (wishlist?.productIds ?? []),
    cabinets,
  })
})
