import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { OrderId } from './order.ts'

/**
 * Puts back what an order had taken out of the stock; doing so again puts nothing back. Locks in the order of the
 * ids, as taking does.
 */
export async function giveStockBack(db: Db, orderId: OrderId): Promise<void> {
  await sql`
    with held as (delete from order_stock where order_id = ${orderId} returning product_id, quantity, taken),
    locked as materialized (
      select id from product where id in (select product_id from held) order by id for no key update
    )
    update product
    set stock = product.stock + held.taken, sales = greatest(product.sales - held.quantity, 0)
    from held, locked
    where product.id = locked.id and product.id = held.product_id
  `.execute(db)
}
