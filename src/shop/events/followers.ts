import { type OrderMailPurpose, orderMailJob } from '../orders/order-mail.ts'
import type { EventName } from './event.ts'

/** A job that follows from an event. It is handed the event's id beside its own data. */
export type Follower = { job: string; data: Readonly<Record<string, string>> }

const mail = (purpose: OrderMailPurpose): Follower => ({ job: orderMailJob, data: { purpose } })

/**
 * Who does something when something happens to an order. Each gets a job of its own and is tried again
 * alone. Webhooks stand in no line here: an endpoint says itself what it follows.
 */
export const followers: Record<EventName, readonly Follower[]> = {
  'order.placed': [mail('order-confirmation')],
  'order.paid': [mail('payment-received')],
  'order.payment-failed': [mail('payment-failed')],
  'order.payment-changed': [mail('payment-changed')],
  'order.paid-twice': [mail('paid-twice')],
  'order.refunded': [mail('refunded')],
  'order.shipped': [mail('shipped')],
  'order.cancelled': [mail('cancelled')],
  // A declaration that fits no order is answered as well, so its mails follow from the declaration itself.
  'order.withdrawn': [],
}
