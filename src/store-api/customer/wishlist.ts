import { z } from 'zod'
import { forgetAll, readWishlist } from '../../shop/wishlist/keep-wishlist.ts'
import { criteriaWish } from '../criteria/criteria.ts'
import { endpoint, reading } from '../endpoint.ts'
import { struct } from '../shapes/struct.ts'
import { rememberedProducts } from './remembered-products.ts'

/**
 * POST /customer/wishlist: the products remembered, the newest first (contract 5.10). The list itself names those that
 * are no longer sold, too. `shareCode` is ours: what the link to it carries, null where it has none.
 */
export const post = reading(criteriaWish, async ({ ids: _, ...wish }, call) => {
  const { db, visit } = call
  const { id, productIds, shareCode } = await readWishlist(db, visit)

  return struct('wishlist_products', {
    wishlist: struct('customer_wishlist', {
      id,
      customerId: visit.customer?.id ?? null,
      salesChannelId: visit.channel.id,
      products: productIds.map((productId) => struct('customer_wishlist_product', { productId })),
      shareCode,
    }),
    products: await rememberedProducts(productIds, wish, call),
  })
})

/** DELETE /customer/wishlist, only ours: everything at once. */
export const remove = endpoint(z.object({}), async (_, { db, visit }) => forgetAll(db, visit))
