import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { announce } from '../events/announce.ts'
import { refuse } from '../refusal.ts'
import { completeOrder } from './complete-order.ts'
import { lockOrder } from './lock-order.ts'
import { type Cause, moveDelivery, moveOrder } from './move-state.ts'
import { currentTransaction, type Order, type OrderId } from './order.ts'
import { readOrder } from './read-orders.ts'

export type Shipment = {
  orderId: OrderId
  trackingCodes: readonly string[]
  /** Methods by which goods leave before they are paid, by their technical names. */
  paidLater?: readonly string[]
}

/** What is sent before the money is here, on account. */
const onAccount = ['invoice']

/**
 * Staff has handed the goods to the carrier. What is to be paid first does not leave before it is. A repeat adds the
 * tracking codes that are new and tells nobody again.
 */
export const shipOrder = (
  db: Db,
  { orderId, trackingCodes, paidLater = onAccount }: Shipment,
  cause: Cause,
  later: Later,
): Promise<void> =>
  atomically(db, async (db) => {
    await lockOrder(db, orderId)
    const order = (await readOrder(db, orderId)) ?? refuse('order.unknown', { orderId })
    if (order.state === 'cancelled') refuse('order.cancelled', { orderId })
    if (!mayLeave(order, paidLater)) refuse('order.not-paid', { orderId, orderNumber: order.number })

    const shipped: string[] = []
    for (const { id, trackingCodes: known } of order.deliveries) {
      await db
        .updateTable('order_delivery')
        .set({ tracking_codes: [...new Set([...known, ...trackingCodes])] })
        .where('id', '=', id)
        .execute()
      if (await moveDelivery(db, id, 'shipped', cause)) shipped.push(id)
    }
    if (shipped.length === 0) return

    await moveOrder(db, orderId, 'in_progress', cause)
    await completeOrder(db, orderId, cause)
    await announce(
      db,
      {
        name: 'order.shipped',
        orderId,
        data: { deliveryIds: shipped.join(','), trackingCodes: trackingCodes.join(',') },
      },
      { later, now: cause.now },
    )
  })

function mayLeave(order: Order, paidLater: readonly string[]): boolean {
  const payment = currentTransaction(order)
  if (!payment) return false
  return (
    isMoneyHere(payment.state) || (isOwed(payment.state) && paidLater.includes(payment.method.technicalName))
  )
}

/** Who gave a part back as goodwill has been paid all the same. */
const isMoneyHere = (state: string): boolean => state === 'paid' || state === 'refunded_partially'
const isOwed = (state: string): boolean => state === 'open' || state === 'reminded'
