import { z } from 'zod'
import { shareWishlist, takeBackLink } from '../../../shop/wishlist/share-wishlist.ts'
import { endpoint } from '../../endpoint.ts'
import { struct } from '../../shapes/struct.ts'

/** POST /customer/wishlist/share, only ours: the link to it, the same as long as it is not taken back. */
export const post = endpoint(z.object({}), async (_, { db, visit }) =>
  struct('wishlist_share', { shareCode: await shareWishlist(db, visit) }),
)

/** DELETE /customer/wishlist/share, only ours */
export const remove = endpoint(z.object({}), async (_, { db, visit }) => takeBackLink(db, visit))
