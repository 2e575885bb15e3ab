import { type RawBuilder, sql } from 'kysely'

/**
 * The words a group is found by, on the row that represents it: numbers (as printed and as bare digits), models and names
 * of all its members first (A), then what kind of thing it is, by its categories and subtitle (B), then what
 * distinguishes it (C), then the description (D). Names stand stemmed and unstemmed, so that both a sentence and the
 * beginning of a word find them. What the words of a name or a kind are made of stands beside them.
 */
export const searchVector = sql`(
  select
    setweight(to_tsvector('simple', unaccent(family.numbers)), 'A')
    || setweight(${stemmed(sql`family.names || ' ' || made.of_names`)}, 'A')
    || setweight(to_tsvector('simple', unaccent(family.names) || ' ' || made.of_names), 'A')
    || setweight(${stemmed(sql`kind.said || ' ' || made.of_kind`)}, 'B')
    || setweight(${stemmed(sql`detail.said`)}, 'C')
    || setweight(${stemmed(sql`text.description`)}, 'D')
  from (
    select
      coalesce(string_agg(
        sibling.number || ' ' || regexp_replace(sibling.number, '[^0-9]', '', 'g') || ' ' || coalesce(sibling.model, ''),
        ' ' order by sibling.number), '') as numbers,
      coalesce(string_agg(distinct words.name, ' '), text.name) as names
    from product sibling
    left join product_translation words on words.product_id = sibling.id and words.language = language.code
    where sibling.id = any(product.family_ids)
  ) family
  cross join lateral (
    select coalesce(string_agg(category_translation.name, ' ' order by category.path, category.id), '') || ' ' || text.subtitle as said
    from category
    join category_translation on category_translation.category_id = category.id
      and category_translation.language = language.code
    where category.id = any(product.category_tree) and category.parent_id is not null
  ) kind
  cross join lateral (
    select text.keywords || ' ' || coalesce((
      select string_agg(coalesce(option.name ->> language.code, option.name ->> 'de-DE'), ' ' order by option.id)
      from property_option option where option.id = any(product.shown_option_ids)), '') as said
  ) detail
  cross join lateral (
    select parts_said(language.code, language.search_config, family.names) as of_names,
      parts_said(language.code, language.search_config, kind.said) as of_kind
  ) made)`

function stemmed(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_tsvector(language.search_config, unaccent(${text}))`
}
