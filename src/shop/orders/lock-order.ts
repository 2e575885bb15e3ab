import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { OrderId } from './order.ts'

/** Whoever changes how an order is paid, or whether it stands at all, locks it first: one after the other. */
export const lockOrder = (db: Db, orderId: OrderId): Promise<unknown> =>
  sql`select from sales_order where id = ${orderId} for update`.execute(db)
