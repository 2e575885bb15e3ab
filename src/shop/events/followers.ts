import { orderDocumentsJob } from '../documents/follow-order.ts'
import { type OrderMailPurpose, orderMailJob } from '../orders/order-mail.ts'
import type { EventName } from './event.ts'

/** A job that follows from an event. It is handed the event's id beside its own data. */
export type Follower = { job: string; data: Readonly<Record<string, string>> }

const mail = (purpose: OrderMailPurpose): Follower => ({ job: orderMailJob, data: { purpose } })

const papers: Follower = { job: orderDocumentsJob, data: {} }

/**
 * Who does something when something happens to an order. Each gets a job of its own and is tried again
 * alone. Webhooks stand in no line here: an endpoint says itself what it follows.
 */
export const followers: Record<EventName, readonly Follower[]> = {
  'order.placed': [papers, mail('order-confirmation')],
  'order.paid': [papers, mail('payment-received')],
  'order.payment-failed': [mail('payment-failed')],
  'order.payment-changed': [papers, mail('payment-changed')],
  'order.paid-twice': [mail('paid-twice')],
  'order.refunded': [papers, mail('refunded')],
  'order.shipped': [papers, mail('shipped')],
  'order.cancelled': [papers, mail('cancelled')],
  // A declaration that fits no order is answered as well, so its mails follow from the declaration itself.
  'order.withdrawn': [],
}
