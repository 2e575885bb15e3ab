import { type RawBuilder, sql } from 'kysely'
import type { Visit } from '../sessions/visit.ts'
import { inLanguage } from './in-language.ts'
import type { ListingSource, SearchSource } from './listing.ts'

/**
 * What is looked at, where that is not all. A sketch looks at some of what matches, found at the same cost however large
 * the shop is: at the best of the best sellers, of more of them where these are few, of all where those are few as well.
 * What is rarer than that has few rows to be found by the index, which collects all of them before it gives the first.
 * Names that begin so and the very numbers are looked at whatever they sell.
 */
export const sketchOf = (source: ListingSource, visit: Visit): RawBuilder<unknown> => {
  if (source.kind === 'category' || !source.among) return sql`select null::uuid as product_id`
  if (source.among === 'best') return bestOf(source, visit)
  return sql`
      (with first as materialized (
        select view.product_id from search_best view
        where ${inLanguage(visit)} and view.place <= ${sql.lit(mostFirst)} and ${source.matches}
        order by view.place limit ${mostBest}
      ),
      best as materialized (
        select view.product_id from search_best view
        where (select count(*) from first) < ${enough} and ${inLanguage(visit)} and ${source.matches}
        order by view.place limit ${mostBest}
      )
      select product_id from first
      union
      select product_id from best
      union
      (select view.product_id from product_view view
        where (select count(*) from first) < ${enough} and (select count(*) from best) < ${enough}
          and ${inLanguage(visit)} and view.listed and ${source.matches} limit ${mostSketched})
      union
      ${named(source, visit)})`
}

/** All best sellers that hold the words, and what is called so whatever it sells. */
const bestOf = (source: SearchSource, visit: Visit): RawBuilder<unknown> => sql`
      (select view.product_id from search_best view
        where ${inLanguage(visit)} and ${source.said ?? sql`true`}
      union
      ${named(source, visit)})`

/** Names that begin so, and the very numbers. */
const named = (source: SearchSource, visit: Visit): RawBuilder<unknown> => sql`
      (select view.product_id from (
        select product_id, group_id, category_ids, search, kind from product_view view
        where view.language = ${visit.locale} and view.listed and ${source.begins}
        order by view.sort_name, view.product_id limit ${mostBeginning}
      ) view where ${source.matches})
      union
      (select view.product_id from product
        join product_view view on view.group_id = coalesce(product.parent_id, product.id)
          and view.language = ${visit.locale} and view.listed
        where ${source.numbered} limit ${mostNumbered})`

/** As in the condition of an index (migration 0037). */
const mostFirst = 500
const enough = 30
const mostBest = 100
const mostSketched = 200
const mostBeginning = 50
const mostNumbered = 50
