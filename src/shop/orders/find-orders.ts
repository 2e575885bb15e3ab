import type { Db } from '../../platform/postgres/db.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Order, OrderId } from './order.ts'
import { readOrder, readOrderByLink, readOrdersOf } from './read-orders.ts'

/** The link in the mail, and what only its reader knows. */
export type OrderLink = { deepLinkCode: string; email: string | null; zip: string | null }

/** Orders of whoever is shopping. Those of others do not exist for her. */
export const findOrders = (db: Db, { customer }: Visit): Promise<Order[]> =>
  customer ? readOrdersOf(db, customer.id) : refuse('customer.not-logged-in', {})

/** One order of whoever is shopping. */
export async function findOrder(db: Db, { customer }: Visit, orderId: OrderId): Promise<Order> {
  const own = customer ?? refuse('customer.not-logged-in', {})
  const order = await readOrder(db, orderId)
  return order && order.customerId === own.id ? order : refuse('order.unknown', { orderId })
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

  const matches = same(order.customer.email, email) && same(order.billingAddress.zip, zip)
  return matches ? order : refuse('order.guest-credentials-wrong', {})
}

const same = (a: string, b: string): boolean => fold(a) === fold(b)
const fold = (text: string): string => text.replace(/\s/g, '').toLowerCase()
