import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { misreadings } from '../search/misreadings.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Shelf } from './find-articles.ts'
import { numberKey } from './number-key.ts'

/** An article that may have been meant, and why: misread or mistyped, a part of its number, or the nearest there is. */
export type SimilarArticle = Shelf & { asked: string; because: 'misread' | 'part' | 'nearest' }

/** The likeliest: signs that look alike, and two neighbours in each other's place. */
const likelyMisreadings = 24
const shortestPart = 4
/** So many are shown for a line. */
export const mostCandidates = 5
/** The nearest of a million take 50 ms to find: they are looked for only where nothing else was, and not for a whole list. */
const mostNearest = 20

/**
 * What numbers that name nothing may have meant: all in one statement. Parts are sorted and not just cut off: a limit alone would
 * have PostgreSQL read the whole table for a part that is nowhere.
 */
export async function findSimilar(
  db: Db,
  { locale }: Visit,
  numbers: readonly string[],
): Promise<SimilarArticle[]> {
  if (numbers.length === 0) return []
  const typed = numbers.map((asked) => ({ asked, key: numberKey(asked) }))
  const readings = typed.flatMap(({ asked, key }) =>
    misreadings(key)
      .slice(0, likelyMisreadings)
      .map((reading, rank) => ({ asked, reading, rank })),
  )
  const parts = typed.filter(({ key }) => key.length >= shortestPart)

  const { rows } = await sql<SimilarArticle>`
    with likely as materialized (
      select asked, product.id, 'misread' as because, rank::real as rank
      from unnest(${readings.map(({ asked }) => asked)}::text[], ${readings.map(({ reading }) => reading)}::text[],
        ${readings.map(({ rank }) => rank)}::integer[]) as reading (asked, key, rank)
      join product on number_key(product.number) = reading.key and product.active and not product.has_variants
      union all
      select asked, part.id, 'part', 100 + part.place
      from unnest(${parts.map(({ asked }) => asked)}::text[], ${parts.map(({ key }) => key)}::text[]) as typed (asked, key)
      cross join lateral (
        select id, row_number() over (order by number_key(number) not like typed.key || '%', number) as place
        from product
        where number_key(number) like '%' || typed.key || '%' and active and not has_variants
        order by place limit ${mostCandidates}
      ) part
    ),
    open as materialized (
      select asked, key
      from unnest(${parts.map(({ asked }) => asked)}::text[], ${parts.map(({ key }) => key)}::text[])
        with ordinality as typed (asked, key, place)
      where not exists (select from likely where likely.asked = typed.asked)
      order by place limit ${mostNearest}
    ),
    found as (
      select * from likely
      union all
      select asked, near.id, 'nearest', 200 - 100 * near.likeness
      from open typed
      cross join lateral (
        select product.id, similarity(number_key(product.number), typed.key) as likeness
        from product
        where number_key(product.number) % typed.key and product.active and not product.has_variants
        order by likeness desc, product.number limit ${mostCandidates}
      ) near
    ),
    best as (
      select distinct on (asked, id) asked, id, because, rank from found order by asked, id, rank
    )
    select asked, because, view.card, product.stock
    from (select *, row_number() over (partition by asked order by rank, id) as place from best) best
    join product on product.id = best.id
    join product_view view on view.product_id = best.id and view.language = ${locale}
    where place <= ${mostCandidates}
    order by asked, place
  `.execute(db)

  return rows
}
