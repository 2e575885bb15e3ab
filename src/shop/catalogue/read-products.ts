import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Column } from '../../platform/postgres/query/column.ts'
import type { Locale } from '../../values/locale.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Variant } from './configurator.ts'
import { type DrawnRow, drawnRowOf } from './drawn-product.ts'
import type { Card, Detail, Product, ProductId, ProductInFull } from './product.ts'
import { fromProducts } from './product-columns.ts'
import { reviewsBeside, type Said } from './reviews.ts'

/** Which products, in which order, how many. */
export type ProductWish = {
  where: RawBuilder<boolean>
  /** SQL after `order by`; ends with something unique, so that pages do not overlap. */
  order: RawBuilder<unknown>
  /** One product for each value of these; the first in order stands for it. */
  onePer?: readonly Column[]
  offset: number
  limit: number
  inFull: boolean
  count: 'none' | 'exact' | { atMost: number }
}

export type ProductPage = { products: (Product & { detail: Detail | null })[]; total: number | null }

/** A page of products in the visit's language, and how many there are in all, in one statement. */
export async function readProducts(db: Db, visit: Visit, wish: ProductWish): Promise<ProductPage> {
  const { order, offset, limit, inFull, count } = wish
  const met = sql`${fromProducts} where view.language = ${visit.locale} and ${wish.where}`
  const chosen = wish.onePer?.length ? onePer(met, wish.onePer, order) : null

  const { rows } = await sql<Row>`
    select counted.total, page.* from (select ${countOf(chosen ?? met, count)} as total) counted
    left join lateral (
      select view.card, ${inFull ? sql`view.detail` : sql`null::jsonb`} as detail, product.stock
      from ${chosen ? sql`${fromProducts} where view.language = ${visit.locale} and view.product_id in (select product_id from ${chosen})` : met}
      order by ${order} limit ${limit} offset ${offset}
    ) page on true
  `.execute(db)

  return {
    products: rows.flatMap(({ card, detail, stock }) => (card ? [{ card, detail, stock: stock ?? 0 }] : [])),
    total: rows[0]?.total ?? null,
  }
}

/** A product with its family, and where it lives in each language. */
export type ProductAtHome = ProductInFull & {
  variants: Sibling[]
  alternatePaths: Readonly<Partial<Record<Locale, string>>>
  drawn: DrawnRow
  /** Null when nobody wished for them. */
  reviews: Said | null
}

/** A variant with what is said of it on the pages of the others. */
export type Sibling = Variant & Pick<Card, 'number' | 'name' | 'taxId' | 'prices'> & { stock: number }

/** A product by its id, or by its parent's: then the member that represents the group. */
export async function findProductWithVariants(
  db: Db,
  visit: Visit,
  id: ProductId,
  wished: { reviews: boolean },
): Promise<ProductAtHome | null> {
  const { rows } = await sql<ProductAtHome>`
    select view.card, view.detail, product.stock, case when view.parent_id is null then '[]' else (
      select jsonb_agg(jsonb_build_object('id', hex(sibling.product_id), 'options', sibling.card -> 'options',
        'seoPath', sibling.card ->> 'seoPath', 'number', sibling.number, 'name', sibling.name,
        'taxId', sibling.card ->> 'taxId', 'prices', sibling.card -> 'prices', 'stock', shelf.stock, 'isAvailable', not (shelf.is_closeout or shelf.restock_days is null) or shelf.stock >= shelf.min_purchase)
        order by sibling.position, sibling.number)
      from product_view sibling join product shelf on shelf.id = sibling.product_id
      where sibling.group_id = view.group_id and sibling.language = view.language) end as variants,
      (select coalesce(jsonb_object_agg(language, seo_path), '{}') from seo_url
        where foreign_key = view.product_id and is_canonical) as "alternatePaths",
      ${drawnRowOf(sql`view.product_id`)} as drawn,
      ${wished.reviews ? reviewsBeside(sql`view.group_id`, visit) : sql`null::jsonb`} as reviews
    from ${fromProducts}
    where view.language = ${visit.locale} and product.active
      and (view.product_id = ${id} or (view.group_id = ${id} and view.listed))
    limit 1
  `.execute(db)
  return rows[0] ?? null
}

/** The categories of a product: its own, and these with all their ancestors. */
export async function findProductCategories(
  db: Db,
  visit: Visit,
  id: string,
): Promise<{ own: string[]; tree: string[] } | null> {
  const { rows } = await sql<{ own: string[]; tree: string[] }>`
    select card -> 'categoryIds' as own, card -> 'categoryTree' as tree
    from product_view
    where language = ${visit.locale} and (product_id = ${id} or (group_id = ${id} and listed))
    limit 1
  `.execute(db)
  return rows[0] ?? null
}

type Row = { total: number | null; card: Product['card'] | null; detail: Detail | null; stock: number | null }

const countOf = (from: RawBuilder<unknown>, count: ProductWish['count']) => {
  if (count === 'none') return sql`null::bigint`
  return count === 'exact'
    ? sql`(select count(*) from ${from})`
    : sql`(select count(*) from (select from ${from} limit ${count.atMost}) ahead)`
}

function onePer(met: RawBuilder<unknown>, columns: readonly Column[], order: RawBuilder<unknown>) {
  const keys = sql.join(columns.map(({ sql: key }) => key))
  return sql`(select distinct on (${keys}) view.product_id from ${met} order by ${keys}, ${order}) one`
}
