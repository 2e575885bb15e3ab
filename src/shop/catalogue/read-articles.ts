import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { CategoryId } from '../channel/channel.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Facets, ListingWish, Picks } from './listing.ts'
import { countedFacets, countedInStock, flagsFor, picked, wishedGroups } from './listing-facets.ts'
import type { Detail, Product } from './product.ts'

/** Which systems of a category, one by one and not by families. */
export type ArticleWish = Pick<ListingWish, 'offset' | 'limit' | 'countAvailable'> & {
  categoryId: CategoryId
  picks: Picks
  order: RawBuilder<unknown>
  /** These alone, by their item numbers; null: all. */
  numbers: readonly string[] | null
  /** Each facet as the others' picks leave it. */
  withFacets: boolean
}

/** A system with what its row in the table says. */
export type Article = Product & ArticleFacts

export type ArticleFacts = {
  widths: readonly number[]
  heights: readonly number[]
  depths: readonly number[]
  litres: number | null
  bins: number | null
} & Pick<Detail, 'fit' | 'documents'>

export type Articles = { articles: Article[]; total: number; facets: Facets | null; available: number | null }

/** A page of the table, how many rows there are in all, and what they can be narrowed by, in one statement. */
export async function readArticles(db: Db, visit: Visit, wish: ArticleWish): Promise<Articles> {
  const { categoryId, picks, order, numbers, offset, limit, withFacets, countAvailable } = wish

  const { rows } = await sql<Row>`
    with wished as materialized (${wishedGroups(picks)}),
    -- Read by its own index; the shelf is asked beside it.
    listed as materialized (
      select view.product_id, view.number, view.rating, view.price_chf, view.price_eur, view.widths, view.heights,
        view.depths, view.litres, view.bins, product.stock, ${picked(picks, visit)} as passes, ${flagsFor({ picks, countAvailable }, visit)}
      from article_row view join product on product.id = view.product_id
      where view.category_ids @> array[${categoryId}::uuid]
        and ${numbers ? sql`view.number = any(${[...numbers]}::text[])` : sql`true`}
    ),
    page as (
      select place, listed.stock, listed.widths, listed.heights, listed.depths, listed.litres, listed.bins, shown.card,
        nullif(shown.detail -> 'fit', 'null') as fit, shown.detail -> 'documents' as documents
      from unnest(array(
        select view.product_id from listed view where passes order by ${order} limit ${limit} offset ${offset}
      )) with ordinality as placed (product_id, place)
      join listed using (product_id)
      join product_view shown on shown.language = ${visit.locale} and shown.product_id = placed.product_id
    )
    select counted.total, case when page.place is null or page.place = 1 then counted.facets end as facets,
      counted.available, page.card, page.stock, page.fit, page.documents,
      page.widths, page.heights, page.depths, page.litres::float8 as litres, page.bins
    from (
      select (select count(*) from listed where passes) as total,
        ${withFacets && countAvailable ? countedInStock(true) : sql`null::bigint`} as available,
        ${withFacets ? countedFacets(true, visit) : sql`null::jsonb`} as facets
    ) counted
    left join page on true
    order by page.place
  `.execute(db)
  const [first] = rows

  return {
    articles: rows.flatMap((row) => (isFilled(row) ? [row] : [])),
    total: first?.total ?? 0,
    facets: first?.facets ?? null,
    available: first?.available ?? null,
  }
}

type Counts = { total: number; facets: Facets | null; available: number | null }
type Row = Counts & (Article | { card: null })

/** Behind the last row there is none, and the counts all the same. */
const isFilled = (row: Row): row is Counts & Article => row.card !== null
