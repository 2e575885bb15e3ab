import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Column } from '../../platform/postgres/query/column.ts'
import { where } from '../../platform/postgres/query/where.ts'
import type { Condition } from '../../values/condition.ts'
import { crowding } from '../search/crowd.ts'
import type { Visit } from '../sessions/visit.ts'
import { inLanguage } from './in-language.ts'
import {
  type Facets,
  type Listing,
  type ListingSource,
  type ListingWish,
  nothingPicked,
  type SearchSource,
} from './listing.ts'
import {
  countedFacets,
  countedInStock,
  flagsFor,
  inStock,
  keptFacets,
  picked,
  wishedGroups,
} from './listing-facets.ts'
import type { Card } from './product.ts'
import { fromProducts } from './product-columns.ts'
import { sketchOf } from './search-sketch.ts'

/**
 * A page of a listing, how many groups there are in all, and what they can be filtered by, in one statement.
 * A category that nothing narrows has its count and its facets written down, and is walked in the order of an index.
 */
export async function readListing(db: Db, visit: Visit, wish: ListingWish): Promise<Listing> {
  const { rows } = await (isWholeCategory(wish) ? walkCategory(visit, wish) : sortOut(visit, wish)).execute(
    db,
  )
  const [first] = rows

  return {
    products: rows.flatMap(({ card, stock }) => (card ? [{ card, stock: stock ?? 0 }] : [])),
    total: first?.total ?? 0,
    estimatedTotal: first?.each ? roughly((first.total ?? 0) * first.each) : null,
    facets: first?.facets ?? null,
    available: first?.available ?? null,
  }
}

/** Two figures: more are not known. */
const roughly = (count: number): number => Number(count.toPrecision(2))

type Row = {
  total: number | null
  /** How many groups one stands for, where only best sellers were ranked. */
  each: number | null
  facets: Facets | null
  available: number | null
  card: Card | null
  stock: number | null
}

const isWholeCategory = ({ source, picks, filter, postFilter }: ListingWish): boolean =>
  source.kind === 'category' && nothingPicked(picks) && isNothing(filter) && isNothing(postFilter)

const isNothing = (condition: Condition<Column>): boolean =>
  condition.is === 'all' && condition.of.length === 0

/**
 * A large category is walked in the order of the index until the page is full, a small one is collected and sorted.
 * PostgreSQL would have to guess which it is: its plan is made for any category. What is collected is counted as well, by one
 * look at the shelf for all of it: joined to it the planner would read the whole shelf.
 */
function walkCategory(visit: Visit, { source, order, offset, limit, facets, countAvailable }: ListingWish) {
  const id = source.kind === 'category' ? source.id : null
  const ranked = (rows: RawBuilder<unknown>, when: RawBuilder<unknown>) =>
    inPlaces(
      sql`select view.product_id from ${rows} where ${when} order by ${order.by} limit ${limit} offset ${offset}`,
    )
  const listed = sql`${inLanguage(visit)} and view.listed`
  const isLarge = sql`(select total from kept) > ${largest}`
  // Rows that are only passed by are neither joined nor unpacked.
  const [walked, collected] =
    order.of === 'sort keys'
      ? [sql`product_view view`, sql`collected view`]
      : [
          fromProducts,
          sql`collected join ${fromProducts} on view.language = ${visit.locale} and view.product_id = collected.product_id`,
        ]

  return sql<Row>`
    with kept as materialized (
      select coalesce(max(total), 0) as total, ${facets === 'none' ? sql`null` : sql`(array_agg(facets))[1]`} as facets
      from category_facets where category_id = ${id} and language = ${visit.locale}
    ), collected as materialized (
      select view.product_id, view.sort_name, view.sales, view.rating, view.price_chf, view.price_eur
      from product_view view
      where ${listed} and view.category_ids @> array[${id}::uuid] and not ${isLarge}
    )
    select kept.total, null::float8 as each, case when page.place is null or page.place = 1 then kept.facets end as facets,
      ${
        countAvailable
          ? sql`case when kept.total <= ${largest} and (page.place is null or page.place = 1) then (
        select count(*) from product where product.id = any(array(select product_id from collected)) and ${inStock}) end`
          : sql`null::bigint`
      } as available,
      page.card, page.stock
    from kept
    left join lateral (
      select view.card, product.stock, ranked.place
      from (
        select * from ${ranked(walked, sql`${listed} and ${id}::uuid = any(view.category_ids) and ${isLarge}`)}
        union all
        select * from ${ranked(collected, sql`not ${isLarge}`)}
      ) ranked
      join product_view view on view.language = ${visit.locale} and view.product_id = ranked.product_id
      join product on product.id = ranked.product_id
    ) page on kept.total > ${offset}
    order by page.place`
}

/**
 * Rows in their order with the place of each. Numbered by a window they would all be sorted, where only the first few are
 * wanted.
 */
const inPlaces = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`unnest(array(${rows})) with ordinality as placed (product_id, place)`

