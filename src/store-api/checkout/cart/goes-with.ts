import { z } from 'zod'
import { goesWith } from '../../../shop/cart/goes-with.ts'
import { endpoint } from '../../endpoint.ts'
import { struct } from '../../shapes/struct.ts'

/**
 * GET /checkout/cart/goes-with, only ours: which lines are accessories or parts of which systems in the same cart. An accessory that
 * goes with none of them is named with an empty list.
 */
export const get = endpoint(z.object({}), async (_, { db, visit }) =>
  (await goesWith(db, visit)).map((line) => struct('cart_goes_with', line)),
)
