import { z } from 'zod'
import { rememberProduct } from '../../../../shop/wishlist/keep-wishlist.ts'
import { endpoint } from '../../../endpoint.ts'
import { idWish } from '../../../input.ts'
import { success } from '../../../shapes/struct.ts'

/** POST /customer/wishlist/add/{productId} */
export const post = endpoint(
  z.object({ productId: idWish<'product'>('productId') }),
  async ({ productId }, { db, visit }) => {
    await rememberProduct(db, visit, productId)
    return success()
  },
)
