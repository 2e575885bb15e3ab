import type { GatewayReport } from '../../platform/gateway.ts'
import type { Later } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../values/ids.ts'
import type { Capture, CaptureId } from './book-capture.ts'
import { finishRefund } from './refund-payment.ts'
import { type RefundId, readCaptureLeft, readRefund } from './refund-store.ts'

/**
 * Money that staff sent back at the gateway's own desk: the gateway says that more went back than the ledger knows
 * of. What the ledger asked for itself is counted, whether or not it is done. Called behind the order's lock.
 */
export async function noteForeignRefund(
  db: Db,
  { gateway, capture }: Capture,
  { refundedCents = 0 }: GatewayReport,
  { later, now }: { later: Later; now: Date },
): Promise<void> {
  if (refundedCents === 0) return
  const row = await db
    .selectFrom('payment_capture')
    .select('id')
    .where('gateway', '=', gateway)
    .where('capture', '=', capture)
    .executeTakeFirst()
  // Every id of this table is one of a capture.
  const left = row && (await readCaptureLeft(db, row.id as CaptureId))
  const unknownCents = left ? Math.min(refundedCents, left.cents) - left.askedCents : 0
  if (!left || unknownCents <= 0) return

  const id: RefundId = newId()
  await db
    .insertInto('payment_refund')
    .values({
      id,
      capture_id: left.id,
      key: `${gateway}:${capture}:${refundedCents}`,
      cents: unknownCents,
      who: 'gateway',
      why: `refunded at ${gateway} itself`,
      asked_at: now,
    })
    .execute()
  const refund = await readRefund(db, id)
  if (refund) await finishRefund(db, refund, { later, now })
}
