import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import { type CorrectedTerms, correctTerms } from './correct-terms.ts'
import { weighing } from './search-expression.ts'
import { type SearchTerms, searchTerms } from './search-terms.ts'

/**
 * A search as SQL over `view`, a row of the read model. `begins` is whether its name begins with the first word, `numbered`
 * whether `product` has the very number that is looked for.
 */
export type SearchQuery = {
  matches: RawBuilder<boolean>
  /** The words alone, which `search_best` has as well; null where something else is looked for, too. */
  said: RawBuilder<boolean> | null
  begins: RawBuilder<boolean>
  numbered: RawBuilder<boolean>
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

export const nothingFound: SearchQuery = {
  matches: sql`false`,
  said: null,
  begins: sql`false`,
  numbered: sql`false`,
  score: sql`0::real`,
}

/** The same when the terms have been corrected before. */
export function queryFor(corrected: CorrectedTerms | null, terms: SearchTerms): SearchQuery {
  if (!corrected) return nothingFound

  const [first] = corrected.words
  const said = sql<boolean>`view.search @@ ${corrected.query}::tsquery`

  // Written out it is a constant to the planner, and is not stemmed again for every row.
  return {
    matches: said,
    said,
    begins: first
      ? sql`view.sort_name >= ${first}::text and view.sort_name <= ${first}::text || repeat('z', 40)`
      : sql`false`,
    numbered:
      corrected.numbers.length > 0 ? hasNumber(corrected.numbers.flatMap(({ found }) => found)) : sql`false`,
    score: score(corrected, terms),
  }
}

/** As an index has it. */
const hasNumber = (digits: readonly string[]): RawBuilder<boolean> =>
  sql`regexp_replace(product.number, '[^0-9]', '', 'g') = any(${[...digits]}::text[])`

const partShare = 0.5
/** What only means the same comes after all that is called so. */
const meantShare = 0.02
/** Who calls a thing by another name rather means the thing itself, a system or what is used up, than what belongs to it. */
const itselfShare = 2
/** In a text, of which all kinds have alike ones, things for a system and parts of one come after it. */
const textShares = sql`case view.kind when 'system' then 1 when 'spare-part' then 0.25 else 0.5 end::real`

/**
 * How well a row fits: its very number before a name that holds every word, that before the kind of thing it is (category,
 * subtitle), that before a text. Among names one that begins so is first, then one that begins with the whole word. Within
 * each it counts where words stand and how often. Whoever says what a thing is for means the thing rather than the parts
 * of it.
 */
function score(
  { query, literal, words }: CorrectedTerms,
  { numbers }: Pick<SearchTerms, 'numbers'>,
): RawBuilder<number> {
  const fits = literal === '' ? null : closeness(literal ?? query, words, numbers)
  if (literal === null) return sql`(${fits})::real`

  const meant = sql`${meantShare}::real * ${meaning(query)}`
  return fits
    ? sql`(case when view.search @@ ${literal}::tsquery then 1 + ${fits} else ${meant} end)::real`
    : sql`(${meant})::real`
}

function closeness(query: string, words: readonly string[], numbers: readonly string[]): RawBuilder<number> {
  const begins = words.join('%')
  const rank = rankOf(query)
  return sql`(
    case when ${isIn('A', query)} then 4 + ${rank} * ${share}
      when ${isIn('AB', query)} then (2 + ${rank}) * ${share} else ${rank} * ${textShares} end
    ${
      numbers.length > 0
        ? sql`+ case when view.group_id in (
          select coalesce(product.parent_id, product.id) from product where ${hasNumber(numbers)}) then 8 else 0 end`
        : sql``
    }
    ${
      begins === ''
        ? sql``
        : sql`+ case when view.sort_name like ${`%${begins}%`} then 0.5 else 0 end
      + case when view.sort_name like ${`${begins}%`} then 1 else 0 end
      + case when view.sort_name like ${begins} or view.sort_name like ${`${begins} %`} then 1 else 0 end`
    }
  )`
}

const meaning = (query: string): RawBuilder<number> => sql`(
  (case when ${isIn('AB', query)} then 2 else 0 end + ${rankOf(query)})
  * case when view.kind in ('system', 'consumable') then ${itselfShare}::real else ${share} end)`

const isIn = (weights: 'A' | 'AB', query: string): RawBuilder<boolean> =>
  sql`view.search @@ ${weighing(query, weights)}::tsquery`

const rankOf = (query: string): RawBuilder<number> =>
  sql`ts_rank('{0.05, 0.2, 0.4, 1.0}', view.search, ${query}::tsquery, 1)`

const share = sql`case view.kind when 'spare-part' then ${partShare}::real else 1 end`
