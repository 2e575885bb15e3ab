import { z } from 'zod'
import { addToCart } from '../../../shop/cart/add-to-cart.ts'
import { changeQuantities, removeLines } from '../../../shop/cart/change-quantities.ts'
import { endpoint } from '../../endpoint.ts'
import { cartShape } from '../../shapes/cart.ts'
import { addition, lineId, newQuantity } from './line-wish.ts'

/** No client sends more at once; a cart holds 200 lines. */
const most = 500

/** POST /checkout/cart/line-item */
export const post = endpoint(
  z.object({ items: z.array(addition).max(most) }),
  async ({ items }, { db, visit }) => cartShape(await addToCart(db, visit, items), visit),
)

/** PATCH /checkout/cart/line-item */
export const patch = endpoint(
  z.object({ items: z.array(newQuantity).max(most) }),
  async ({ items }, { db, visit }) => cartShape(await changeQuantities(db, visit, items), visit),
)

/** POST /checkout/cart/line-item/delete, and DELETE /checkout/cart/line-item of older clients */
export const remove = endpoint(
  z.object({
    ids: z.preprocess((ids) => (typeof ids === 'string' ? ids.split('|') : ids), z.array(lineId).max(most)),
  }),
  async ({ ids }, { db, visit }) => cartShape(await removeLines(db, visit, ids), visit),
)
