import { z } from 'zod'
import { addToCart } from '../../../shop/cart/add-to-cart.ts'
import { changeLines, removeLines } from '../../../shop/cart/change-lines.ts'
import { once } from '../../../shop/cart/commands.ts'
import { endpoint } from '../../endpoint.ts'
import { limitWrongCodes } from '../../limits.ts'
import { cartShape } from '../../shapes/cart.ts'
import { addition, commandIdWish, lineChange, lineId } from './line-wish.ts'

/** No client sends more at once; a cart holds half as many. */
const most = 1_000

/** POST /checkout/cart/line-item */
export const post = endpoint(
  z.object({ items: z.array(addition).max(most), commandId: commandIdWish }),
  async ({ items, commandId }, { db, visit, caller }) => {
    const codes = items.filter(({ kind }) => kind === 'promotion').length
    const add = () => once(db, visit, commandId, (db) => addToCart(db, visit, items))
    return cartShape(await limitWrongCodes(caller.ip, visit, codes, add), visit)
  },
)

/** PATCH /checkout/cart/line-item */
export const patch = endpoint(
  z.object({ items: z.array(lineChange).max(most), commandId: commandIdWish }),
  async ({ items, commandId }, { db, visit }) =>
    cartShape(await once(db, visit, commandId, (db) => changeLines(db, visit, items)), visit),
)

/** POST /checkout/cart/line-item/delete, and DELETE /checkout/cart/line-item of older clients */
export const remove = endpoint(
  z.object({
    ids: z.preprocess((ids) => (typeof ids === 'string' ? ids.split('|') : ids), z.array(lineId).max(most)),
    commandId: commandIdWish,
  }),
  async ({ ids, commandId }, { db, visit }) =>
    cartShape(await once(db, visit, commandId, (db) => removeLines(db, visit, ids)), visit),
)
