import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import { misreadings } from '../search/misreadings.ts'
import { nothingFound, type SearchQuery, searchQuery } from '../search/search-query.ts'
import { type TypedNumber, typedPart } from './part-number.ts'

/** How many numbers a misread one may stand for. */
const mostMisread = 5

/**
 * A search among the spare parts by what is typed into one box: number, name, category or all together. A part whose very
 * number was typed comes first. A number that is nowhere stands for those it may be misread from, unless somebody wants
 * exactly what she typed.
 */
export async function partQuery(
  db: Db,
  locale: Locale,
  typed: string,
  about: { exactly: boolean },
): Promise<SearchQuery> {
  const { numbers, words } = typedPart(typed)
  const meant = await Promise.all(
    numbers.map(async (number) => ({ ...number, patterns: await meantBy(db, number, about) })),
  )
  const known = meant.filter(({ patterns }) => patterns.length > 0)
  // "60 400" is no part of any number: it may still be sizes.
  const said = [words, ...meant.filter(({ patterns }) => patterns.length === 0).map(({ typed }) => typed)]
    .join(' ')
    .trim()
  if (said === '' && known.length === 0) return nothingFound

  const query = said === '' ? null : await searchQuery(db, locale, said, about)
  const ofNumbers = known.map(
    ({ patterns }) =>
      sql<boolean>`view.product_id in (select product_id from spare_part where digits like any(${patterns}::text[]))`,
  )
  const whole = numbers.flatMap(({ readings }) => readings)
  return {
    matches: sql`view.kind = 'spare-part' and ${sql.join([...ofNumbers, query?.matches ?? sql`true`], sql` and `)}`,
    said: known.length === 0 && query ? query.said : null,
    begins: query?.begins ?? sql`false`,
    numbered: sql`false`,
    score: sql`(${query?.score ?? sql`0::real`}
      + case when regexp_replace(view.number, '[^0-9]', '', 'g') = any(${whole}::text[]) then 8 else 0 end)::real`,
  }
}

/** Patterns of the numbers somebody means: the whole one, or those that begin so, or hold it, or look like it. */
async function meantBy(
  db: Db,
  { readings: read }: TypedNumber,
  { exactly }: { exactly: boolean },
): Promise<string[]> {
  const readings = [...read]
  const likely = exactly ? [] : readings.flatMap((reading) => misreadings(reading))
  const { rows } = await sql<{ whole: string[]; begun: string[]; inside: string[]; misread: string[] }>`
    select
      array(select reading from unnest(${readings}::text[]) reading
        where exists (select from spare_part where digits = reading)) as whole,
      array(select reading from unnest(${readings}::text[]) reading
        where exists (select from spare_part where digits like reading || '%')) as begun,
      array(select reading from unnest(${readings}::text[]) reading
        where exists (select from spare_part where digits like '%' || reading || '%')) as inside,
      array(select reading from unnest(${likely}::text[]) with ordinality as likely (reading, place)
        where exists (select from spare_part where digits = reading) order by place limit ${mostMisread}) as misread
  `.execute(db)
  const [{ whole, begun, inside, misread } = none] = rows

  if (whole.length > 0) return whole
  if (begun.length > 0) return begun.map((reading) => `${reading}%`)
  return inside.length > 0 ? inside.map((reading) => `%${reading}%`) : misread
}

const none = { whole: [], begun: [], inside: [], misread: [] }
