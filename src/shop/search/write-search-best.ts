import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

/** Few enough to be gone through in no time, many enough that what is not rare is among them. */
const most = 20_000

/** Writes down which groups sell best, with the words they are found by. To be done after the views are written. */
export async function writeSearchBest(db: Db): Promise<void> {
  await sql`
    with fresh as materialized (
      select language.code as language, best.product_id, best.search,
        row_number() over (partition by language.code order by best.sales desc, best.product_id) as place
      from language cross join lateral (
        select product_id, search, sales from product_view
        where product_view.language = language.code and listed
        order by sales desc, product_id limit ${most}
      ) best
    ),
    gone as (
      delete from search_best old
      where not exists (select from fresh where fresh.language = old.language and fresh.product_id = old.product_id)
    )
    insert into search_best (language, product_id, place, search)
    select language, product_id, place, search from fresh
    on conflict (language, product_id) do update set place = excluded.place, search = excluded.search
    where (search_best.place, search_best.search) is distinct from (excluded.place, excluded.search)
  `.execute(db)
  await sql`
    insert into search_reach (language, groups, best)
    select language, count(*), least(count(*), ${most}) from product_view where listed group by language
    on conflict (language) do update set groups = excluded.groups, best = excluded.best
  `.execute(db)
}
