import { type RawBuilder, sql } from 'kysely'
import { categoriesOf, optionsOf, pricesOf, sizesOf } from './product-view-rows.ts'

const names = [
  'product_id',
  'category_ids',
  'option_ids',
  'manufacturer_id',
  'number',
  'widths',
  'heights',
  'depths',
  'litres',
  'bins',
  'price_chf',
  'price_eur',
  'rating',
  'shipping_free',
  'position',
]
const columns = sql.join(names.map((name) => sql.ref(name)))
const excluded = sql.join(names.map((name) => sql.ref(`excluded.${name}`)))

/**
 * Writes down the systems of these groups one by one, each with its own price, options and sizes: the listed row of the
 * product view has those of its whole group. Those that may not be shown any more go.
 */
export const articleRows = (groups: readonly string[]): RawBuilder<unknown> => sql`
  with sold as materialized (
    select product.*, price.chf, price.eur
    from product
    cross join lateral (${pricesOf}) price
    where (product.id = any(${groups}::uuid[]) or product.parent_id = any(${groups}::uuid[]))
      and product.kind = 'system' and product.active and not product.has_variants
      and price.chf is not null and price.eur is not null
      and not exists (select from product parent where parent.id = product.parent_id and not parent.active)
  ),
  fresh as materialized (
    select ranked.id as product_id, category.tree as category_ids, option.ids as option_ids,
      ranked.manufacturer_id, ranked.number, size.widths, size.heights, size.depths,
      (select sum((bin ->> 'litres')::numeric) from jsonb_array_elements(ranked.bins) bin) as litres,
      nullif(jsonb_array_length(ranked.bins), 0) as bins,
      ranked.chf as price_chf, ranked.eur as price_eur, ranked.rating_average as rating, ranked.shipping_free, ranked.position
    from sold ranked
    cross join lateral (${categoriesOf}) category
    cross join lateral (${optionsOf(sql`array[ranked.id, ranked.parent_id]`)}) option
    cross join lateral (${sizesOf(sql`array[ranked.id]`, sql`option.ids`)}) size
  ),
  gone as (
    delete from article_row old using product
    where (product.id = any(${groups}::uuid[]) or product.parent_id = any(${groups}::uuid[]))
      and old.product_id = product.id and not exists (select from fresh where fresh.product_id = product.id)
  )
  insert into article_row (${columns})
  select ${columns} from fresh
  on conflict (product_id) do update set (${columns}) = row (${excluded})
  where article_row is distinct from excluded`
