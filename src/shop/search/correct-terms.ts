import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import type { SearchTerms } from './search-terms.ts'

/** For each place in the query the words that may stand there; any of them will do. */
export type CorrectedTerms = {
  words: readonly (readonly string[])[]
  numbers: readonly (readonly string[])[]
}

/** How many numbers a part from the middle of one may stand for. */
const mostNumbers = 20

/**
 * Corrects each word against the words of the catalogue, when nothing is found by it as it is. A number is never
 * corrected to another one: either it begins an item number, or it is looked for inside of them.
 */
export async function correctTerms(db: Db, locale: Locale, terms: SearchTerms): Promise<CorrectedTerms> {
  if (terms.words.length + terms.numbers.length === 0) return { words: [], numbers: [] }

  const { rows } = await sql<{ place: number; is_number: boolean; found: string[] }>`
    with given as (
      select place, plain, typed, false as is_number
      from unnest(${terms.words.map(({ plain }) => plain)}::text[], ${terms.words.map(({ typed }) => typed)}::text[])
        with ordinality as word (plain, typed, place)
      union all
      select place, digits, digits, true from unnest(${[...terms.numbers]}::text[]) with ordinality as number (digits, place)
    ), config as (select search_config as name from language where code = ${locale})
    select place, is_number, case
      -- A word that says nothing must not be missing from a name either.
      when not is_number and numnode(to_tsquery(config.name, typed)) = 0 then '{}'
      when exists (select from search_word where language = ${locale} and word like plain || '%') then array[plain]
      when is_number then coalesce((
        select array_agg(word) from (
          select word from search_word where language = ${locale} and word like '%' || plain || '%' limit ${mostNumbers}
        ) inside), array[plain])
      when exists (select from product_view where language = ${locale} and listed
        and search @@ to_tsquery(config.name, plain)) then array[plain]
      else array[coalesce((
        select word from search_word where language = ${locale} and word % plain
        order by similarity(word, plain) desc, products desc, word limit 1), plain)]
    end as found
    from given cross join config
    order by place
  `.execute(db)

  const found = (isNumber: boolean) =>
    rows.filter((row) => row.is_number === isNumber && row.found.length > 0).map((row) => row.found)
  return { words: found(false), numbers: found(true) }
}
