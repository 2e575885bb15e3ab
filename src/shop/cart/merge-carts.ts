import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { type CartId, mostLines } from './cart.ts'
import { commandCopy } from './commands.ts'

/**
 * Puts one cart into another, both of them held: the same product for the same purpose adds up, everything else joins, and the
 * usual rules settle the quantities when the cart is read. The cart it came from is gone afterwards, so doing
 * it again adds nothing. When both held something, the shopper is told once.
 */
export async function mergeCarts(db: Db, from: string, to: string): Promise<void> {
  const carts = await readBoth(db, from, to)
  const source = carts.find(({ token }) => token === from)
  const target = carts.find(({ token }) => token === to)

  await commandCopy(from, to).execute(db)
  if (!source) return
  if (!target) return moveWhole(db, source.id, to)

  await mergeLines(db, source.id, target.id)
  await db.deleteFrom('cart').where('id', '=', source.id).execute()
}

/** Whether a merge has to be told; whoever asks first tells it. */
export async function takeMergeNotice(db: Db, token: string): Promise<boolean> {
  const { rows } = await sql`
    update cart set merge_untold = false where token = ${token} and merge_untold returning id
  `.execute(db)
  return rows.length > 0
}

async function readBoth(db: Db, from: string, to: string) {
  const { rows } = await sql<{ id: CartId; token: string }>`
    select id, token from cart where token in (${from}, ${to})
  `.execute(db)
  return rows
}

async function moveWhole(db: Db, id: CartId, to: string): Promise<void> {
  await sql`update cart set token = ${to}, previous_token = null where id = ${id}`.execute(db)
}

/** Ids of lines are the browser's own; one that is taken by something else gets a new one. */
async function mergeLines(db: Db, source: CartId, target: CartId): Promise<void> {
  await sql`
    with before as (
      select exists (select from cart_line where cart_id = ${source})
        and exists (select from cart_line where cart_id = ${target}) as both_filled
    )
    update cart set merge_untold = cart.merge_untold or before.both_filled, updated_at = now(),
      codes = cart.codes || array(select code from unnest(other.codes) as code where code <> all (cart.codes)),
      told_discounts = cart.told_discounts || coalesce((
        select jsonb_agg(told) from jsonb_array_elements(other.told_discounts) as told
        where not exists (select from jsonb_array_elements(cart.told_discounts) as known where known -> 'id' = told -> 'id')), '[]'),
      blocked_promotions = array(select distinct unnest(cart.blocked_promotions || other.blocked_promotions))
    from before, cart other where cart.id = ${target} and other.id = ${source}
  `.execute(db)

  await sql`
    insert into cart_line (cart_id, id, product_id, quantity, payload)
    select ${target}, case when taken.id is null then line.id else hex(gen_random_uuid()) end,
      line.product_id, line.quantity, line.payload
    from cart_line line
    left join cart_line taken on taken.cart_id = ${target} and taken.id = line.id
      and (taken.product_id, taken.purpose) <> (line.product_id, line.purpose)
    where line.cart_id = ${source}
    order by line.position
    on conflict (cart_id, product_id, purpose) do update
      set quantity = least(cart_line.quantity + excluded.quantity, ${mostPieces})
  `.execute(db)

  // A cart has an end: what was put in last is what she came for.
  await sql`
    delete from cart_line where cart_id = ${target} and id in (
      select id from cart_line where cart_id = ${target} order by position desc offset ${mostLines})
  `.execute(db)
}

/** What the column holds. */
const mostPieces = 1_000_000
