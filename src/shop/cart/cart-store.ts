import { type RawBuilder, sql } from 'kysely'
import { type CartId, mostLines, type StoredLine } from './cart.ts'

/** What is to be put into the cart of a token. */
export type Addition = { token: string; lines: readonly StoredLine[] }

/**
 * Puts products into carts, each token's at most once, making a cart with its first line. One statement: two tabs that
 * add at once both count. A line id that is taken stands for what lies there; a product that is there already for the
 * same purpose grows. A line for a purpose has an id of its own, unless its client gave one that is free. Answers the
 * carts whose things do not fit: nothing is added where a cart would get too full.
 */
export function lineAddition(additions: readonly Addition[]): RawBuilder<{ token: string }> {
  const wishes = additions.flatMap(({ token, lines }) => lines.map((line) => ({ ...line, token })))

  return sql`
  with wished as materialized (
    select wished.token, wished.id, product.id as product_id, wished.quantity, wished.place,
      wished.payload::jsonb as payload, line_purpose(wished.payload::jsonb) as purpose
    from unnest(${wishes.map(({ token }) => token)}::text[], ${wishes.map(({ id }) => id)}::text[],
      ${wishes.map(({ productId }) => productId)}::uuid[], ${wishes.map(({ quantity }) => quantity)}::bigint[],
      ${wishes.map(({ purpose }) => JSON.stringify(purpose))}::text[])
      with ordinality as wished (token, id, product_id, quantity, payload, place)
    join product on product.id = wished.product_id and product.active and not product.has_variants
  ),
  kept as (
    insert into cart (token) select distinct token from wished order by token
    on conflict (token) do update set updated_at = now()
    returning id, token
  ),
  present as materialized (
    select kept.token, line.id, line.product_id, line.payload, line.purpose
    from kept join cart_line line on line.cart_id = kept.id
  ),
  aimed as (
    select wished.token, wished.quantity, wished.place,
      case when there.id is null then wished.product_id else there.product_id end as product_id,
      case when there.id is null then wished.payload else there.payload end as payload,
      case when there.id is null then wished.purpose else there.purpose end as purpose,
      case when taken.id is null and (wished.purpose = '' or wished.id <> hex(wished.product_id)) then wished.id end as own_id
    from wished
    left join present taken on (taken.token, taken.id) = (wished.token, wished.id)
    left join present there on (there.token, there.id) = (wished.token, wished.id)
      and (wished.purpose = '' or (wished.product_id, wished.purpose) = (there.product_id, there.purpose))
  ),
  wanted as materialized (
    select token, product_id, purpose, sum(quantity) as quantity, min(place) as place,
      (array_agg(payload order by place desc))[1] as payload, min(own_id) as own_id
    from aimed group by token, product_id, purpose
  ),
  full_carts as materialized (
    select token from (
      select token, product_id, purpose from present union select token, product_id, purpose from wanted
    ) lines group by token having count(*) > ${mostLines}
  ),
  named as (
    select *, case when row_number() over (partition by token, own_id order by place) = 1 then own_id end as free_id,
      case when purpose = '' then hex(product_id) else md5(hex(product_id) || purpose) end as usual_id
    from wanted
  ),
  added as (
    insert into cart_line (cart_id, id, product_id, quantity, payload)
    select kept.id, coalesce(free_id, case when (token, usual_id) not in (select token, id from present union all
        select token, own_id from wanted where own_id is not null) then usual_id end, hex(gen_random_uuid())),
      product_id, least(quantity, ${mostPieces}), payload
    from kept join named using (token) where token not in (select token from full_carts) order by place
    on conflict (cart_id, product_id, purpose) do update
      set quantity = least(cart_line.quantity::bigint + excluded.quantity, ${mostPieces}), payload = excluded.payload
  )
  select token from full_carts`
}

/** More than a line can count; the shop settles on far less when the cart is worked out. */
const mostPieces = 1_000_000

/** A quantity for a line; none takes the line out. With `was` only if nobody changed the line meanwhile. */
export type NewQuantity = { id: string; quantity: number; was?: number }

/** What becomes of the lines in the cart of a token. */
export type Change = { token: string; wishes: readonly NewQuantity[] }

/**
 * Changes lines of carts, each token's at most once: in each cart all of them or, when one is wished for that is no
 * line of it, none. Answers those. What is changed only if it still is as it was may be gone.
 */
export function quantityChange(changes: readonly Change[]): RawBuilder<{ token: string; id: string }> {
  const all = changes.flatMap(({ token, wishes }) => wishes.map((wish) => ({ ...wish, token })))

  return sql`
  with wished as materialized (
    select * from unnest(${all.map(({ token }) => token)}::text[], ${all.map(({ id }) => id)}::text[],
      ${all.map(({ quantity }) => quantity)}::bigint[], ${all.map(({ was }) => was ?? null)}::integer[])
      as wished (token, id, quantity, was)
  ),
  held as materialized (
    select id as cart_id, token from cart
    where token = any(${changes.map(({ token }) => token)}::text[]) order by token for update
  ),
  aimed as materialized (
    select wished.*, line.cart_id
    from wished join held using (token) join cart_line line on (line.cart_id, line.id) = (held.cart_id, wished.id)
  ),
  strange as materialized (
    select token, id from wished where was is null and (token, id) not in (select token, id from aimed)
  ),
  meant as materialized (
    select * from aimed where token not in (select token from strange)
  ),
  dropped as (
    delete from cart_line line using meant
    where (line.cart_id, line.id) = (meant.cart_id, meant.id)
      and meant.quantity = 0 and line.quantity = coalesce(meant.was, line.quantity)
  ),
  kept as (
    update cart_line line set quantity = least(meant.quantity, ${mostPieces}) from meant
    where (line.cart_id, line.id) = (meant.cart_id, meant.id)
      and meant.quantity > 0 and line.quantity = coalesce(meant.was, line.quantity)
  )
  select token, id from strange`
}

export const cartRemoval = (token: string): RawBuilder<unknown> =>
  sql`delete from cart where token = ${token}`

/** Holds the cart until the transaction ends; no row when the token has none. */
export const cartLock = (token: string): RawBuilder<{ id: CartId }> => sql`
  select id from cart where token = ${token} for update`
