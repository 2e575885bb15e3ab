import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Id } from '../../values/ids.ts'
import type { ProductId } from '../catalogue/product.ts'
import type { CustomerId } from '../customers/customer.ts'

export type Wishlist = { id: Id<'wishlist'>; productIds: readonly ProductId[] }

/** A wishlist holds at most so many products: as many as one request may name. */
export const mostRemembered = 500

/** What a customer remembers, the newest first, also what is no longer sold; null when she never remembered anything. */
export async function findWishlist(db: Db, customerId: CustomerId): Promise<Wishlist | null> {
  const { rows } = await sql<Wishlist>`
    select hex(wishlist.id) as id, array(
      select hex(product_id) from wishlist_product
      where wishlist_id = wishlist.id order by position desc) as "productIds"
    from wishlist where customer_id = ${customerId}
  `.execute(db)
  return rows[0] ?? null
}

/** The customer's wishlist, begun when there is none; locked, so that it is counted by one at a time. */
export async function lockWishlist(db: Db, customerId: CustomerId): Promise<Wishlist['id']> {
  const { rows } = await sql<Pick<Wishlist, 'id'>>`
    insert into wishlist (customer_id) values (${customerId})
    on conflict (customer_id) do update set customer_id = excluded.customer_id
    returning hex(id) as id
  `.execute(db)
  return rows[0]!.id // an insert that updates on conflict always returns its row
}

/** Puts products that exist on the list, the last one on top; answers those that are new on it. */
export async function insertRemembered(
  db: Db,
  wishlistId: Wishlist['id'],
  productIds: readonly ProductId[],
): Promise<readonly ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    insert into wishlist_product (wishlist_id, product_id)
    select ${wishlistId}, product.id
    from unnest(${productIds}::uuid[]) with ordinality wished (id, position) join product on product.id = wished.id
    where product.active and not product.has_variants
    order by wished.position
    on conflict do nothing
    returning hex(product_id) as id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Answers whether it was there. */
export async function deleteRemembered(
  db: Db,
  customerId: CustomerId,
  productId: ProductId,
): Promise<boolean> {
  const { rows } = await sql`
    delete from wishlist_product using wishlist
    where wishlist.id = wishlist_id and customer_id = ${customerId} and product_id = ${productId}
    returning product_id
  `.execute(db)
  return rows.length > 0
}

export const countRemembered = async (db: Db, wishlistId: Wishlist['id']): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from wishlist_product where wishlist_id = ${wishlistId}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** For a list in the order of a wishlist. */
export const newestFirst = (productIds: readonly ProductId[]): RawBuilder<unknown> =>
  sql`array_position(${[...productIds]}::uuid[], view.product_id)`
