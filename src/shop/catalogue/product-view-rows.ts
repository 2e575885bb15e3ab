import { sql } from 'kysely'
import { cardInEveryLanguage, cardInLanguage } from './product-view-card.ts'
import { detailInLanguage } from './product-view-detail.ts'
import { searchVector } from './product-view-search.ts'

/**
 * The rows of `product_view` for whole groups, each a parent or a single product. It goes down in stages: who is
 * in the group and what they cost; who represents it; what is the same in every language; what is not. Each
 * stage asks by index for one product at a time, so the effort grows with the group and never with the shop.
 */
export const viewRows = (groups: readonly string[]) => sql`
  with member as materialized (
    select product.*, coalesce(product.parent_id, product.id) as group_id,
      price.chf, price.eur
    from product
    cross join lateral (${pricesOf}) price
    where product.id in (
      select id from product where id = any(${groups}::uuid[]) and active and not has_variants and parent_id is null
      union all
      select variant.id from product variant join product parent on parent.id = variant.parent_id
      where variant.parent_id = any(${groups}::uuid[]) and variant.active and parent.active)
    and price.chf is not null and price.eur is not null
  ),
  ranked as materialized (
    select member.*, ${representsItsGroup} as listed,
      count(*) over family as family_size, array_agg(member.id) over family as family_ids,
      min(chf) over family as family_chf,
      min(eur) over family as family_eur,
      bool_or(shipping_free) over family as family_shipping_free,
      sum(sales) over family as family_sales
    from member
    window family as (partition by group_id)
  ),
  placed as materialized (
    select ranked.*, category.tree as category_tree, category.own as category_own, option.ids as option_ids,
      case when listed then family_option.ids else option.ids end as shown_option_ids,
      size.widths, size.heights, size.depths
    from ranked
    cross join lateral (${categoriesOf}) category
    cross join lateral (${optionsOf(sql`array[ranked.id, ranked.parent_id]`)}) option
    cross join lateral (${optionsOf(sql`ranked.family_ids || ranked.parent_id`)}) family_option
    cross join lateral (${sizesOf(
      sql`case when listed then ranked.family_ids else array[ranked.id] end`,
      sql`case when listed then family_option.ids else option.ids end`,
    )}) size
  ),
  carded as materialized (
    select product.*, ${cardInEveryLanguage} as card from placed product
  )
  select language.code as language, product.id as product_id, product.parent_id, product.group_id, product.listed, product.number,
    text.name, lower(unaccent(text.name)) as sort_name, product.kind, product.line, product.manufacturer_id,
    product.category_tree as category_ids, product.shown_option_ids as option_ids,
    case when product.listed then product.family_chf else product.chf end as price_chf,
    case when product.listed then product.family_eur else product.eur end as price_eur,
    product.rating_average as rating,
    case when product.listed then product.family_shipping_free else product.shipping_free end as shipping_free,
    case when product.listed then product.family_sales else product.sales end as sales,
    product.position, product.released_at, product.widths, product.heights, product.depths,
    case when product.listed then ${searchVector} else ''::tsvector end as search,
    product.card || ${cardInLanguage} as card,
    ${detailInLanguage()} as detail
  from carded product
  cross join language
  cross join lateral (
    select * from product_translation
    where product_id = product.id and language in (language.code, 'de-DE')
    order by language = language.code desc limit 1
  ) text
`

/**
 * The gross price of a single piece, to sort and narrow listings by. A listing is the same for everyone, so a net price
 * is shown with the VAT of the country most of that money comes from.
 */
export const pricesOf = sql`
  select max(gross) filter (where currency = 'CHF') as chf, max(gross) filter (where currency = 'EUR') as eur
  from (
    select distinct on (entry.currency) entry.currency,
      case entry.basis when 'gross' then entry.cents else round(entry.cents * (1 + (
        select rate.percent / 100 from vat_rate rate join country on country.id = rate.country_id
        where rate.tax_id = product.tax_id and country.iso = case entry.currency when 'CHF' then 'CH' else 'DE' end
        and current_date between rate.valid_from and coalesce(rate.valid_until, 'infinity'))))::integer end as gross
    from product_price entry
    where entry.product_id = product.id and entry.customer_group_id is null
    order by entry.currency, entry.quantity_from
  ) piece`

/** Shopware's rule: the cheapest member that can be had; of equals the first. */
const representsItsGroup = sql`
  row_number() over (partition by group_id order by is_closeout and stock < min_purchase, chf, position, number) = 1`

export const categoriesOf = sql`
  select coalesce(array_agg(distinct step), '{}') as tree, coalesce(array_agg(distinct category.id), '{}') as own
  from product_category
  join category on category.id = product_category.category_id
  cross join unnest(category.path || category.id) step
  where product_category.product_id = any(array[ranked.id, ranked.parent_id])`

export const optionsOf = (products: ReturnType<typeof sql>) => sql`
  select coalesce(array_agg(distinct option_id), '{}') as ids
  from (
    select option_id from product_property where product_id = any(${products})
    union all
    select option_id from product_option where product_id = any(${products})
  ) either`

/**
 * In millimetres: the widths of cabinets it is named after, and what it needs of height and depth; what has no such
 * limits is as large as it is.
 */
export const sizesOf = (products: ReturnType<typeof sql>, options: ReturnType<typeof sql>) => sql`
  select
    coalesce(nullif(named.widths, '{}'), array_agg(distinct member_size.width) filter (where member_size.width > 0), '{}') as widths,
    coalesce(array_agg(distinct member_size.height) filter (where member_size.height > 0), '{}') as heights,
    coalesce(array_agg(distinct member_size.depth) filter (where member_size.depth > 0), '{}') as depths
  from (
    select coalesce(array_agg(split_part(width.key, '-', 1)::integer order by width.position), '{}') as widths
    from property_option width join property_group on property_group.id = width.group_id
    where property_group.key = 'body-width' and width.id = any(${options}) and width.key ~ '^[0-9]{1,6}-mm$'
  ) named
  left join lateral (
    select
      coalesce(${least('fullWidth')}, ${least('usableWidth')}, sized.width_mm) as width,
      coalesce(${least('installationHeight')}, sized.height_mm) as height,
      coalesce(${least('drawerDepth')}, ${least('installationDepth')}, sized.depth_mm) as depth
    from product sized where sized.id = any(${products})
  ) member_size on true
  group by named.widths`

const least = (limit: string) => sql`(sized.fit -> ${sql.lit(limit)} ->> 'min')::numeric::integer`
