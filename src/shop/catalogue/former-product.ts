import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Visit } from '../sessions/visit.ts'
import { inLanguage } from './in-language.ts'
import type { Product, ProductId } from './product.ts'

/** A product that is no longer shown: what it was, where it stood, and what to look at instead. */
export type FormerProduct = {
  number: string
  name: string
  categoryIds: readonly string[]
  /** What took its place first, then its siblings, then what sells best where it stood. */
  instead: readonly Product[]
}

/** Null for a product that is shown, and for what never was one. */
export async function findFormerProduct(
  db: Db,
  visit: Visit,
  id: ProductId,
  most: number,
): Promise<FormerProduct | null> {
  const { rows } = await sql<FormerProduct>`
    with former as materialized (
      select product.id, product.parent_id, product.number, text.name,
        array(select category_id from product_category where product_id in (product.id, product.parent_id)) as categories
      from product join product_translation text
        on text.product_id = product.id and text.language = ${visit.locale}
      where product.id = ${id} and not product.active
    ), near as (
      select successor.id, 0 as rank from former join spare_part part on part.product_id = former.id
        join product successor on successor.number = part.replaced_by_number
      union all
      select sibling.id, 1 from former join product sibling on sibling.parent_id = former.parent_id
      union all
      select beside.product_id, 2 from former cross join lateral (
        select product_id from product_view view
        where ${inLanguage(visit)} and listed and category_ids && former.categories
        order by sales desc, product_id limit ${most}
      ) beside
    )
    select former.number, former.name,
      (select coalesce(jsonb_agg(hex(category_id)), '[]') from unnest(former.categories) category_id) as "categoryIds",
      (select coalesce(jsonb_agg(jsonb_build_object('card', found.card, 'stock', found.stock)
        order by found.rank, found.sales desc), '[]') from (
        select view.card, product.stock, view.sales, min(near.rank) as rank
        from near join product on product.id = near.id and product.active
        join product_view view on view.product_id = product.id and view.language = ${visit.locale}
        group by view.card, product.stock, view.sales, view.product_id
        order by min(near.rank), view.sales desc, view.product_id limit ${most}
      ) found) as instead
    from former
  `.execute(db)
  return rows[0] ?? null
}
