import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Product } from '../catalogue/product.ts'
import type { Visit } from '../sessions/visit.ts'
import type { CorrectedTerms } from './correct-terms.ts'

/** A page or a document that was found; the path lies below the prefix of the language. */
export type FoundPage = {
  kind: 'page' | 'line' | 'category' | 'post' | 'document'
  path: string
  name: string
  teaser: string
}
export type FoundPages = { total: number; pages: FoundPage[] }

export type FoundBeside = {
  /** The very articles a number names, variants one by one. */
  byNumber: Product[]
  pages: FoundPages
  documents: FoundPages
}

/** What a search finds beside its listing, at most `limit` of each, in one statement. */
export async function findBesideProducts(
  db: Db,
  visit: Visit,
  corrected: CorrectedTerms,
  limit: number,
): Promise<FoundBeside> {
  const { rows } = await sql<{ byNumber: Product[]; pages: (FoundPage & { total: number })[] }>`
    select ${articles(visit, corrected, limit)} as "byNumber", ${pages(visit, corrected, limit)} as pages
  `.execute(db)
  const [found] = rows

  return {
    byNumber: found?.byNumber ?? [],
    pages: only(found?.pages, ({ kind }) => kind !== 'document'),
    documents: only(found?.pages, ({ kind }) => kind === 'document'),
  }
}

function only(
  rows: readonly (FoundPage & { total: number })[] | undefined,
  isWanted: (row: FoundPage) => boolean,
): FoundPages {
  const wanted = rows?.filter(isWanted) ?? []
  return {
    total: wanted[0]?.total ?? 0,
    pages: wanted.map(({ kind, path, name, teaser }) => ({ kind, path, name, teaser })),
  }
}

/** Pages and documents by the words looked for, the best first. */
const pages = ({ locale }: Visit, { query }: CorrectedTerms, limit: number): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', kind, 'path', path, 'name', name, 'teaser', teaser, 'total', total) order by place), '[]')
  from (
    select kind, path, name, teaser, count(*) over same as total, row_number() over (same order by
      ts_rank('{0.05, 0.2, 0.4, 1.0}', search, ${query}::tsquery, 1) desc, position, key) as place
    from search_page
    where language = ${locale} and search @@ ${query}::tsquery
    window same as (partition by kind = 'document')
  ) ranked
  where place <= ${limit})`

const mostBegun = 500

/**
 * The number itself first, then those it begins or is a part of; of a misread one those that may be meant, the likeliest
 * first.
 */
function articles({ locale }: Visit, { numbers }: CorrectedTerms, limit: number): RawBuilder<unknown> {
  const [number] = numbers
  if (!number) return sql`'[]'::jsonb`

  const digits = sql`regexp_replace(product.number, '[^0-9]', '', 'g')`
  return sql`(
    with meant as materialized (
      select word, place from unnest(${number.found}::text[]) with ordinality as found (word, place)
      union
      -- A few digits begin a great many numbers: of these the first are enough.
      (select word, 1000 + length(word) from (
        select word from search_word
        where language = ${locale} and word >= ${number.typed} and word <= ${number.typed}::text || repeat('z', 40)
          and word ~ '^[0-9]+$'
        order by word limit ${mostBegun}
      ) begun order by length(word), word limit ${limit})
    ),
    nearest as (select word, min(place) as place from meant group by word)
    select coalesce(jsonb_agg(jsonb_build_object('card', card, 'stock', stock) order by row), '[]')
    from (
      select view.card, product.stock, row_number() over (
        order by nearest.word <> ${number.typed}, nearest.place, product.number) as row
      from nearest
      join product on ${digits} = nearest.word and product.active
      join product_view view on view.product_id = product.id and view.language = ${locale}
      order by row limit ${limit}
    ) first)`
}
