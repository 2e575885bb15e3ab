import { z } from 'zod'
import { cartRemoval } from '../../shop/cart/cart-store.ts'
import { readCart } from '../../shop/cart/read-cart.ts'
import { endpoint, seeing } from '../endpoint.ts'
import { cartShape } from '../shapes/cart.ts'

/** GET /checkout/cart */
export const get = seeing('cart', z.object({}), async (_, { db, visit, stored }) =>
  cartShape(await readCart(db, visit, stored), visit),
)

/** DELETE /checkout/cart */
export const remove = endpoint(z.object({}), async (_, { db, visit }) => {
  await cartRemoval(visit.token).execute(db)
})
