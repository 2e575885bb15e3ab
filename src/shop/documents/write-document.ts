import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { dayOf } from '../../values/day.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { currentTransaction, isPaid, type Order, type OrderId } from '../orders/order.ts'
import { readOrder } from '../orders/read-orders.ts'
import { creditOf } from './credit.ts'
import { type DocumentId, isPaidByTransfer } from './document.ts'
import { creditedCents, findDocument, insertDocument, refundedCents } from './document-store.ts'
import { finishDocument } from './finish-document.ts'

/**
 * The invoice of an order: the one there is, or a new one when it is time for it. Who pays by transfer gets it
 * with the order, since it says where to; who pays otherwise gets it when she has. Null while it is not time.
 */
export const writeInvoice = (db: Db, orderId: OrderId, now: Date): Promise<DocumentId | null> =>
  writeOnce(db, orderId, now, async (db, order) => {
    const known = await findDocument(db, orderId, 'invoice')
    if (known || !isInvoiceDue(order)) return known

    const payment = currentTransaction(order)?.method ?? null
    const facts = { kind: 'invoice', payment, paidOn: isPaid(order) ? dayOf(now) : null } as const
    return insertDocument(db, { order, facts, about: '', refersTo: null, now })
  })

/** What lies in the parcel; null when nothing does. `about` tells parcels apart. */
export const writeDeliveryNote = (
  db: Db,
  orderId: OrderId,
  now: Date,
  about = '',
): Promise<DocumentId | null> =>
  writeOnce(db, orderId, now, async (db, order) => {
    const known = await findDocument(db, orderId, 'delivery-note', about)
    if (known || !order.lines.some(({ type, payload }) => type === 'product' && !payload.isDownload))
      return known

    const tracking = order.deliveries.flatMap(({ trackingCodes }) => trackingCodes)
    const facts = { kind: 'delivery-note', shippedOn: dayOf(now), tracking } as const
    return insertDocument(db, { order, facts, about, refersTo: null, now })
  })

/**
 * Takes back of the invoice what has not been: all of it once the order is cancelled, otherwise what was
 * refunded. Null when nothing is left to take back, so cancelling and refunding never credit twice. `about` is
 * what it follows from, so that the same thing is not credited again.
 */
export const writeCreditNote = (
  db: Db,
  orderId: OrderId,
  now: Date,
  about: string,
): Promise<DocumentId | null> =>
  writeOnce(db, orderId, now, async (db, order) => {
    const known = await findDocument(db, orderId, 'credit-note', about)
    const invoice = await findDocument(db, orderId, 'invoice')
    if (known || !invoice) return known

    const { total, state } = order
    const owed = state === 'cancelled' ? total.totalCents : await refundedCents(db, orderId)
    const cents = Math.min(owed, total.totalCents) - (await creditedCents(db, orderId))
    if (cents <= 0) return null

    const facts = { kind: 'credit-note', credit: creditOf(total, cents) } as const
    return insertDocument(db, { order, facts, about, refersTo: invoice, now })
  })

/**
 * Behind the order's lock, so that two workers find one paper. The number is drawn in this transaction; the
 * paper is drawn after it, so that nobody waits for a picture with the counter in hand.
 */
async function writeOnce(
  db: Db,
  orderId: OrderId,
  now: Date,
  write: (db: Db, order: Order) => Promise<DocumentId | null>,
): Promise<DocumentId | null> {
  const id = await atomically(db, async (db) => {
    await lockOrder(db, orderId)
    const order = await readOrder(db, orderId)
    if (!order) throw new Error(`There is no order ${orderId} to write about.`)
    return write(db, order)
  })
  if (id) await finishDocument(db, id, now)
  return id
}

const isInvoiceDue = (order: Order): boolean =>
  order.state !== 'cancelled' &&
  (isPaid(order) || isPaidByTransfer(currentTransaction(order)?.method ?? null))
