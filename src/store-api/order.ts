import { z } from 'zod'
import { fileLinks, linkHours } from '../shop/documents/file-link.ts'
import { findOrderByLink, findOrderByNumber, findOrders, orderFor } from '../shop/orders/find-orders.ts'
import type { Order, OrderId } from '../shop/orders/order.ts'
import { orderPass } from '../shop/orders/order-pass.ts'
import { mayChange } from '../shop/orders/what-may-change.ts'
import { isId } from '../values/ids.ts'
import { criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { orderEntity } from './criteria/order-entity.ts'
import { type Call, endpoint } from './endpoint.ts'
import { limitGuestOrders } from './limits.ts'
import { orderShape } from './shapes/order.ts'
import { struct } from './shapes/struct.ts'
import { optionalLine, ticked } from './typed-text.ts'

const orderWish = criteriaWish.extend({
  checkPromotion: ticked,
  email: optionalLine,
  zipcode: optionalLine,
  // Ours: what a guest was given who proved one order to be hers.
  pass: optionalLine,
})

/**
 * POST /order: the orders of whoever is shopping, newest first; or the one that somebody proves to be hers, by the
 * link of a mail or by its number, each with e-mail and zip, or by the pass she was given for it then.
 */
export const post = endpoint(orderWish, async ({ checkPromotion, email, zipcode, pass, ...wish }, call) => {
  const { db, visit, caller } = call
  const { orders, isProved } = await ordersFor(call, { email, zip: zipcode, pass, ...wish })
  const [first] = orders
  const linkTo = first
    ? await fileLinks(db, { origin: caller.origin, now: visit.now, hours: linkHours.page })
    : null

  return struct('order_route_response', {
    orders: listInMemory(
      orderEntity,
      orders.map((order) => orderShape(order, visit, linkTo)),
      { ...wish, associations: withUsual(wish.associations) },
      visit.now,
    ),
    ...(checkPromotion && {
      paymentChangeable: Object.fromEntries(orders.map((order) => [order.id, mayChange(order, 'payment')])),
    }),
    // Ours: with it the guest goes on without proving herself again.
    pass: isProved && first ? await orderPass(db, first.id, visit.now) : null,
  })
})

type Asked = {
  email: string | null
  zip: string | null
  pass: string | null
  filter?: unknown
  ids?: unknown
}

async function ordersFor(
  { db, visit, caller }: Call,
  { email, zip, pass, filter, ids }: Asked,
): Promise<{ orders: Order[]; isProved: boolean }> {
  const deepLinkCode = equalled(filter, 'deepLinkCode')
  const orderNumber = equalled(filter, 'orderNumber')
  const about = deepLinkCode ?? orderNumber
  if (email && about) limitGuestOrders(caller.ip, visit, `${about} ${email}`)

  if (deepLinkCode) {
    const order = await findOrderByLink(db, visit, { deepLinkCode, email, zip })
    return { orders: [order], isProved: email !== null }
  }
  if (orderNumber && email) {
    return { orders: [await findOrderByNumber(db, { orderNumber, email, zip })], isProved: true }
  }

  const [id, ...others] = Array.isArray(ids) ? ids : []
  if (pass && isId(id) && others.length === 0) {
    // An id is of an order when an order is found by it.
    return { orders: [await orderFor(db, visit, id as OrderId, pass)], isProved: false }
  }
  return { orders: await findOrders(db, visit, namedBy(ids)), isProved: false }
}

/** The ids that are asked for. What is no list of ids is refused where criteria are read. */
function namedBy(ids: unknown): OrderId[] | null {
  const named = typeof ids === 'string' ? ids.split('|').filter((id) => id !== '') : ids
  // Each is of an order when one is found by it.
  return Array.isArray(named) && named.length > 0 && named.every(isId) ? (named as OrderId[]) : null
}

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

/** What a field is asked to equal; `filter` may be a list of conditions or a map by field. */
function equalled(filter: unknown, name: string): string | null {
  if (Array.isArray(filter)) {
    const conditions = filter.flatMap((condition) => equals.safeParse(condition).data ?? [])
    return conditions.find(({ field }) => field === name || field === `order.${name}`)?.value ?? null
  }
  const byField = z.object({ [name]: z.string() }).safeParse(filter)
  return byField.data?.[name] ?? null
}
