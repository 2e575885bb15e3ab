import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

const usual = {
  /** Few enough to be gone through in no time, many enough that what is not rare is among them. */
  most: 20_000,
  /** These come first wherever they stand; as in the condition of an index (migration 0037). */
  mostFirst: 500,
}

/**
 * Writes down which groups sell best, with the words they are found by. To be done after the views are written. After the first
 * come the best of each shelf (a set of categories), as many as the shelf is large: where one kind of thing sells best by far,
 * the words of all others must not be taken for rare.
 */
export async function writeSearchBest(db: Db, { most, mostFirst } = usual): Promise<void> {
  await sql`
    with fresh as materialized (
      select language.code as language, best.product_id, best.place, view.search
      from language cross join lateral (
        select product_id, row_number() over (order by least(overall, ${mostFirst} + 1), share, overall) as place
        from (
          select product_id, row_number() over (order by sales desc, product_id) as overall,
            (row_number() over shelf - 1)::float8 / count(*) over (partition by category_ids) as share
          from product_view where product_view.language = language.code and listed
          window shelf as (partition by category_ids order by sales desc, product_id)
        ) ranked
        order by place limit ${most}
      ) best
      join product_view view on view.language = language.code and view.product_id = best.product_id
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
  // What an index has only been told, every search goes through until it is sorted in.
  await sql`
    select gin_clean_pending_list(index.oid) from pg_index
    join pg_class index on index.oid = indexrelid join pg_am on pg_am.oid = index.relam
    where indrelid = 'search_best'::regclass and amname = 'gin'
  `.execute(db)
}
