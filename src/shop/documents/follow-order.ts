import type { Db } from '../../platform/postgres/db.ts'
import type { ShopEvent } from '../events/event.ts'
import { writeCreditNote, writeDeliveryNote, writeInvoice } from './write-document.ts'

export const orderDocumentsJob = 'order-documents'

/**
 * Writes the papers that follow from what happened to an order. Each verb looks at the order as it is and writes
 * what is missing, so it may be done again, late, or in another order.
 */
export async function followOrder(db: Db, { id, name, orderId }: ShopEvent, now: Date): Promise<void> {
  switch (name) {
    case 'order.placed':
    case 'order.paid':
    case 'order.payment-changed':
      await writeInvoice(db, orderId, now)
      return
    case 'order.shipped':
      await writeDeliveryNote(db, orderId, now)
      return
    case 'order.refunded':
    case 'order.cancelled':
      await writeCreditNote(db, orderId, now, id)
      return
    case 'order.payment-failed':
    case 'order.paid-twice':
    case 'order.withdrawn':
      return
  }
}
