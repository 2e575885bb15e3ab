import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import { type CorrectedTerms, correctTerms } from './correct-terms.ts'
import { type SearchTerms, searchTerms } from './search-terms.ts'

/** A search as SQL over `view`, a row of the read model. `begins` is whether its name begins with the first word. */
export type SearchQuery = {
  matches: RawBuilder<boolean>
  begins: RawBuilder<boolean>
  score: RawBuilder<number>
}

export async function searchQuery(
  db: Db,
  locale: Locale,
  typed: string,
  about: { exactly: boolean },
): Promise<SearchQuery> {
  const terms = searchTerms(typed)
  const corrected = await correctTerms(db, locale, terms, about.exactly)
  return queryFor(corrected, terms)
}

const nothing: SearchQuery = { matches: sql`false`, begins: sql`false`, score: sql`0::real` }

/** The same when the terms have been corrected before. */
export function queryFor(corrected: CorrectedTerms | null, terms: SearchTerms): SearchQuery {
  if (!corrected) return nothing

  const [first] = corrected.words

  // Written out it is a constant to the planner, and is not stemmed again for every row.
  return {
    matches: sql`view.search @@ ${corrected.query}::tsquery`,
    begins: first
      ? sql`view.sort_name >= ${first}::text and view.sort_name <= ${first}::text || repeat('z', 40)`
      : sql`false`,
    score: score(corrected, terms),
  }
}

const partShare = 0.5

/**
 * How well a row fits: where its words stand weighs (names and numbers over options over descriptions); the very
 * item number, or a name that begins so, comes before everything else; one that begins with the whole word first.
 * A name that holds the word within another comes next: charcoal filters, for who looks for a filter. Whoever says what a
 * thing is for means the thing rather than the parts of it.
 */
function score(
  { query, words }: { query: string; words: readonly string[] },
  { numbers }: SearchTerms,
): RawBuilder<number> {
  const begins = words.join('%')
  return sql`(
    ts_rank('{0.05, 0.2, 0.4, 1.0}', view.search, ${query}::tsquery, 1)
      * case view.kind when 'spare-part' then ${partShare}::real else 1 end
    ${numbers.length > 0 ? sql`+ case when view.search @@ ${numbers.map((digits) => `'${digits}'`).join(' | ')}::tsquery then 4 else 0 end` : sql``}
    ${
      begins === ''
        ? sql``
        : sql`+ case when view.sort_name like ${`%${begins}%`} then 0.5 else 0 end
      + case when view.sort_name like ${`${begins}%`} then 1 else 0 end
      + case when view.sort_name = ${begins} or view.sort_name like ${`${begins} %`} then 1 else 0 end`
    }
  )::real`
}
