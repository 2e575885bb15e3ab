import { z } from 'zod'
import type { ProductId } from '../../../shop/catalogue/product.ts'
import { refuse } from '../../../shop/refusal.ts'
import { mergeWishlist } from '../../../shop/wishlist/keep-wishlist.ts'
import { mostRemembered } from '../../../shop/wishlist/wishlist-store.ts'
import { isId } from '../../../values/ids.ts'
import { endpoint } from '../../endpoint.ts'
import { success } from '../../shapes/struct.ts'

/** What names no product is passed over like a product that does not exist: it lay in somebody's browser for months. */
const productIdsWish = z
  .unknown()
  .optional()
  .transform((raw): ProductId[] => {
    if (!Array.isArray(raw)) return refuse('wishlist.ids-missing', {})
    // That each is a product's is found out where it is looked up.
    return raw.slice(0, mostRemembered).filter((id): id is ProductId => isId(id))
  })

/** POST /customer/wishlist/merge */
export const post = endpoint(
  z.object({ productIds: productIdsWish }),
  async ({ productIds }, { db, visit }) => {
    await mergeWishlist(db, visit, productIds)
    return success()
  },
)
