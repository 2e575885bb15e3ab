import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { type Cause, moveOrder } from './move-state.ts'
import type { OrderId } from './order.ts'

/**
 * An order is completed once all of it is paid and on its way, whichever comes last; one of downloads only, which
 * nobody sends, once it is paid.
 */
export async function completeOrder(db: Db, orderId: OrderId, cause: Cause): Promise<void> {
  const { rows } = await sql`
    select from sales_order
    where id = ${orderId} and state in ('open', 'in_progress')
      and not exists (select from order_delivery where order_id = ${orderId} and state not in ('shipped', 'cancelled'))
      and exists (select from order_transaction where order_id = ${orderId} and state in ('paid', 'refunded_partially'))
  `.execute(db)
  if (rows.length > 0)
    await moveOrder(db, orderId, 'completed', { ...cause, why: 'paid, and nothing left to send' })
}
