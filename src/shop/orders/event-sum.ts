import type { Db } from '../../platform/postgres/db.ts'
import type { ShopEvent } from '../events/event.ts'

/** The money an event is about, in cents: what came, or what went back; null when it is about none. */
export async function eventSum(db: Db, { data }: ShopEvent): Promise<number | null> {
  const { captureId, refundId } = data
  if (refundId) return centsOf(db, 'payment_refund', refundId)
  return captureId ? centsOf(db, 'payment_capture', captureId) : null
}

async function centsOf(
  db: Db,
  table: 'payment_refund' | 'payment_capture',
  id: string,
): Promise<number | null> {
  const row = await db.selectFrom(table).select('cents').where('id', '=', id).executeTakeFirst()
  return row?.cents ?? null
}