/** Groups of a category that are sorted in no time. */
const largest = 2000

/** Everything in the listing is looked at once and marked: what was picked decides the rows, the marks the facets. */
function sortOut(visit: Visit, wish: ListingWish) {
  const { source, order, offset, limit, facets } = wish
  const isKept = facets === 'whole' && source.kind === 'category' && isNothing(wish.filter)
  const isCounted = facets !== 'none' && !isKept
  const passes = sql`${where(wish.postFilter)} and ${picked(wish.picks, visit)}`
  const rows = (source: ListingSource) => sql`
      select view.product_id, view.sort_name, view.sales, view.rating, view.price_chf, view.price_eur,
        ${scoreOf(source)} as score, ${passes} as passes ${isCounted ? sql`, ${flagsFor(wish, visit)}` : sql``}
      from ${rowsOf(wish, isCounted, visit)}
      where ${inLanguage(visit)} and view.listed and ${belongs(source, visit)} and ${where(wish.filter)}
        ${isCounted ? sql`` : sql`and ${passes}`}`
  const best = bestOf(wish)

  return sql<Row>`
    with wished as materialized (${wishedGroups(wish.picks)}),
    crowd as materialized (${best?.said ? crowding(visit.locale, best.said) : sql`select null::float8 as each`}),
    sketched as (${sketchOf(best ?? source, visit)}),
    listed as materialized (
      ${
        best
          ? sql`${rows(source)} and (select each from crowd) is null
            union all ${rows(best)} and (select each from crowd) is not null`
          : rows(source)
      }
    ), ranked as (
      select product_id, place from ${inPlaces(sql`
        select view.product_id
        from ${order.of === 'sort keys' ? sql`listed view` : sql`listed join ${fromProducts} on view.language = ${visit.locale} and view.product_id = listed.product_id`}
        where passes
        order by ${order.by} limit ${limit} offset ${offset}`)}
    ), page as (
      select ranked.place, view.card, product.stock
      from ranked join product_view view on view.language = ${visit.locale} and view.product_id = ranked.product_id
      join product on product.id = ranked.product_id
    )
    select counted.total, (select each from crowd) as each, case when page.place is null or page.place = 1 then counted.facets end as facets,
      counted.available, page.card, page.stock
    from (
      select (select count(*) from listed where passes) as total,
      ${isCounted && wish.countAvailable ? sql`case when ${isCountable(wish, visit)} then ${countedInStock(facets === 'reduced')} end` : sql`null::bigint`} as available, ${
        isKept
          ? keptFacets(source, visit)
          : isCounted
            ? countedFacets(facets === 'reduced', visit)
            : sql`null::jsonb`
      } as facets
    ) counted
    left join page on true
    order by page.place`
}

/**
 * To rank all that a common word meets in a large shop takes seconds. As long as nobody narrows or orders it, what sells best
 * is ranked alone then. Null where all is ranked, however much it is.
 */
function bestOf({ source, picks, filter, postFilter, order }: ListingWish): SearchSource | null {
  if (source.kind === 'category' || source.among || !source.said) return null
  const isPlain = nothingPicked(picks) && isNothing(filter) && isNothing(postFilter) && order.favoursBest
  return isPlain ? { ...source, among: 'best' } : null
}

/** The shelf is asked where something depends on it; only to count what is in stock not for a large category. */
function rowsOf(wish: ListingWish, isCounted: boolean, visit: Visit): RawBuilder<unknown> {
  if (needsShelf(wish)) return fromProducts
  return isCounted && wish.countAvailable
    ? // Fenced off (offset 0), or the planner would look up each row first and ask afterwards whether it may be counted.
      sql`product_view view left join lateral (
        select kind, stock, min_purchase from product own
        where own.id = view.product_id and ${isCountable(wish, visit)} offset 0
      ) product on true`
    : sql`product_view view`
}

const needsShelf = ({ filter, postFilter, picks }: ListingWish): boolean =>
  !isNothing(filter) || !isNothing(postFilter) || picks.available

/** To look at the shelf for each of very many groups takes longer than all the rest of the page. */
const isCountable = (wish: ListingWish, { locale }: Visit): RawBuilder<boolean> =>
  wish.source.kind === 'search' || needsShelf(wish)
    ? sql`true`
    : sql`(select coalesce(max(total), 0) <= ${largest} from category_facets
        where category_id = ${wish.source.id} and language = ${locale})`

function belongs(source: ListingSource, { locale }: Visit): RawBuilder<boolean> {
  if (source.kind === 'category') return sql`view.category_ids @> array[${source.id}::uuid]`
  if (!source.among) return source.matches
  const isSketched = sql<boolean>`view.language = ${locale} and view.product_id in (select product_id from sketched)`
  return source.among === 'sketch' ? isSketched : sql<boolean>`${isSketched} and ${source.matches}`
}

const scoreOf = (source: ListingSource): RawBuilder<number> =>
  source.kind === 'search' ? source.score : sql`0::real`
