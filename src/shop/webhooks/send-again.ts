import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { type DeliveryId, deliverWebhookJob } from './webhook.ts'

/** Sends a delivery once more, given up or delivered, with all its patience anew. Answers false when there is none. */
export const sendAgain = (
  db: Db,
  id: DeliveryId,
  { later, now }: { later: Later; now: Date },
): Promise<boolean> =>
  atomically(db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('webhook_delivery')
      .set({ attempts: 0, next_try_at: now, delivered_at: null, given_up_at: null })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false

    await later(db, { name: deliverWebhookJob, data: { deliveryId: id } })
    return true
  })
