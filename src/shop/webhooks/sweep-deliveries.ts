import { sql } from 'kysely'
import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { type DeliveryId, deliverWebhookJob } from './webhook.ts'

/** Writes the job of every delivery down again that should have been tried before. Answers how many that were. */
export async function sweepDeliveries(
  db: Db,
  { before, later, most }: { before: Date; later: Later; most: number },
): Promise<number> {
  const { rows } = await sql<{ id: DeliveryId }>`
    select delivery.id from webhook_delivery delivery
    join webhook_endpoint endpoint on endpoint.id = delivery.endpoint_id
    where endpoint.active and delivery.next_try_at < ${before}
    order by delivery.next_try_at limit ${most}
  `.execute(db)

  for (const { id } of rows) await later(db, { name: deliverWebhookJob, data: { deliveryId: id } })
  return rows.length
}
