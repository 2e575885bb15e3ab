import { z } from 'zod'
import { cancelOrder } from '../../../shop/orders/cancel-order.ts'
import { endpoint } from '../../endpoint.ts'
import { idWish } from '../../input.ts'
import { orderStateShape } from '../../shapes/order.ts'
import { optionalLine } from '../../typed-text.ts'

/** POST /order/state/cancel. `pass` is ours: of a guest who has proved that the order is hers. */
export const post = endpoint(
  z.object({ orderId: idWish<'order'>('orderId'), pass: optionalLine }),
  async (wish, { db, visit, later }) => {
    await cancelOrder(db, visit, wish, later)
    return orderStateShape('cancelled', visit.locale)
  },
)
