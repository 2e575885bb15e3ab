import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import { misreadings, swapped } from './misreadings.ts'
import type { SearchTerms } from './search-terms.ts'

/** How many numbers a part from the middle of one may stand for. */
const mostNumbers = 20
/** How many numbers a misread one may stand for. */
const mostMisread = 5

/** From how many letters on a stem says enough to be a beginning. */
const longEnough = 6

/** What is really looked for. */
export type CorrectedTerms = {
  /** As a tsquery, written out. */
  query: string
  words: string[]
  /** What was typed and is nowhere, and what is looked for in its place, as names write it. */
  instead: { typed: string; meant: string }[]
  /** The numbers that were typed: they begin an item number, or are these. */
  numbers: { typed: string; found: string[]; isMisread: boolean }[]
}

/**
 * Every word must be found, the last one may be only begun. A word by which nothing is found is corrected to the most
 * similar one of the catalogue, a number to those it may be misread from: unless somebody wants exactly what she typed.
 * Null when nothing is left to look for.
 */
export async function correctTerms(
  db: Db,
  locale: Locale,
  terms: SearchTerms,
  exactly: boolean,
): Promise<CorrectedTerms | null> {
  const { words, numbers } = terms
  if (words.length + numbers.length === 0) return null

  // Written out, it leads to the index of the language.
  const language = sql.lit(locale)
  const readings = numbers.map((number) => (exactly ? '' : misreadings(number).join()))
  const swaps = words.map(({ plain }) => (exactly ? '' : swapped(plain).join()))
  const { rows } = await sql<Row>`
    with config as materialized (select search_config as name from language where code = ${language}),
    given as (
      select place, plain, typed, false as is_number, place = ${words.length} as is_last, readings
      from unnest(${words.map(({ plain }) => plain)}::text[], ${words.map(({ typed }) => typed)}::text[],
        ${swaps}::text[]) with ordinality as word (plain, typed, readings, place)
      union all
      select place, digits, digits, true, true, readings
      from unnest(${[...numbers]}::text[], ${readings}::text[]) with ordinality as number (digits, readings, place)
    ),
    corrected as materialized (
      select given.*, config.name as config, case
        -- A word that says nothing must not be missing from a name either.
        when not is_number and numnode(to_tsquery(config.name, typed)) = 0 then '{}'
        -- Words are letters and digits, so this is every word that begins so, whatever the collation.
        when exists (select from search_word
          where language = ${language} and word >= plain and word <= plain || repeat('z', 40)) then array[plain]
        when is_number then coalesce((
          select array_agg(word) from (
            select word from search_word where language = ${language} and word like '%' || plain || '%' limit ${mostNumbers}
          ) inside), (
          select array_agg(word) from (
            select word from unnest(string_to_array(readings, ',')) with ordinality reading (digits, place)
            join search_word on language = ${language} and word = reading.digits
            order by reading.place limit ${mostMisread}
          ) misread), array[plain])
        when ${exactly} or exists (
          select from product_view
          where language = ${language} and listed and search @@ to_tsquery(config.name, plain))
          or exists (
          select from search_page where language = ${language} and search @@ to_tsquery(config.name, plain))
          then array[plain]
        -- Fingers that were too fast come before letters that were meant otherwise.
        else array[coalesce((
          select word from search_word
          where language = ${language} and word = any(string_to_array(readings, ','))
          order by products desc, word limit 1), (
          select word from search_word
          where language = ${language} and word % plain and word !~ '^[0-9]+$'
          order by similarity(word, plain) desc, products desc, word limit 1), plain)]
      end as found
      from given cross join config
    )
    -- Words are stemmed and taken as they stand, so that both a sentence and a beginning match. The stem of a short one
    -- begins many others: "line" would find "links".
    select is_number as "isNumber", plain, typed, found, (
        select shown from search_word where language = ${language} and word = found[1]) as shown,
      -- Said twice, it would be looked up twice.
      (case when is_number or stem = as_typed or numnode(stem) = 0 then as_typed else stem || as_typed end)::text as query
    from corrected
    -- Bare digits are sizes and litres unless there are many of them: 3 is not the beginning of 35.
    cross join lateral (
      select string_agg(word, ' | ') as whole,
        string_agg(case when is_number or is_last and word !~ '^[0-9]+$' then word || ':*' else word end, ' | ') as begun
      from unnest(found) word
    ) joined
    cross join lateral (
      select to_tsquery('simple', begun) as as_typed,
        to_tsquery(config, case when length(plain) >= ${longEnough} then begun else whole end) as stem
    ) said
    where cardinality(found) > 0
    order by is_number, place
  `.execute(db)

  return readRows(rows.filter(({ query }) => query !== ''))
}

type Row = {
  isNumber: boolean
  plain: string
  typed: string
  found: string[]
  shown: string | null
  query: string
}

function readRows(rows: readonly Row[]): CorrectedTerms | null {
  if (rows.length === 0) return null
  const words = rows.filter(({ isNumber }) => !isNumber)

  return {
    query: rows.map(({ query }) => `(${query})`).join(' & '),
    words: words.flatMap(({ found }) => found[0] ?? []),
    instead: words.flatMap(({ plain, typed, found: [meant], shown }) =>
      meant === undefined || meant === plain ? [] : [{ typed, meant: shown || meant }],
    ),
    numbers: rows
      .filter(({ isNumber }) => isNumber)
      .map(({ plain, found }) => ({
        typed: plain,
        found,
        isMisread: found.every((number) => !number.includes(plain)),
      })),
  }
}
