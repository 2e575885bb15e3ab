import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Id } from '../../values/ids.ts'
import type { ProductId } from '../catalogue/product.ts'
import type { CustomerId } from '../customers/customer.ts'

export type Wishlist = {
  id: Id<'wishlist'>
  productIds: readonly ProductId[]
  /** What its link carries, where it has one. */
  shareCode: string | null
}

/** A wishlist holds at most so many products: as many as one request may name. */
export const mostRemembered = 500

/** What a customer remembers, the newest first, also what is no longer sold; null when she never remembered anything. */
export async function findWishlist(db: Db, customerId: CustomerId): Promise<Wishlist | null> {
  const { rows } = await sql<Wishlist>`
    select hex(wishlist.id) as id, (${productIds}) as "productIds", share_code as "shareCode"
    from wishlist where customer_id = ${customerId}
  `.execute(db)
  return rows[0] ?? null
}

const productIds = sql`array(
  select hex(product_id) from wishlist_product where wishlist_id = wishlist.id order by position desc)`

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

export async function deleteAllRemembered(db: Db, customerId: CustomerId): Promise<void> {
  await sql`
    delete from wishlist_product using wishlist
    where wishlist.id = wishlist_id and customer_id = ${customerId}
  `.execute(db)
}

/** Unless it has one already. Answers the one it has. */
export async function writeShareCode(
  db: Db,
  wishlistId: Wishlist['id'],
  code: string,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    update wishlist set share_code = coalesce(share_code, ${code}), shared_at = coalesce(shared_at, ${now})
    where id = ${wishlistId}
    returning share_code as code
  `.execute(db)
  return rows[0]?.code ?? code // the wishlist is locked and there
}

export async function deleteShareCode(db: Db, customerId: CustomerId): Promise<void> {
  await sql`
    update wishlist set share_code = null, shared_at = null where customer_id = ${customerId}
  `.execute(db)
}

/** What is on the wishlist behind a link. Nobody's any more once its owner has left. */
export async function findShared(db: Db, code: string): Promise<Pick<Wishlist, 'productIds'> | null> {
  const { rows } = await sql<Pick<Wishlist, 'productIds'>>`
    select (${productIds}) as "productIds"
    from wishlist join customer on customer.id = wishlist.customer_id
    where share_code = ${code} and customer.active
  `.execute(db)
  return rows[0] ?? null
}

/** For a list in the order of a wishlist. */
export const newestFirst = (productIds: readonly ProductId[]): RawBuilder<unknown> =>
  sql`array_position(${[...productIds]}::uuid[], view.product_id)`
