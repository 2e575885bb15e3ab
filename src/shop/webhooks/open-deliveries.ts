import { sql } from 'kysely'
import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { ShopEvent } from '../events/event.ts'
import { type DeliveryId, deliverWebhookJob } from './webhook.ts'

/** Puts an event into the delivery log of every endpoint that follows it, each with a job of its own. */
export async function openDeliveries(
  db: Db,
  event: ShopEvent,
  { later, now }: { later: Later; now: Date },
): Promise<void> {
  const { rows } = await sql<{ id: DeliveryId }>`
    insert into webhook_delivery (id, event_id, endpoint_id, next_try_at, created_at)
    select gen_random_uuid(), ${event.id}, endpoint.id, ${now}, ${now}
    from webhook_endpoint endpoint
    where endpoint.active and (endpoint.events = '{}' or ${event.name} = any(endpoint.events))
    on conflict (event_id, endpoint_id) do nothing
    returning id
  `.execute(db)

  for (const { id } of rows) await later(db, { name: deliverWebhookJob, data: { deliveryId: id } })
}
