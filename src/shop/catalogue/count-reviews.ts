import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { ProductId } from './product.ts'

/**
 * Counts what was said of these products. A family is rated as a whole: every variant and the parent carry the same
 * stars. As soon as somebody real was heard, nothing that was invented counts any more.
 */
export async function countReviews(db: Db, productIds: readonly ProductId[] | 'all'): Promise<void> {
  await sql`
    with family as (
      select distinct coalesce(parent_id, id) as id from product where ${
        productIds === 'all'
          ? sql`id in (select product_id from product_review)`
          : sql`id = any(${[...productIds]}::uuid[])`
      }
    ), said as (
      select family.id as family, review.points, review.demo from family
      join product member on member.id = family.id or member.parent_id = family.id
      join product_review review on review.product_id = member.id
      where review.active
    ), counted as (
      select family.id as family, round(avg(heard.points), 2) as average, count(heard.points)::integer as reviews
      from family left join (select * from said where ${isHeard(sql`said`, sql`real.family = said.family`)}) heard
        on heard.family = family.id
      group by family.id
    )
    update product set rating_average = counted.average, review_count = counted.reviews
    from counted where coalesce(product.parent_id, product.id) = counted.family
    and (product.rating_average, product.review_count) is distinct from (counted.average, counted.reviews)
  `.execute(db)
}

/** Whether a row of `said` counts beside the others: what was invented only as long as nobody real said anything. */
export const isHeard = (said: RawBuilder<unknown>, beside: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(not ${said}.demo or not exists (select from said real where not real.demo and ${beside}))`
