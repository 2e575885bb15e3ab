import { sql } from 'kysely'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../values/ids.ts'
import type { PaymentMethodId } from '../channel/channel.ts'
import { isOffered } from '../payments/payment-offer.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { findOrder } from './find-orders.ts'
import { canChangePayment, currentTransaction, isPaid, type Order, type OrderId } from './order.ts'

/**
 * Begins the payment of an order. Answers where the shopper goes to pay; null when she does so by
 * herself later, by invoice or in advance.
 */
export async function payOrder(db: Db, visit: Visit, orderId: OrderId): Promise<string | null> {
  const order = await findOrder(db, visit, orderId)
  refuseSettled(order)
  return null
}

/** Chooses another way to pay for an order that is not paid yet. */
export function changePayment(
  db: Db,
  visit: Visit,
  orderId: OrderId,
  methodId: PaymentMethodId,
): Promise<void> {
  return atomically(db, async (db) => {
    await sql`select from sales_order where id = ${orderId} for update`.execute(db)
    const order = await findOrder(db, visit, orderId)
    refuseSettled(order)
    if (!canChangePayment(order)) refuse('order.payment-not-changeable', { orderId })

    const { channel, customerGroup, now } = visit
    const country = channel.countries.find(({ id }) => id === order.billingAddress.countryId)
    const method = channel.paymentMethods.find(({ id }) => id === methodId)
    const { totalCents } = order.total
    const bill = country && {
      country,
      customerGroup,
      currency: order.currency,
      totalCents,
      hasDownloads: order.lines.some(({ payload }) => payload.isDownload),
      isGuest: order.customer.guest,
    }
    if (!method || !bill || !isOffered(method, bill)) {
      return refuse('payment-method.not-offered', { paymentMethodId: methodId })
    }
    if (currentTransaction(order)?.methodId === methodId) return

    await db
      .updateTable('order_transaction')
      .set({ state: 'cancelled' })
      .where('order_id', '=', orderId)
      .where('state', '=', 'open')
      .execute()
    await db
      .insertInto('order_transaction')
      .values({
        id: newId(),
        order_id: orderId,
        payment_method_id: methodId,
        state: 'open',
        amount_cents: totalCents,
        created_at: now,
      })
      .execute()
  })
}

function refuseSettled(order: Order): void {
  if (order.state === 'cancelled') refuse('order.cancelled', { orderId: order.id })
  if (isPaid(order)) refuse('order.already-paid', { orderId: order.id, orderNumber: order.number })
}
