import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { ProductId } from '../catalogue/product.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { wishlistOwner } from './wishlist-owner.ts'
import {
  countRemembered,
  deleteAllRemembered,
  deleteRemembered,
  findWishlist,
  insertRemembered,
  lockWishlist,
  mostRemembered,
  type Wishlist,
} from './wishlist-store.ts'

/** What the customer remembers; refused as long as she never remembered anything. */
export async function readWishlist(db: Db, visit: Visit): Promise<Wishlist> {
  return (await findWishlist(db, wishlistOwner(visit).id)) ?? refuse('wishlist.unknown', {})
}

/** Remembers a product for later; what is remembered already, or does not exist, is refused. */
export async function rememberProduct(db: Db, visit: Visit, productId: ProductId): Promise<void> {
  const { id } = wishlistOwner(visit)
  await atomically(db, async (db) => {
    const wishlistId = await lockWishlist(db, id)
    const added = await insertRemembered(db, wishlistId, [productId])
    if (added.length === 0) {
      const isThere = (await findWishlist(db, id))?.productIds.includes(productId)
      isThere ? refuse('wishlist.duplicate', { productId }) : refuse('product.unknown', { productId })
    }
    if ((await countRemembered(db, wishlistId)) > mostRemembered)
      refuse('wishlist.full', { most: mostRemembered })
  })
}

/** Forgets a product; what was not remembered is refused. */
export async function forgetProduct(db: Db, visit: Visit, productId: ProductId): Promise<void> {
  const { id } = wishlistOwner(visit)
  if (!(await deleteRemembered(db, id, productId))) refuse('wishlist.product-unknown', { productId })
}

/** Forgets everything; the list stays hers, and its link. */
export const forgetAll = (db: Db, visit: Visit): Promise<void> =>
  deleteAllRemembered(db, wishlistOwner(visit).id)

/**
 * Takes along what was remembered before the login, the first of the ids on top. What is remembered already or does
 * not exist is passed over, and so is what no longer finds room.
 */
export async function mergeWishlist(db: Db, visit: Visit, productIds: readonly ProductId[]): Promise<void> {
  const { id } = wishlistOwner(visit)
  await atomically(db, async (db) => {
    const wishlistId = await lockWishlist(db, id)
    const room = mostRemembered - (await countRemembered(db, wishlistId))
    await insertRemembered(db, wishlistId, [...new Set(productIds)].slice(0, Math.max(room, 0)).reverse())
  })
}
