import { z } from 'zod'
import { forgetProduct } from '../../../../shop/wishlist/keep-wishlist.ts'
import { endpoint } from '../../../endpoint.ts'
import { idWish } from '../../../input.ts'
import { success } from '../../../shapes/struct.ts'

/** DELETE /customer/wishlist/delete/{productId} */
export const remove = endpoint(
  z.object({ productId: idWish<'product'>('productId') }),
  async ({ productId }, { db, visit }) => {
    await forgetProduct(db, visit, productId)
    return success()
  },
)
