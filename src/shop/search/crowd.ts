import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../values/locale.ts'

/** So many hits are ranked one by one; nobody looks through more. */
const most = 10_000

/**
 * How many groups each best seller stands for, when a search meets so many that best sellers are ranked alone; else no row.
 * `said` is a condition on `view`, a row of the best sellers, which few shops have more products than.
 */
export const crowding = (locale: Locale, said: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select reach.groups::float8 / reach.best as each
  from search_reach reach
  where reach.language = ${locale} and reach.groups > greatest(reach.best, ${most}::integer) and reach.best > 0
  and (
    select count(*) from search_best view where view.language = ${sql.lit(locale)} and ${said}
  ) * reach.groups::float8 / reach.best > ${most}::integer`
