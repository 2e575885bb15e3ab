import { type RawBuilder, sql } from 'kysely'
import { type Db, quickWrite } from '../../platform/postgres/db.ts'
import { rateLimit } from '../../platform/rate-limit.ts'
import type { Locale } from '../../values/locale.ts'
import type { Visit } from '../sessions/visit.ts'
import { missedTerm } from './missed-term.ts'

/** What was looked for in vain, how often, and when for the last time. */
export type SearchMiss = { language: Locale; term: string; count: number; lastAt: Date }

/** Terms of one language; whoever comes after pushes out the rarest, of these the oldest. */
const mostTerms = 2000
const perMinute = rateLimit({ most: 120, seconds: 60 })

/**
 * Counts a search of which nothing was to be shown, when really nothing in the shop meets it: what was picked beside it may
 * have left nothing over. Nobody waits for it; when it does not succeed, a search goes uncounted.
 */
export function noteMiss(db: Db, { locale, now }: Visit, typed: string, matches: RawBuilder<boolean>): void {
  const term = missedTerm(typed)
  if (term === null || perMinute('everybody', now) > 0) return

  const language = sql.lit(locale)
  sql`
    with missed as (
      select ${term}::text as term
      where not exists (
        select from product_view view where view.language = ${language} and view.listed and ${matches})
    ),
    crowded_out as (
      delete from search_miss
      where exists (select from missed where not exists (
          select from search_miss where language = ${language} and term = missed.term))
      and (language, term) in (
        select language, term from search_miss
        where language = ${language} and (select count(*) from search_miss where language = ${language}) >= ${mostTerms}
        order by count, last_at limit 1)
    )
    insert into search_miss (language, term, last_at)
    select ${language}, term, ${now}::timestamptz from missed
    on conflict (language, term) do update
      set count = least(search_miss.count, 2000000000) + 1, last_at = greatest(search_miss.last_at, excluded.last_at)
  `
    .execute(quickWrite(db))
    .catch((error: unknown) => process.emitWarning(`A search in vain was not counted: ${error}`))
}

/** For staff: what is missed most, of equals the latest. */
export async function readMisses(
  db: Db,
  { language, limit = 100, offset = 0 }: { language?: Locale; limit?: number; offset?: number } = {},
): Promise<SearchMiss[]> {
  const { rows } = await sql<SearchMiss>`
    select language, term, count, last_at as "lastAt" from search_miss
    where ${language ? sql`language = ${language}` : sql`true`}
    order by count desc, last_at desc, language, term limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

/** For staff: the term was seen to. */
export async function forgetMiss(
  db: Db,
  { language, term }: Pick<SearchMiss, 'language' | 'term'>,
): Promise<void> {
  await db.deleteFrom('search_miss').where('language', '=', language).where('term', '=', term).execute()
}
