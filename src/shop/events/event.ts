import type { Id } from '../../values/ids.ts'

/** What can happen to an order. Mails, documents and webhooks follow from it, each by a job of its own. */
export type EventName =
  | 'order.placed'
  | 'order.paid'
  | 'order.payment-failed'
  | 'order.payment-changed'
  | 'order.paid-twice'
  | 'order.refunded'
  | 'order.shipped'
  | 'order.cancelled'
  | 'order.withdrawn'

export type EventId = Id<'event'>

export type ShopEvent = {
  id: EventId
  name: EventName
  orderId: Id<'order'>
  /** What is to be said beside the order: ids and texts, no amounts that the order knows itself. */
  data: Readonly<Record<string, string>>
  happenedAt: Date
}
