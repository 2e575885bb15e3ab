import { sql } from 'kysely'
import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { announce } from '../events/announce.ts'
import { letGoPayments } from '../payments/let-go.ts'
import { releasePromotions } from '../promotions/take-promotions.ts'
import type { Visit } from '../sessions/visit.ts'
import { orderFor } from './find-orders.ts'
import { giveStockBack } from './give-stock-back.ts'
import { lockOrder } from './lock-order.ts'
import { type Cause, moveDelivery, moveOrder } from './move-state.ts'
import type { Order, OrderId } from './order.ts'
import { refuseLateChange } from './what-may-change.ts'

/**
 * Calls an order off that is neither paid nor on its way, for its customer or a guest with a pass. What is
 * called off already stays so. An open payment is given up at its gateway by a job, once this is written.
 */
export async function cancelOrder(
  db: Db,
  visit: Visit,
  { orderId, pass }: { orderId: OrderId; pass: string | null },
  later: Later,
): Promise<void> {
  await orderFor(db, visit, orderId, pass)

  await atomically(db, async (db) => {
    // Whoever pays it holds it as well: one of the two comes first, and the other sees it.
    await lockOrder(db, orderId)
    const order = await orderFor(db, visit, orderId, pass)
    if (order.state === 'cancelled') return

    refuseLateChange(order, 'cancel')
    await callOff(db, order, { who: 'shopper', why: 'called off', now: visit.now }, later)
  })
}

/** Undoes what placing it did. Called behind the order's lock. */
async function callOff(db: Db, { id, deliveries }: Order, cause: Cause, later: Later): Promise<void> {
  await moveOrder(db, id, 'cancelled', cause)
  for (const delivery of deliveries) await moveDelivery(db, delivery.id, 'cancelled', cause)
  await letGoPayments(db, id, cause, later)
  await closeDownloads(db, id)
  await giveStockBack(db, id)
  await releasePromotions(db, id)
  await announce(db, { name: 'order.cancelled', orderId: id }, { later, now: cause.now })
}

const closeDownloads = (db: Db, orderId: OrderId) =>
  sql`
    update order_download set access_granted = false
    where access_granted and order_line_id in (select id from order_line where order_id = ${orderId})
  `.execute(db)
