import { sql } from 'kysely'
import { type Db, planned } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import { misreadings, swapped } from './misreadings.ts'
import { type Run, searchExpression } from './search-expression.ts'
import type { SearchTerms } from './search-terms.ts'

/** How many numbers a part from the middle of one may stand for. */
const mostNumbers = 20
/** How many numbers a misread one may stand for. */
const mostMisread = 5

/** From how many letters on a stem says enough to be a beginning. */
const longEnough = 6
/** From how many letters on the beginning of what people call a thing says enough. */
const sayingEnough = 4
/** In how many pieces a word may be written apart. */
const mostApart = 4
const mostSynonyms = 6

/** What is really looked for. */
export type CorrectedTerms = {
  /** As a tsquery, written out. */
  query: string
  /** The same without what people mean by it, where that makes a difference: null when nothing is called so. */
  literal: string | null
  /** In pieces, so that it is all the same whether they are written as one. */
  words: string[]
  /** What was typed and is nowhere, and what is looked for in its place, as names write it. */
  instead: { typed: string; meant: string }[]
  /** The numbers that were typed: they begin an item number, or are these. */
  numbers: { typed: string; found: string[]; isMisread: boolean }[]
}

/**
 * Every word must be found, the last one may be only begun. A word by which nothing is found is corrected to the most
 * similar one of the catalogue, a number to those it may be misread from: unless somebody wants exactly what she typed.
 * What people call a thing is no mistake: it is looked for as well. Null when nothing is left to look for.
 */
