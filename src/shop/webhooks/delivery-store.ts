import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { ShopEvent } from '../events/event.ts'
import type { DeliveryId, EndpointId, WebhookDelivery } from './webhook.ts'

/** A delivery that is being tried, by nobody else. */
export type Claimed = {
  id: DeliveryId
  /** With this one. */
  attempts: number
  event: Omit<ShopEvent, 'data'>
  endpoint: { id: EndpointId; url: string; secret: string }
}

/** Longer than a try takes; whoever breaks off lets the next one try after it. */
const leaseSeconds = 60

/** Two clocks are never quite the same. */
const toleranceSeconds = 5

/** Takes a delivery for one try; null when it is over, not due, paused, or behind an earlier event of the same order. */
export async function claimDelivery(db: Db, id: DeliveryId, now: Date): Promise<Claimed | null> {
  const { rows } = await sql<ClaimedRow>`
    update webhook_delivery delivery
    set attempts = delivery.attempts + 1, last_tried_at = ${now}, next_try_at = ${inSeconds(now, leaseSeconds)}
    from shop_event event, webhook_endpoint endpoint
    where delivery.id = ${id} and event.id = delivery.event_id and endpoint.id = delivery.endpoint_id
      and endpoint.active and delivery.next_try_at <= ${inSeconds(now, toleranceSeconds)}
      and not exists (
        select from webhook_delivery earlier join shop_event before on before.id = earlier.event_id
        where earlier.endpoint_id = delivery.endpoint_id and earlier.next_try_at is not null
          and before.about = event.about and before.position < event.position)
    returning delivery.id, delivery.attempts, event.id as event_id, event.name, event.about, event.happened_at,
      endpoint.id as endpoint_id, endpoint.url, endpoint.secret
  `.execute(db)

  const [row] = rows
  return row ? claimedOf(row) : null
}

type ClaimedRow = {
  id: DeliveryId
  attempts: number
  event_id: ShopEvent['id']
  name: ShopEvent['name']
  about: ShopEvent['orderId']
  happened_at: Date
  endpoint_id: EndpointId
  url: string
  secret: string
}

const claimedOf = (row: ClaimedRow): Claimed => ({
  id: row.id,
  attempts: row.attempts,
  event: { id: row.event_id, name: row.name, orderId: row.about, happenedAt: row.happened_at },
  endpoint: { id: row.endpoint_id, url: row.url, secret: row.secret },
})

const inSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

export async function noteDelivered(
  db: Db,
  id: DeliveryId,
  { status, now }: { status: number | null; now: Date },
): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ last_status: status, last_problem: null, next_try_at: null, delivered_at: now, given_up_at: null })
    .where('id', '=', id)
    .execute()
}

/** `again` null: it is given up. */
export async function noteFailed(
  db: Db,
  id: DeliveryId,
  { status, problem, again, now }: { status: number | null; problem: string; again: Date | null; now: Date },
): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({
      last_status: status,
      last_problem: problem.slice(0, 500),
      next_try_at: again,
      given_up_at: again ? null : now,
    })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .execute()
}

/** What happened next to the same order and was waiting for this one to be over. */
export async function nextWaiting(db: Db, { event, endpoint }: Claimed): Promise<DeliveryId | null> {
  const { rows } = await sql<{ id: DeliveryId }>`
    select delivery.id from webhook_delivery delivery join shop_event event on event.id = delivery.event_id
    where delivery.endpoint_id = ${endpoint.id} and event.about = ${event.orderId} and delivery.next_try_at is not null
    order by event.position limit 1
  `.execute(db)
  return rows[0]?.id ?? null
}

/** The newest first. */
export async function listDeliveries(
  db: Db,
  { endpointId, most }: { endpointId: EndpointId; most: number },
): Promise<WebhookDelivery[]> {
  const { rows } = await sql<WebhookDelivery>`
    select delivery.id, delivery.event_id as "eventId", event.name as event, delivery.endpoint_id as "endpointId",
      delivery.attempts, delivery.last_status as "lastStatus", delivery.last_problem as "lastProblem",
      delivery.last_tried_at as "lastTriedAt", delivery.next_try_at as "nextTryAt",
      delivery.delivered_at as "deliveredAt", delivery.given_up_at as "givenUpAt"
    from webhook_delivery delivery join shop_event event on event.id = delivery.event_id
    where delivery.endpoint_id = ${endpointId}
    order by event.position desc limit ${most}
  `.execute(db)
  return rows
}
