import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

/**
 * Writes down every distinct word of names (of products and of pages), of what people call things, and numbers, so that a
 * misspelt one can be corrected against them. A number is one word of bare digits: that is how it is looked for, however
 * it was typed; and a name with a hyphen is also one word.
 */
export async function writeSearchWords(db: Db): Promise<void> {
  await sql`
    with spoken as (
      select language, word, mode() within group (order by written) as shown,
        count(distinct group_id)::integer as products
      from (
        select language, name, group_id from product_view
        union all
        select language, name, null from search_page
        union all
        select language, phrase, null from search_synonym cross join unnest(said) phrase
      ) named
      cross join lateral (
        select written from regexp_split_to_table(name, '[^[:alnum:]]+') written
        union all
        select hyphened[1] from regexp_matches(name, '[[:alnum:]]+(?:-[[:alnum:]]+)+', 'g') hyphened where name like '%-%'
      ) either
      cross join lateral (select replace(lower(unaccent(written)), '-', '') as word) plain
      where word ~ '^[a-z0-9]{2,}$'
      group by 1, 2
    ),
    numbered as (
      select language, regexp_replace(number, '[^0-9]', '', 'g') as word, '' as shown,
        count(distinct group_id)::integer as products
      from product_view group by 1, 2
    ),
    gone as (
      delete from search_word old
      where not exists (select from spoken where spoken.language = old.language and spoken.word = old.word)
      and not exists (select from numbered where numbered.language = old.language and numbered.word = old.word)
    )
    insert into search_word (language, word, shown, products)
    select language, word, max(shown), max(products) from (
      select * from spoken union all select * from numbered where word <> ''
    ) found
    group by language, word
    on conflict (language, word) do update set shown = excluded.shown, products = excluded.products
    where (search_word.shown, search_word.products) <> (excluded.shown, excluded.products)
  `.execute(db)
}
