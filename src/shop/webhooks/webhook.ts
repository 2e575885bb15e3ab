import type { Id } from '../../values/ids.ts'
import type { EventId, EventName } from '../events/event.ts'

export type EndpointId = Id<'webhook-endpoint'>
export type DeliveryId = Id<'webhook-delivery'>

/** Somebody who wants to hear of orders: a program at an address. */
export type WebhookEndpoint = {
  id: EndpointId
  url: string
  /** Signs what is sent there. */
  secret: string
  /** None named means all. */
  events: readonly EventName[]
  active: boolean
  createdAt: Date
}

/** One event on its way to one endpoint: a line of the delivery log. */
export type WebhookDelivery = {
  id: DeliveryId
  eventId: EventId
  event: EventName
  endpointId: EndpointId
  attempts: number
  /** What the receiver answered last; null when nobody did. */
  lastStatus: number | null
  lastProblem: string | null
  lastTriedAt: Date | null
  /** Null once it is over: delivered or given up. */
  nextTryAt: Date | null
  deliveredAt: Date | null
  givenUpAt: Date | null
}

export const deliverWebhookJob = 'deliver-webhook'
