import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import type { SearchTerms } from './search-terms.ts'

/** How many numbers a part from the middle of one may stand for. */
const mostNumbers = 20

/**
 * The terms as a tsquery, written out: every word must be found, the last one may be only begun. A word by which
 * nothing is found is corrected to the most similar one of the catalogue. A number is never corrected: it begins an
 * item number, or is looked for inside of them. With it the words as they are now. Null when nothing is left to look
 * for.
 */
export async function correctTerms(
  db: Db,
  locale: Locale,
  terms: SearchTerms,
): Promise<{ query: string; words: string[] } | null> {
  const { words, numbers } = terms
  if (words.length + numbers.length === 0) return null

  const { rows } = await sql<{ query: string; word: string | null }>`
    with config as materialized (select search_config as name from language where code = ${locale}),
    given as (
      select place, plain, typed, false as is_number, place = ${words.length} as is_last
      from unnest(${words.map(({ plain }) => plain)}::text[], ${words.map(({ typed }) => typed)}::text[])
        with ordinality as word (plain, typed, place)
      union all
      select place, digits, digits, true, true
      from unnest(${[...numbers]}::text[]) with ordinality as number (digits, place)
    ),
    -- Each offset keeps the language out of the search inside: that finds a few rows, the language has all of them.
    corrected as materialized (
      select given.*, config.name as config, case
        -- A word that says nothing must not be missing from a name either.
        when not is_number and numnode(to_tsquery(config.name, typed)) = 0 then '{}'
        -- Words are letters and digits, so this is every word that begins so, whatever the collation.
        when exists (select from search_word
          where language = ${locale} and word >= plain and word <= plain || repeat('z', 40)) then array[plain]
        when is_number then coalesce((
          select array_agg(word) from (
            select word from (select word, language from search_word where word like '%' || plain || '%' offset 0) alike
            where language = ${locale} limit ${mostNumbers}
          ) inside), array[plain])
        when exists (
          select from (select language from product_view where listed and search @@ to_tsquery(config.name, plain) offset 0) alike
          where language = ${locale}) then array[plain]
        else array[coalesce((
          select word from (select * from search_word where word % plain offset 0) alike
          where language = ${locale}
          order by similarity(word, plain) desc, products desc, word limit 1), plain)]
      end as found
      from given cross join config
    )
    -- Words are stemmed and taken as they stand, so that both a sentence and a beginning match.
    select (case when is_number then to_tsquery('simple', alternatives)
      else to_tsquery(config, alternatives) || to_tsquery('simple', alternatives) end)::text as query,
      case when not is_number then found[1] end as word
    from corrected
    -- Bare digits are sizes and litres unless there are many of them: 3 is not the beginning of 35.
    cross join lateral (
      select string_agg(case when is_number or is_last and word !~ '^[0-9]+$' then word || ':*' else word end, ' | ')
        as alternatives
      from unnest(found) word
    ) joined
    where cardinality(found) > 0
    order by is_number, place
  `.execute(db)

  const parts = rows.filter(({ query }) => query !== '')
  if (parts.length === 0) return null
  return {
    query: parts.map(({ query }) => `(${query})`).join(' & '),
    words: parts.flatMap(({ word }) => word ?? []),
  }
}
