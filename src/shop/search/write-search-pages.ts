import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

/**
 * Writes down what a search finds beside products: categories and the pages the navigations lead to, product lines, texts,
 * blog posts and documents. To be done again when one of them changes, and before the search words are written.
 */
export async function writeSearchPages(db: Db): Promise<void> {
  await sql`
    with found as materialized (
      ${categories} union all ${linked} union all ${lines} union all ${contentPages} union all ${posts}
      union all ${documents}
    ),
    -- Two navigations may lead to the same page: the first one names it.
    fresh as materialized (
      select distinct on (found.language, found.path) found.language, found.key, found.kind, found.path, found.name,
        found.teaser, found.position,
        setweight(to_tsvector(language.search_config, unaccent(found.name)), 'A')
          || setweight(to_tsvector('simple', unaccent(found.name || ' ' || found.numbers)), 'A')
          || setweight(to_tsvector(language.search_config, unaccent(found.teaser)), 'B')
          || setweight(to_tsvector(language.search_config, unaccent(found.body)), 'D') as search
      from found join language on language.code = found.language
      where found.path is not null and found.name <> ''
      order by found.language, found.path, found.position, found.key
    ),
    gone as (
      delete from search_page old
      where not exists (select from fresh where fresh.language = old.language and fresh.key = old.key)
    )
    insert into search_page (language, key, kind, path, name, teaser, position, search)
    select * from fresh
    on conflict (language, key) do update set (kind, path, name, teaser, position, search) =
      row (excluded.kind, excluded.path, excluded.name, excluded.teaser, excluded.position, excluded.search)
    where search_page is distinct from excluded
  `.execute(db)
}

const said = (text: string) =>
  sql`coalesce(${sql.raw(text)} ->> language.code, ${sql.raw(text)} ->> 'de-DE', '')`

/**
 * Several have the same name below different ones: the way to them is said with it. The home page is found without looking
 * for it.
 */
const categories = sql`
  select text.language, 'category/' || category.key as key, 'category' as kind, '/' || home.seo_path as path,
    array_to_string(text.breadcrumb[2:], ' › ') as name,
    text.description as teaser, '' as body, '' as numbers, 100 + category.position as position
  from category
  join category_translation text on text.category_id = category.id
  join seo_url home on home.foreign_key = category.id and home.language = text.language and home.is_canonical
  where category.active and category.visible and category.type = 'page' and category.parent_id is not null`

const linked = sql`
  select text.language, 'link/' || category.key, 'page', category.external_link, text.name, text.description, '', '',
    200 + category.position
  from category
  join category_translation text on text.category_id = category.id
  where category.active and category.visible and category.type = 'link' and category.external_link like '/%'`

/** A line has a page of its own when it is named after one of these. */
const lines = sql`
  select language.code, 'line/' || option.key, 'line', '/topseller/' || option.key, ${said('option.name')},
    coalesce(text.description, ''), '', '', 50 + option.position
  from property_option option
  join property_group on property_group.id = option.group_id and property_group.key = 'line'
  cross join language
  left join category on category.key = 'waste-systems/' || option.key
  left join category_translation text on text.category_id = category.id and text.language = language.code
  where option.key in ('x-line', 'x-line-pro', 'd-line', 'boxx-r', 's-line')`

const contentPages = sql`
  select language.code, 'content/' || (page ->> 'key'), 'page', '/' || ${said("page -> 'seoPath'")}, ${said("page -> 'title'")},
    coalesce((
      select left(${said("part -> 'text'")}, 180)
      from jsonb_array_elements(page -> 'body') with ordinality as parts (part, place) order by place limit 1), ''),
    coalesce((
      select string_agg(${said("part -> 'heading'")} || ' ' || ${said("part -> 'text'")}, ' ')
      from jsonb_array_elements(page -> 'body') part), ''),
    '', 300
  from setting cross join jsonb_array_elements(value) page cross join language
  where setting.key = 'content-pages'`

const posts = sql`
  select language.code, 'post/' || post.slug, 'post', '/blog/' || post.slug, ${said('post.title')}, ${said('post.teaser')},
    ${said('post.category_name')}, '', 400
  from blog_post post cross join language`

/** Whoever looks for an item number finds its sheets, too. */
const documents = sql`
  select language.code, 'document/' || document.key, 'document', '/downloads/' || document.key, ${said('document.title')},
    ${said('document.type_name')} || ' · ' || upper(document.extension),
    coalesce(document.product_key, ''),
    coalesce(document.product_number || ' ' || regexp_replace(document.product_number, '[^0-9]', '', 'g'), ''), 500
  from document cross join language`
