import type { Db } from '../../platform/postgres/db.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Order, OrderId } from './order.ts'
import { isOrderPass } from './order-pass.ts'
import { readOrder, readOrderByLink, readOrderByNumber, readOrderPage, readOrdersOf } from './read-orders.ts'

/** The link in the mail, and what only its reader knows. */
export type OrderLink = { deepLinkCode: string; email: string | null; zip: string | null }

/** Orders of whoever is shopping, or those of them that are named. Those of others do not exist for her. */
export const findOrders = (
  db: Db,
  { customer }: Visit,
  named: readonly OrderId[] | null = null,
): Promise<Order[]> =>
  customer ? readOrdersOf(db, customer.id, named) : refuse('customer.not-logged-in', {})

/** Those of a page, the newest first, and how many there are in all. */
export const findOrderPage = (
  db: Db,
  { customer }: Visit,
  page: Parameters<typeof readOrderPage>[2],
): Promise<{ orders: Order[]; total: number }> =>
  customer ? readOrderPage(db, customer.id, page) : refuse('customer.not-logged-in', {})

/** One order of whoever is shopping. */
export async function findOrder(db: Db, { customer }: Visit, orderId: OrderId): Promise<Order> {
  const own = customer ?? refuse('customer.not-logged-in', {})
  const order = await readOrder(db, orderId)
  return order && order.customerId === own.id ? order : refuse('order.unknown', { orderId })
}

/**
 * One order for whoever is shopping as its customer, or holds a pass for it. A pass that is no good counts as
 * none: she is asked to log in, or told of no such order.
 */
export async function orderFor(db: Db, visit: Visit, orderId: OrderId, pass: string | null): Promise<Order> {
  const order =
    pass && (await isOrderPass(db, orderId, pass, visit.now)) ? await readOrder(db, orderId) : null
  return order ?? (await findOrder(db, visit, orderId))
}

/** What a guest reads off her confirmation and knows of herself. */
export type OrderProof = { orderNumber: string; email: string | null; zip: string | null }

/**
 * The order of a guest who has neither session nor link. A wrong number, e-mail or zip are all the same
 * answer: nobody learns which numbers there are.
 */
export async function findOrderByNumber(db: Db, { orderNumber, email, zip }: OrderProof): Promise<Order> {
  if (!email || !zip) return refuse('order.guest-not-authenticated', {})

  const order = await readOrderByNumber(db, orderNumber)
  return order && isProvedBy(order, email, zip) ? order : refuse('order.guest-credentials-wrong', {})
}

/** The link lives for 30 days. */
const linkDays = 30

/**
 * The order behind the link of a mail. A mail is forwarded or read over a shoulder, so whoever is
 * not logged in as its customer says e-mail and zip as well.
 */
export async function findOrderByLink(db: Db, { customer, now }: Visit, link: OrderLink): Promise<Order> {
  const { deepLinkCode, email, zip } = link
  const order = await readOrderByLink(db, deepLinkCode)
  const isAlive = order && now.getTime() - order.orderedAt.getTime() < linkDays * 24 * 60 * 60 * 1000
  if (!isAlive) return refuse('order.deep-link-unknown', { deepLinkCode })

  if (customer && order.customerId === customer.id) return order
  if (!email || !zip) return refuse('order.guest-not-authenticated', {})

  return isProvedBy(order, email, zip) ? order : refuse('order.guest-credentials-wrong', {})
}

/** Whether somebody knows of an order what its customer knows. */
export const isProvedBy = (order: Order, email: string, zip: string): boolean =>
  same(order.customer.email, email) && same(order.billingAddress.zip, zip)

const same = (a: string, b: string): boolean => fold(a) === fold(b)
const fold = (text: string): string => text.replace(/\s/g, '').toLowerCase()
