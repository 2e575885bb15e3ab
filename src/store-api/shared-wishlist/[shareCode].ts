import { z } from 'zod'
import { readShared } from '../../shop/wishlist/share-wishlist.ts'
import { criteriaWish } from '../criteria/criteria.ts'
import { rememberedProducts } from '../customer/remembered-products.ts'
import { reading } from '../endpoint.ts'
import { struct } from '../shapes/struct.ts'

/** POST /shared-wishlist/{shareCode}, only ours: what is on a wishlist, for whoever has its link, and nothing of whose it is. */
export const post = reading(
  criteriaWish.extend({ shareCode: z.string().max(64) }),
  async ({ shareCode, ids: _, ...wish }, call) => {
    const { productIds } = await readShared(call.db, call.visit, shareCode)
    return struct('shared_wishlist', { products: await rememberedProducts(productIds, wish, call) })
  },
)
