import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { knowsPromotions, loadPromotions, noPromotions } from '../promotions/promotion-facts.ts'
import type { Visit } from '../sessions/visit.ts'
import { type CartId, mostLines, type StoredLine } from './cart.ts'
import { knownFacts } from './known-facts.ts'
import type { ProductId, Revision } from './product-facts.ts'
import type { CartFacts } from './work-out.ts'

/**
 * The visit's cart with all there is to know of its products and of promotions. One question, as long as no promotion
 * comes into it and every product is known since it was edited last: a cart is asked for more than anything else.
 */
export async function loadCart(db: Db, visit: Visit): Promise<CartFacts & { mergeUntold: boolean }> {
  const { rows } = await sql<StoredRow>`
    select cart.id as cart_id, cart.merge_untold, (${knowsPromotions}) as knows_promotions,
      line.id, line.product_id, line.quantity, product.stock, revision.revision::text as revision
    from cart
    left join cart_line line on line.cart_id = cart.id
    left join product on product.id = line.product_id and product.active and not product.has_variants
    left join product_revision revision on revision.product_id = product.id
    where cart.token = ${visit.token}
    order by line.position
  `.execute(db)
  const [first] = rows
  const lines = rows.filter(isLine)
  const facts = await knownFacts(
    db,
    visit.locale,
    lines.flatMap(({ product_id, revision }) => (revision ? [{ productId: product_id, revision }] : [])),
  )

  return {
    id: first?.cart_id ?? null,
    lines: lines.map(({ id, product_id, quantity, stock }) => {
      const known = facts.get(product_id)
      return {
        id,
        productId: product_id,
        quantity,
        product: known && stock !== null ? { ...known, stock } : null,
      }
    }),
    promotions: first?.knows_promotions ? await loadPromotions(db, visit) : noPromotions,
    mergeUntold: first?.merge_untold ?? false,
  }
}

/** A cart without lines is one row without a line; a product that is not for sale has neither stock nor revision. */
type StoredRow = {
  cart_id: CartId
  merge_untold: boolean
  knows_promotions: boolean
  stock: number | null
  revision: Revision | null
} & (StoredLineRow | { [Name in keyof StoredLineRow]: null })

type StoredLineRow = { id: string; product_id: ProductId; quantity: number }

const isLine = (row: StoredRow): row is StoredRow & StoredLineRow => row.id !== null

/**
 * Puts products into the cart, making the cart with its first line. One statement: two tabs that
 * add at once both count. A line id that is taken stands for what lies there; a product that is
 * there already grows. Answers false, and adds nothing, when the cart would get too full.
 */
export async function addLines(db: Db, visit: Visit, wishes: readonly StoredLine[]): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    with wish as (
      select wished.id, wished.product_id, wished.quantity, wished.place
      from unnest(${wishes.map(({ id }) => id)}::text[], ${wishes.map(({ productId }) => productId)}::uuid[],
        ${wishes.map(({ quantity }) => quantity)}::bigint[]) with ordinality as wished (id, product_id, quantity, place)
      join product on product.id = wished.product_id and product.active and not product.has_variants
    ),
    present as (
      select line.id, line.product_id from cart join cart_line line on line.cart_id = cart.id where cart.token = ${visit.token}
    ),
    wanted as (
      select min(wish.id) as id, coalesce(present.product_id, wish.product_id) as product_id,
        sum(wish.quantity) as quantity, min(wish.place) as place
      from wish left join present on present.id = wish.id
      group by coalesce(present.product_id, wish.product_id)
    ),
    room as (
      select (select count(*) from present)
        + (select count(*) from wanted where product_id not in (select product_id from present)) <= ${mostLines} as fits
    ),
    kept as (
      insert into cart (token) select ${visit.token} where exists (select from wanted) and (select fits from room)
      on conflict (token) do update set updated_at = now()
      returning id
    ),
    added as (
      insert into cart_line (cart_id, id, product_id, quantity)
      select kept.id, wanted.id, wanted.product_id, least(wanted.quantity, ${mostPieces})
      from kept, wanted order by wanted.place
      on conflict (cart_id, product_id) do update
        set quantity = least(cart_line.quantity::bigint + excluded.quantity, ${mostPieces})
    )
    select fits from room
  `.execute(db)

  return rows[0]?.fits ?? true
}

/** More than a line can count; the shop settles on far less when the cart is worked out. */
const mostPieces = 1_000_000

/** A quantity for a line; none takes the line out. With `was` only if nobody changed the line meanwhile. */
export type NewQuantity = { id: string; quantity: number; was?: number }

/** Answers the ids of the lines it found. */
export async function writeQuantities(
  db: Db,
  visit: Visit,
  wishes: readonly NewQuantity[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with wished as (
      select * from unnest(${wishes.map(({ id }) => id)}::text[], ${wishes.map(({ quantity }) => quantity)}::bigint[],
        ${wishes.map(({ was }) => was ?? null)}::integer[]) as wished (id, quantity, was)
    ),
    dropped as (
      delete from cart_line line using cart, wished
      where cart.token = ${visit.token} and line.cart_id = cart.id and line.id = wished.id
        and wished.quantity = 0 and line.quantity = coalesce(wished.was, line.quantity)
      returning line.id
    ),
    kept as (
      update cart_line line set quantity = least(wished.quantity, ${mostPieces})
      from cart, wished
      where cart.token = ${visit.token} and line.cart_id = cart.id and line.id = wished.id
        and wished.quantity > 0 and line.quantity = coalesce(wished.was, line.quantity)
      returning line.id
    )
    select id from kept union all select id from dropped
  `.execute(db)

  return rows.map(({ id }) => id)
}

export async function deleteCart(db: Db, token: string): Promise<void> {
  await db.deleteFrom('cart').where('token', '=', token).execute()
}

/** Holds the cart until the transaction ends; null when the token has none. */
export async function lockCart(db: Db, token: string): Promise<CartId | null> {
  const { rows } = await sql<{ id: CartId }>`select id from cart where token = ${token} for update`.execute(
    db,
  )
  return rows[0]?.id ?? null
}
