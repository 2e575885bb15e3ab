import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Card, Product } from '../catalogue/product.ts'
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

/** Pages and documents by the words looked for, the best first. */
export async function findPages(
  db: Db,
  { locale }: Visit,
  { query }: CorrectedTerms,
  limit: number,
): Promise<{ pages: FoundPages; documents: FoundPages }> {
  const { rows } = await sql<FoundPage & { total: number }>`
    select kind, path, name, teaser, total from (
      select kind, path, name, teaser, count(*) over same as total, row_number() over (same order by
        ts_rank('{0.05, 0.2, 0.4, 1.0}', search, ${query}::tsquery, 1) desc, position, key) as place
      from search_page
      where language = ${locale} and search @@ ${query}::tsquery
      window same as (partition by kind = 'document')
    ) ranked
    where place <= ${limit}
    order by place
  `.execute(db)

  const only = (isWanted: (row: FoundPage) => boolean): FoundPages => {
    const wanted = rows.filter(isWanted)
    return {
      total: wanted[0]?.total ?? 0,
      pages: wanted.map(({ kind, path, name, teaser }) => ({ kind, path, name, teaser })),
    }
  }
  return {
    pages: only(({ kind }) => kind !== 'document'),
    documents: only(({ kind }) => kind === 'document'),
  }
}

/**
 * The very articles a number names, variants one by one: the number itself first, then those it begins or is a part of;
 * of a misread one those that may be meant, the likeliest first.
 */
export async function findByNumber(
  db: Db,
  { locale }: Visit,
  { numbers }: CorrectedTerms,
  limit: number,
): Promise<Product[]> {
  const [number] = numbers
  if (!number) return []

  const digits = sql`regexp_replace(product.number, '[^0-9]', '', 'g')`
  const { rows } = await sql<{ card: Card; stock: number }>`
    with meant as materialized (
      select word, place from unnest(${number.found}::text[]) with ordinality as found (word, place)
      union
      (select word, 1000 + length(word) from search_word
        where language = ${locale} and word >= ${number.typed} and word <= ${number.typed}::text || repeat('z', 40)
          and word ~ '^[0-9]+$'
        order by length(word), word limit ${limit})
    ),
    nearest as (select word, min(place) as place from meant group by word)
    select view.card, product.stock
    from nearest
    join product on ${digits} = nearest.word and product.active
    join product_view view on view.product_id = product.id and view.language = ${locale}
    order by nearest.word <> ${number.typed}, nearest.place, product.number
    limit ${limit}
  `.execute(db)
  return rows
}
