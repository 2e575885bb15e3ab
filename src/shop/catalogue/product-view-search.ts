import { sql } from 'kysely'

/**
 * The words a group is found by, on the row that represents it: numbers (as printed and as bare digits), models
 * and names of all its members first, then what distinguishes it, then the description. Names stand stemmed and
 * unstemmed, so that both a sentence and the beginning of a word find them.
 */
export const searchVector = sql`(
  select
    setweight(to_tsvector('simple', unaccent(coalesce(string_agg(
      sibling.number || ' ' || regexp_replace(sibling.number, '[^0-9]', '', 'g') || ' ' || coalesce(sibling.model, ''), ' ' order by sibling.number), ''))), 'A')
    || setweight(to_tsvector(language.search_config, unaccent(coalesce(string_agg(distinct words.name, ' '), text.name))), 'A')
    || setweight(to_tsvector('simple', unaccent(coalesce(string_agg(distinct words.name, ' '), text.name))), 'A')
    || setweight(to_tsvector(language.search_config, unaccent(text.subtitle || ' ' || text.keywords || ' ' || coalesce((
      select string_agg(coalesce(option.name ->> language.code, option.name ->> 'de-DE'), ' ' order by option.id)
      from property_option option where option.id = any(product.shown_option_ids)), ''))), 'B')
    || setweight(to_tsvector(language.search_config, unaccent(text.description)), 'C')
  from product sibling
  left join product_translation words on words.product_id = sibling.id and words.language = language.code
  where sibling.id = any(product.family_ids))`