export async function correctTerms(
  db: Db,
  locale: Locale,
  terms: SearchTerms,
  exactly: boolean,
): Promise<CorrectedTerms | null> {
  const words = terms.words.filter(({ isElided }) => !isElided || !eliding.has(locale))
  const { numbers } = terms
  if (words.length + numbers.length === 0) return null

  // Written out, it leads to the index of the language.
  const language = sql.lit(locale)
  const readings = numbers.map((number) => (exactly ? '' : misreadings(number).join()))
  const swaps = words.map(({ plain }) => (exactly ? '' : swapped(plain).join()))
  const { rows } = await sql<{ words: Word[]; runs: Run[] }>`
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
          select from search_part where language = ${language}
          and (stem = stem_of(config.name, plain) or word >= plain and word <= plain || repeat('z', 40)))
          or cardinality(word_parts(${language}, config.name, plain, false)) > 1
          -- What is in many texts is in that of a best seller; of what is not, few have to be gone through.
          or exists (
          select from search_best where language = ${language} and search @@ to_tsquery(config.name, plain))
          or exists (
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
    ),
    piece as materialized (
      select row_number() over (order by corrected.place, part.place) - 1 as at, corrected.place, part.word,
        corrected.is_last and part.place = cardinality(made.parts) as is_last,
        cardinality(made.parts) as pieces, made.is_known, stem_of(config, part.word) as stem
      from corrected
      cross join lateral (
        select word_parts(${language}, config, found[1], false) as parts,
          exists (select from search_part where language = ${language} and word = found[1] and parts <> '{}') as is_known
      ) made
      cross join unnest(made.parts) with ordinality as part (word, place)
      where not is_number and cardinality(found) > 0
    ),
    run as materialized (
      select first.at as "from", last.at as "to", last.is_last,
        first.place = last.place and last.at - first.at + 1 < first.pieces as is_inside,
        first.place = last.place and last.at - first.at + 1 = first.pieces as is_typed,
        first.is_known, joined.word, joined.stems
      from piece first
      join piece last on last.at between first.at and first.at + ${mostApart - 1}
      cross join lateral (
        select string_agg(word, '' order by at) as word,
          coalesce(array_agg(stem order by at) filter (where stem is not null), '{}') as stems
        from piece where at between first.at and last.at
      ) joined
    ),
    -- Words are stemmed and taken as they stand, so that both a sentence and a beginning match. The stem of a short one
    -- begins many others: "line" would find "links".
    term as materialized (
      select 'word' as kind, "from", "to", config.name as config, word, is_last, array[word] as found from run cross join config
      where "from" = "to" or is_typed
        or exists (select from search_part where language = ${language} and search_part.word = run.word)
      union all
      select 'number', place, place, config, plain, true, found from corrected where is_number
    ),
    literal as materialized (
      -- Said twice, it would be looked up twice.
      select kind, "from", "to",
        (case when kind = 'number' or stem = as_typed or numnode(stem) = 0 then as_typed else stem || as_typed end)::text as query
      from term
      -- Bare digits are sizes and litres unless there are many of them: 3 is not the beginning of 35.
      cross join lateral (
        select string_agg(word, ' | ') as whole,
          string_agg(case when kind = 'number' or is_last and word !~ '^[0-9]+$' then word || ':*' else word end, ' | ') as begun
        from unnest(found) word
      ) joined
      cross join lateral (
        select to_tsquery('simple', begun) as as_typed,
          to_tsquery(config, case when length(word) >= ${longEnough} then begun else whole end) as stem
      ) said
    )
    select (
      select coalesce(jsonb_agg(jsonb_build_object('isNumber', is_number, 'plain', plain, 'typed', typed, 'found', found,
        'shown', (select shown from search_word where language = ${language} and word = found[1]),
        'query', (select query from literal where kind = 'number' and is_number and "from" = corrected.place),
        'pieces', array(select word from piece where piece.place = corrected.place and not is_number order by at)
      ) order by is_number, place), '[]') from corrected where cardinality(found) > 0
    ) as words, (
      select coalesce(jsonb_agg(jsonb_build_object('from', run."from", 'to', run."to", 'literal', nullif(literal.query, ''),
        'synonyms', synonyms.queries) order by run."from", run."to"), '[]')
      from run
      cross join config
      left join literal on literal.kind = 'word' and literal."from" = run."from" and literal."to" = run."to"
      cross join lateral (
        select coalesce(array_agg(distinct query::text), '{}') as queries from (
          select query from search_synonym_reading
          -- Who types the very name of a thing means nothing else by a part of it.
          where not ${exactly} and not (run.is_inside and run.is_known) and language = ${language} and (
            stems = run.stems
            or stems = array[stem_of(config.name, run.word)] and abs(length(plain) - length(run.word)) <= 2
            -- Only what is no word yet is the beginning of one.
            or run.is_last and length(run.word) >= ${sayingEnough}
              and not exists (select from search_part where language = ${language} and search_part.word = run.word)
              and plain ~>=~ run.word and plain ~<=~ (run.word || repeat('z', 40)))
          order by length(plain), plain limit ${mostSynonyms}
        ) meant
      ) synonyms
      where literal.query <> '' or queries <> '{}'
    ) as runs
  `.execute(planned(db))

  const [found] = rows
  return found ? readFound(found) : null
}

/** Where an article loses its vowel before another one: "l'anta", "d'angolo". */
const eliding: ReadonlySet<Locale> = new Set<Locale>(['it-IT', 'fr-FR'])

type Word = {
  isNumber: boolean
  plain: string
  typed: string
  found: string[]
  shown: string | null
  query: string | null
  pieces: string[]
}

function readFound({ words: rows, runs }: { words: Word[]; runs: Run[] }): CorrectedTerms | null {
  const words = rows.filter(({ isNumber }) => !isNumber)
  const numbers = rows.filter(({ isNumber }) => isNumber)
  const byNumber = numbers.flatMap(({ query }) => (query ? [query] : []))
  const whole = (expression: string | null) =>
    [...(expression === null ? [] : [expression]), ...byNumber].map((query) => `(${query})`).join(' & ')

  const query = whole(searchExpression(runs, { synonyms: true }))
  if (query === '') return null
  const literal = whole(searchExpression(runs, { synonyms: false }))
  return {
    query,
    literal: literal === query ? null : literal,
    words: words.flatMap(({ pieces }) => pieces),
    instead: words.flatMap(({ plain, typed, found: [meant], shown }) =>
      meant === undefined || meant === plain ? [] : [{ typed, meant: shown || meant }],
    ),
    numbers: numbers.map(({ plain, found }) => ({
      typed: plain,
      found,
      isMisread: found.every((number) => !number.includes(plain)),
    })),
  }
}
