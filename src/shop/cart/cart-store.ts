import { type RawBuilder, sql } from 'kysely'
import type { Visit } from '../sessions/visit.ts'
import { type CartId, mostLines, type StoredLine } from './cart.ts'

/**
 * Puts products into the cart, making the cart with its first line. One statement: two tabs that
 * add at once both count. A line id that is taken stands for what lies there; a product that is
 * there already grows. Answers whether it fits; nothing is added when the cart would get too full.
 */
export const lineAddition = (
  { token }: Pick<Visit, 'token'>,
  wishes: readonly StoredLine[],
): RawBuilder<{ fits: boolean }> => sql`
  with kept as (
    insert into cart (token) select ${token} where exists (
      select from product where id = any(${wishes.map(({ productId }) => productId)}::uuid[]) and active and not has_variants)
    on conflict (token) do update set updated_at = now()
    returning id
  ),
  present as materialized (
    select line.id, line.product_id from kept join cart_line line on line.cart_id = kept.id
  ),
  wanted as materialized (
    select min(wished.id) as id, coalesce(present.product_id, product.id) as product_id,
      sum(wished.quantity) as quantity, min(wished.place) as place
    from unnest(${wishes.map(({ id }) => id)}::text[], ${wishes.map(({ productId }) => productId)}::uuid[],
      ${wishes.map(({ quantity }) => quantity)}::bigint[]) with ordinality as wished (id, product_id, quantity, place)
    join product on product.id = wished.product_id and product.active and not product.has_variants
    left join present on present.id = wished.id
    group by coalesce(present.product_id, product.id)
  ),
  room as materialized (
    select (select count(*) from present)
      + (select count(*) from wanted where product_id not in (select product_id from present)) <= ${mostLines} as fits
  ),
  added as (
    insert into cart_line (cart_id, id, product_id, quantity)
    select kept.id, wanted.id, wanted.product_id, least(wanted.quantity, ${mostPieces})
    from kept, wanted where (select fits from room) order by wanted.place
    on conflict (cart_id, product_id) do update
      set quantity = least(cart_line.quantity::bigint + excluded.quantity, ${mostPieces})
  )
  select fits from room`

/** More than a line can count; the shop settles on far less when the cart is worked out. */
const mostPieces = 1_000_000

/** A quantity for a line; none takes the line out. With `was` only if nobody changed the line meanwhile. */
export type NewQuantity = { id: string; quantity: number; was?: number }

/** Answers the ids of the lines it found. */
export const quantityChange = (
  { token }: Pick<Visit, 'token'>,
  wishes: readonly NewQuantity[],
): RawBuilder<{ id: string }> => sql`
  with wished as (
    select * from unnest(${wishes.map(({ id }) => id)}::text[], ${wishes.map(({ quantity }) => quantity)}::bigint[],
      ${wishes.map(({ was }) => was ?? null)}::integer[]) as wished (id, quantity, was)
  ),
  dropped as (
    delete from cart_line line using cart, wished
    where cart.token = ${token} and line.cart_id = cart.id and line.id = wished.id
      and wished.quantity = 0 and line.quantity = coalesce(wished.was, line.quantity)
    returning line.id
  ),
  kept as (
    update cart_line line set quantity = least(wished.quantity, ${mostPieces})
    from cart, wished
    where cart.token = ${token} and line.cart_id = cart.id and line.id = wished.id
      and wished.quantity > 0 and line.quantity = coalesce(wished.was, line.quantity)
    returning line.id
  )
  select id from kept union all select id from dropped`

export const cartRemoval = (token: string): RawBuilder<unknown> =>
  sql`delete from cart where token = ${token}`

/** Holds the cart until the transaction ends; no row when the token has none. */
export const cartLock = (token: string): RawBuilder<{ id: CartId }> => sql`
  select id from cart where token = ${token} for update`
