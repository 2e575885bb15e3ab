import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { together } from '../../platform/postgres/together.ts'
import { commandCopy } from './commands.ts'

/** The cart goes along to the visit's new token, with the commands it has carried out. Answers a row when there was one. */
export const cartMove = (
  from: string,
  to: string,
  now: Date,
): [RawBuilder<{ id: string }>, RawBuilder<unknown>] => [
  sql`update cart set token = ${to}, previous_token = ${from}, moved_at = ${now} where token = ${from} returning id`,
  commandCopy(from, to),
]

export async function moveCart(db: Db, from: string, to: string, now: Date): Promise<void> {
  const [moved] = await together(db, ...cartMove(from, to, now))
  if (moved.length === 0) await copyMovedCart(db, from, to, now)
}

/**
 * When somebody comes twice under the old token, because the click was doubled or the answer got lost, there is no
 * cart left to move: for some minutes its lines are copied then, so that neither of the two stands there empty-handed.
 * Both times she said the same of herself; whoever planted that token and calls himself otherwise gets nothing of it.
 */
export async function copyMovedCart(db: Db, from: string, to: string, now: Date): Promise<void> {
  await sql`
    with moved as (
      select id, comment, codes, blocked_promotions, told_discounts from cart
      where previous_token = ${from} and moved_at > ${now}::timestamptz - interval '10 minutes'
        and exists (
          select from visit taken join customer first on first.id = taken.customer_id,
            visit asked join customer second on second.id = asked.customer_id
          where taken.token = cart.token and asked.token = ${to}
            and (first.email, first.first_name, first.last_name) = (second.email, second.first_name, second.last_name))
      order by moved_at desc limit 1
    ),
    copy as (
      insert into cart (token, comment, codes, blocked_promotions, told_discounts, previous_token, moved_at)
      select ${to}, comment, codes, blocked_promotions, told_discounts, ${from}, ${now} from moved returning id
    )
    insert into cart_line (cart_id, id, product_id, quantity, payload)
    select copy.id, line.id, line.product_id, line.quantity, line.payload
    from copy, moved join cart_line line on line.cart_id = moved.id
    order by line.position
  `.execute(db)
}
