import { z } from 'zod'
import { findOrderByLink, findOrders } from '../shop/orders/find-orders.ts'
import { mayChange } from '../shop/orders/what-may-change.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { orderEntity } from './criteria/order-entity.ts'
import { endpoint } from './endpoint.ts'
import { limitGuestOrders } from './limits.ts'
import { orderShape } from './shapes/order.ts'
import { struct } from './shapes/struct.ts'
import { optionalLine, ticked } from './typed-text.ts'

const orderWish = criteriaWish.extend({ checkPromotion: ticked, email: optionalLine, zipcode: optionalLine })

/** POST /order: the orders of whoever is shopping, newest first, or the one behind the link of a mail. */
export const post = endpoint(orderWish, async ({ checkPromotion, email, zipcode, ...wish }, call) => {
  const { db, visit, caller } = call
  const deepLinkCode = deepLinkOf(wish.filter)
  if (deepLinkCode && email) limitGuestOrders(caller.ip, visit)

  const orders = deepLinkCode
    ? [await findOrderByLink(db, visit, { deepLinkCode, email, zip: zipcode })]
    : await findOrders(db, visit)

  return struct('order_route_response', {
    orders: listInMemory(
      orderEntity,
      orders.map((order) => orderShape(order, visit)),
      { ...wish, associations: withUsual(wish.associations) },
      visit.now,
    ),
    ...(checkPromotion && {
      paymentChangeable: Object.fromEntries(orders.map((order) => [order.id, mayChange(order, 'payment')])),
    }),
  })
})

/** What every client reads of an order without asking for it. */
const usual = {
  orderCustomer: { associations: { salutation: {} } },
  stateMachineState: {},
  billingAddress: {},
}

function withUsual(associations: unknown): unknown {
  if (Array.isArray(associations)) return [...Object.keys(usual), ...associations]
  return typeof associations === 'object' ? { ...usual, ...associations } : (associations ?? usual)
}

const equals = z.object({ type: z.literal('equals'), field: z.string(), value: z.string() })

/** `filter` may be a list of conditions or a map by field. */
function deepLinkOf(filter: unknown): string | null {
  if (Array.isArray(filter)) {
    const conditions = filter.flatMap((condition) => equals.safeParse(condition).data ?? [])
    return conditions.find(({ field }) => /^(order\.)?deepLinkCode$/.test(field))?.value ?? null
  }
  const byField = z.object({ deepLinkCode: z.string() }).safeParse(filter)
  return byField.data?.deepLinkCode ?? null
}
