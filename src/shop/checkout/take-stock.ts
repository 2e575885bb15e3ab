import { type RawBuilder, sql } from 'kysely'
import type { Cart } from '../cart/cart.ts'
import type { OrderId } from '../orders/order.ts'

/**
 * Takes what is ordered out of the stock and notes how much that was; answers fewer rows than there are products when
 * somebody else was faster. Lines of one product take together. The rows are locked in the order of their ids, so that
 * two orders of the same goods never wait for each other. What comes again may be sold beyond the stock, which then is
 * empty.
 */
export function stockTaking(
  orderId: OrderId,
  { lines }: Pick<Cart, 'lines'>,
): RawBuilder<{ product_id: string }> {
  const products = lines.map(({ productId }) => productId)
  const quantities = lines.map(({ quantity }) => quantity)

  return sql`
    with before as materialized (
      select id, stock from product where id = any(${products}::uuid[]) order by id for no key update
    ),
    wanted as (
      select id, sum(quantity)::integer as quantity
      from unnest(${products}::uuid[], ${quantities}::integer[]) as line (id, quantity) group by id
    ),
    taken as (
      update product
      set stock = greatest(before.stock - wanted.quantity, 0), sales = product.sales + wanted.quantity
      from before, wanted
      where product.id = before.id and product.id = wanted.id and product.active
        and (before.stock >= wanted.quantity or (not product.is_closeout and product.restock_days is not null))
      returning product.id, wanted.quantity, least(before.stock, wanted.quantity) as pieces
    )
    insert into order_stock (order_id, product_id, quantity, taken)
    select ${orderId}, id, quantity, pieces from taken
    returning product_id`
}
