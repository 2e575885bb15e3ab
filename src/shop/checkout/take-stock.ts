import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Cart } from '../cart/cart.ts'

/**
 * Takes what is ordered out of the stock; false when somebody else was faster. The rows are locked
 * in the order of their ids, so that two orders of the same goods never wait for each other. What
 * comes again may be sold beyond the stock, which then is empty.
 */
export async function takeStock(db: Db, { lines }: Pick<Cart, 'lines'>): Promise<boolean> {
  const products = lines.map(({ productId }) => productId)
  const quantities = lines.map(({ quantity }) => quantity)
  if (products.length > 1) {
    await sql`select from product where id = any(${products}::uuid[]) order by id for no key update`.execute(
      db,
    )
  }

  const { rows } = await sql`
    update product
    set stock = greatest(product.stock - taken.quantity, 0), sales = product.sales + taken.quantity
    from unnest(${products}::uuid[], ${quantities}::integer[]) as taken (id, quantity)
    where product.id = taken.id and product.active
      and (product.stock >= taken.quantity or (not product.is_closeout and product.restock_days is not null))
    returning product.id
  `.execute(db)

  return rows.length === lines.length
}
