import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { AppliedDiscount, PromotionId } from './promotion.ts'
import { customerKey } from './promotion-facts.ts'

/** The order that is about to be written. */
export type Taker = { orderId: string; email: string; now: Date }

/**
 * Notes that an order takes the promotions behind its discounts, all of them or none; false when one
 * was used up meanwhile, by everybody or by this customer. Their rows are locked first, in the order
 * of their ids: only whoever holds them may count what others used before.
 */
export async function takePromotions(
  db: Db,
  { orderId, email, now }: Taker,
  discounts: readonly AppliedDiscount[],
): Promise<boolean> {
  const uses = [...new Map(discounts.map((discount) => [discount.promotionId, discount])).values()]
  if (uses.length === 0) return true
  const ids: PromotionId[] = uses.map(({ promotionId }) => promotionId)
  const codes = uses.map(({ code }) => code)
  await sql`select from promotion where id = any(${ids}::uuid[]) order by id for no key update`.execute(db)

  const { rows } = await sql`
    with used as (
      select promotion.id, promotion.kind, wished.code
      from unnest(${ids}::uuid[], ${codes}::text[]) as wished (id, code)
      join promotion on promotion.id = wished.id
      where (max_uses is null or uses < max_uses)
        and (max_uses_per_customer is null or max_uses_per_customer > (
          select count(*) from promotion_use earlier
          where earlier.promotion_id = promotion.id and earlier.customer_key = ${customerKey(email)}))
        and not (conditions @> '[{"kind": "first-order"}]' and exists (
          select from sales_order
          where lower(sales_order.customer ->> 'email') = ${customerKey(email)} and sales_order.state <> 'cancelled'))
    ),
    counted as (
      update promotion set uses = promotion.uses + 1 from used where promotion.id = used.id
    ),
    spent as (
      update promotion_code set order_id = ${orderId} from used
      where used.kind = 'individual' and promotion_code.code = used.code and promotion_code.order_id is null
      returning used.id
    )
    insert into promotion_use (promotion_id, order_id, customer_key, code, used_at)
    select id, ${orderId}, ${customerKey(email)}, code, ${now} from used
    where kind <> 'individual' or id in (select id from spent)
    returning promotion_id
  `.execute(db)

  return rows.length === uses.length
}

/**
 * Gives back what an order used, once it is cancelled; again and again is the same as once. Whoever
 * returns the goods to the stock in the same transaction does that first, as an order takes them first.
 */
export async function releasePromotions(db: Db, orderId: string): Promise<void> {
  await sql`
    select from promotion where id in (select promotion_id from promotion_use where order_id = ${orderId})
    order by id for no key update
  `.execute(db)
  await sql`
    with released as (delete from promotion_use where order_id = ${orderId} returning promotion_id),
    free as (update promotion_code set order_id = null where order_id = ${orderId})
    update promotion set uses = promotion.uses - 1 from released where promotion.id = released.promotion_id
  `.execute(db)
}
