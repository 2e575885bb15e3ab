import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import { type CorrectedTerms, correctTerms } from './correct-terms.ts'
import { type SearchTerms, searchTerms } from './search-terms.ts'

/** A search as SQL over `view`, a row of the read model. */
export type SearchQuery = { matches: RawBuilder<boolean>; score: RawBuilder<number> }

/** What was typed as a query: every word must be found, the last one may be only begun. */
export async function searchQuery(db: Db, locale: Locale, typed: string): Promise<SearchQuery> {
  const terms = searchTerms(typed)
  const corrected = await correctTerms(db, locale, terms)
  return { matches: matches(locale, corrected), score: score(locale, corrected, terms) }
}

function matches(locale: Locale, corrected: CorrectedTerms): RawBuilder<boolean> {
  const query = queryOf(locale, corrected)
  return query ? sql`view.search @@ ${query}` : sql`false`
}

/**
 * How well a row fits: where its words stand weighs (names and numbers over options over descriptions); the very
 * item number, or a name that begins so, comes before everything else.
 */
function score(
  locale: Locale,
  corrected: CorrectedTerms,
  { numbers, words }: SearchTerms,
): RawBuilder<number> {
  const query = queryOf(locale, corrected)
  if (!query) return sql`0::real`

  const exact = numbers.length > 0 ? sql`to_tsquery('simple', ${numbers.join(' | ')})` : sql`''::tsquery`
  const begins = words.map(({ plain }) => plain).join('%')
  return sql`(
    ts_rank('{0.05, 0.2, 0.4, 1.0}', view.search, ${query}, 1)
    + case when view.search @@ ${exact} then 4 else 0 end
    + case when ${begins !== ''} and view.sort_name like ${`${begins}%`} then 1 else 0 end)::real`
}

/** Words are stemmed in the language and taken as they stand, so that both a sentence and a beginning match. */
function queryOf(locale: Locale, { words, numbers }: CorrectedTerms): RawBuilder<unknown> | null {
  const config = sql`(select search_config from language where code = ${locale})`
  const last = words.length - 1
  const parts = [
    ...words.map((choices, index) => {
      const text = choices.map((word) => (index === last ? `${word}:*` : word)).join(' | ')
      return sql`(to_tsquery(${config}, ${text}) || to_tsquery('simple', ${text}))`
    }),
    ...numbers.map(
      (choices) => sql`to_tsquery('simple', ${choices.map((digits) => `${digits}:*`).join(' | ')})`,
    ),
  ]
  return parts.length > 0 ? sql`(${sql.join(parts, sql` && `)})` : null
}
