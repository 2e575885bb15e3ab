import { type RawBuilder, sql } from 'kysely'
import type { Visit } from '../sessions/visit.ts'
import { type CartId, mostLines, type StoredLine } from './cart.ts'

/**
 * Puts products into the cart, making the cart with its first line. One statement: two tabs that add at once both
 * count. A line id that is taken stands for what lies there; a product that is there already for the same purpose
 * grows. A line for a purpose has an id of its own, unless its client gave one that is free. Answers whether it fits;
 * nothing is added when the cart would get too full.
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
    select line.id, line.product_id, line.payload, line.purpose from kept join cart_line line on line.cart_id = kept.id
  ),
  wished as (
    select wished.id, product.id as product_id, wished.quantity, wished.place, wished.payload::jsonb as payload,
      line_purpose(wished.payload::jsonb) as purpose
    from unnest(${wishes.map(({ id }) => id)}::text[], ${wishes.map(({ productId }) => productId)}::uuid[],
      ${wishes.map(({ quantity }) => quantity)}::bigint[], ${wishes.map(({ purpose }) => JSON.stringify(purpose))}::text[])
      with ordinality as wished (id, product_id, quantity, payload, place)
    join product on product.id = wished.product_id and product.active and not product.has_variants
  ),
  aimed as (
    select wished.quantity, wished.place,
      case when there.id is null then wished.product_id else there.product_id end as product_id,
      case when there.id is null then wished.payload else there.payload end as payload,
      case when there.id is null then wished.purpose else there.purpose end as purpose,
      case when taken.id is null and (wished.purpose = '' or wished.id <> hex(wished.product_id)) then wished.id end as own_id
    from wished
    left join present taken on taken.id = wished.id
    left join present there on there.id = wished.id
      and (wished.purpose = '' or (wished.product_id, wished.purpose) = (there.product_id, there.purpose))
  ),
  wanted as materialized (
    select product_id, purpose, sum(quantity) as quantity, min(place) as place,
      (array_agg(payload order by place desc))[1] as payload, min(own_id) as own_id
    from aimed group by product_id, purpose
  ),
  room as materialized (
    select (select count(*) from present) + (select count(*) from wanted
      where (product_id, purpose) not in (select product_id, purpose from present)) <= ${mostLines} as fits
  ),
  named as (
    select *, case when row_number() over (partition by own_id order by place) = 1 then own_id end as free_id,
      case when purpose = '' then hex(product_id) else md5(hex(product_id) || purpose) end as usual_id
    from wanted
  ),
  added as (
    insert into cart_line (cart_id, id, product_id, quantity, payload)
    select kept.id, coalesce(free_id, case when usual_id not in (select id from present union all
        select own_id from wanted where own_id is not null) then usual_id end, hex(gen_random_uuid())),
      product_id, least(quantity, ${mostPieces}), payload
    from kept, named where (select fits from room) order by place
    on conflict (cart_id, product_id, purpose) do update
      set quantity = least(cart_line.quantity::bigint + excluded.quantity, ${mostPieces}), payload = excluded.payload
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
