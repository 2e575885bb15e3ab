import { z } from 'zod'
import { fileLinks, linkHours } from '../shop/documents/file-link.ts'
import {
  findOrderByLink,
  findOrderByNumber,
  findOrderPage,
  findOrders,
  orderFor,
} from '../shop/orders/find-orders.ts'
import type { Order, OrderId } from '../shop/orders/order.ts'
import { orderPass } from '../shop/orders/order-pass.ts'
import { mayChange } from '../shop/orders/what-may-change.ts'
import { isId } from '../values/ids.ts'
import { readAssociations } from './criteria/associations.ts'
import { type CriteriaWish, criteriaWish } from './criteria/criteria.ts'
import { listInMemory } from './criteria/list-in-memory.ts'
import { orderEntity } from './criteria/order-entity.ts'
import { type Call, reading } from './endpoint.ts'
import { limitGuestOrders } from './limits.ts'
import { orderPageOf } from './order-page.ts'
import { withProducts } from './order-products.ts'
import { orderShape } from './shapes/order.ts'
import { withPositions } from './shapes/order-position.ts'
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
export const post = reading(orderWish, async ({ checkPromotion, email, zipcode, pass, ...wish }, call) => {
  const { db, visit, caller } = call
  const { orders, isProved, cut } = await ordersFor(call, { email, zip: zipcode, pass, ...wish })
  const [first] = orders
  const linkTo = first
    ? await fileLinks(db, { origin: caller.origin, now: visit.now, hours: linkHours.page })
    : null

  const asked = { ...wish, associations: withUsual(wish.associations) }
  const listed = listInMemory(
    orderEntity,
    orders.map((order) => withPositions(orderShape(order, visit, linkTo))),
    // What the database has narrowed and cut is not narrowed and cut once more.
    cut ? { ...asked, page: 1, filter: undefined } : asked,
    visit.now,
  )
  const wanted = readAssociations(orderEntity, asked.associations, '/associations')

  return struct('order-route-response-struct', {
    orders: {
      ...listed,
      ...(cut && shownOf(cut, asked)),
      elements: await withProducts(listed.elements, wanted, call),
    },
    ...(checkPromotion && {
      paymentChangeable: Object.fromEntries(orders.map((order) => [order.id, mayChange(order, 'payment')])),
    }),
    // Ours: with it the guest goes on without proving herself again.
    pass: isProved && first ? await orderPass(db, first.id, visit.now) : null,
  })
})

/** The page as it was asked for, though the list holds nothing else; how many there are is said when it was asked. */
const shownOf = ({ page, total }: Cut, { 'total-count-mode': mode }: CriteriaWish) => ({
  page,
  ...(isCounted(mode) && { total }),
})

const isCounted = (mode: unknown): boolean =>
  !(mode === undefined || mode === null || mode === 'none' || String(mode) === '0')

/** Which page the database has cut out of how many orders. */
type Cut = { page: number; total: number }

type FoundOrders = { orders: Order[]; isProved: boolean; cut: Cut | null }

type Asked = CriteriaWish & {
  email: string | null
  zip: string | null
  pass: string | null
}

async function ordersFor(
  { db, visit, caller }: Call,
  { email, zip, pass, ...wish }: Asked,
): Promise<FoundOrders> {
  const { filter, ids } = wish
  const deepLinkCode = equalled(filter, 'deepLinkCode')
  const orderNumber = equalled(filter, 'orderNumber')
  const about = deepLinkCode ?? orderNumber
  if (email && about) limitGuestOrders(caller.ip, visit, `${about} ${email}`)

  if (deepLinkCode) {
    const order = await findOrderByLink(db, visit, { deepLinkCode, email, zip })
    return { orders: [order], isProved: email !== null, cut: null }
  }
  if (orderNumber && email) {
    return { orders: [await findOrderByNumber(db, { orderNumber, email, zip })], isProved: true, cut: null }
  }

  const [id, ...others] = Array.isArray(ids) ? ids : []
  if (pass && isId(id) && others.length === 0) {
    // An id is of an order when an order is found by it.
    return { orders: [await orderFor(db, visit, id as OrderId, pass)], isProved: false, cut: null }
  }
  const wished = orderPageOf(wish)
  if (wished) {
    const { orders, total } = await findOrderPage(db, visit, wished)
    return { orders, isProved: false, cut: { page: wished.page, total } }
  }
  return { orders: await findOrders(db, visit, namedBy(ids)), isProved: false, cut: null }
}

/** The ids that are asked for. What is no list of ids is refused where criteria are read. */
function namedBy(ids: unknown): OrderId[] | null {
  const named = typeof ids === 'string' ? ids.split('|').filter((id) => id !== '') : ids
  // Each is of an order when one is found by it.
  return Array.isArray(named) && named.length > 0 && named.every(isId) ? (named as OrderId[]) : null
}

/** What every client reads of an order without asking for it; `useOrderDetails` counts the documents of any order. */
const usual = {
  orderCustomer: { associations: { salutation: {} } },
  stateMachineState: {},
  billingAddress: {},
  documents: {},
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
