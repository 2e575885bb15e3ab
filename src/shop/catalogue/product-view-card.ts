import { sql } from 'kysely'
import { lowestPricesOf } from '../pricing/lowest-price.ts'
import { storedPricesOf } from '../pricing/stored-prices.ts'

/** A picture or file of `media` in the language at hand. */
export const mediaShape = sql`jsonb_build_object(
  'id', hex(media.id),
  'url', '/media/' || media.hash || '/' || media.file_name || '.' || media.extension,
  'width', media.width, 'height', media.height,
  'alt', coalesce(media.alt ->> language.code, media.alt ->> 'de-DE', ''),
  'fileName', media.file_name, 'extension', media.extension, 'mimeType', media.mime_type, 'size', media.size_bytes,
  'color', media.dominant_color, 'isTransparent', media.is_transparent)`

/** An option of a product with the group it belongs to, in the language at hand. */
export const optionShape = sql`jsonb_build_object(
  'id', hex(option.id), 'name', coalesce(option.name ->> language.code, option.name ->> 'de-DE'),
  'groupId', hex(option_group.id), 'groupName', coalesce(option_group.name ->> language.code, option_group.name ->> 'de-DE'),
  'groupPosition', option_group.position, 'displayType', option_group.display_type,
  'position', option.position, 'color', option.color)`

/**
 * From the cheapest to the dearest piece of the family, apart by what they are priced in: for everybody, and for each
 * customer group that has a price of its own for any member.
 */
const priceSpans = sql`
  select jsonb_agg(jsonb_build_object(
    'currency', currency, 'groupId', hex(group_id), 'taxId', hex(tax_id), 'basis', basis, 'min', least, 'max', most)
    order by currency, group_id nulls first, tax_id, basis)
  from (
    select piece.currency, buyer.group_id, piece.tax_id, piece.basis, min(piece.cents) as least, max(piece.cents) as most
    from (
      select null::uuid as group_id
      union
      select customer_group_id from product_price where product_id = any(product.family_ids)
    ) buyer
    cross join lateral (
      select distinct on (price.product_id, price.currency) price.currency, price.basis, price.cents, sibling.tax_id
      from product_price price join product sibling on sibling.id = price.product_id
      where price.product_id = any(product.family_ids)
        and (price.customer_group_id is null or price.customer_group_id = buyer.group_id)
      order by price.product_id, price.currency, price.customer_group_id nulls last, price.quantity_from
    ) piece
    group by piece.currency, buyer.group_id, piece.tax_id, piece.basis
  ) span`

/**
 * What the product's picture, its options, its unit and its usual way take in words: `product` is its row, `language`
 * the one at hand.
 */
export const saidOfProduct = {
  deliveryTime: sql`(
    select jsonb_build_object(
      'id', hex(time.id), 'name', coalesce(time.name ->> language.code, time.name ->> 'de-DE'),
      'min', time.min_days, 'max', time.max_days)
    from delivery_time time where time.id = product.delivery_time_id)`,
  unit: sql`(
    select jsonb_build_object(
      'id', hex(unit.id), 'shortCode', coalesce(unit.short_code ->> language.code, unit.short_code ->> 'de-DE'),
      'name', coalesce(unit.name ->> language.code, unit.name ->> 'de-DE'))
    from unit where unit.id = product.unit_id)`,
  cover: sql`(select ${mediaShape} from media where media.id = product.cover_media_id)`,
  options: sql`(
    select coalesce(jsonb_agg(${optionShape} order by option_group.position, option.position), '[]')
    from product_option
    join property_option option on option.id = product_option.option_id
    join property_group option_group on option_group.id = option.group_id
    where product_option.product_id = product.id)`,
  propertyIds: sql`(
    select coalesce(jsonb_agg(distinct hex(option_id)), '[]') from product_property
    where product_id = any(array[product.id, product.parent_id]))`,
}

/** What a card needs that no language changes: `product` is the row it is made of. */
export const cardInEveryLanguage = sql`
  jsonb_build_object(
    'id', hex(product.id), 'parentId', hex(product.parent_id), 'number', product.number, 'kind', product.kind,
    'line', product.line, 'model', product.model, 'ean', product.ean,
    'taxId', hex(product.tax_id), 'taxKey', (select key from tax where id = product.tax_id),
    'manufacturerId', hex(product.manufacturer_id),
    'manufacturerName', (select name from manufacturer where id = product.manufacturer_id),
    'minPurchase', product.min_purchase, 'purchaseSteps', product.purchase_steps, 'maxPurchase', product.max_purchase,
    'isCloseout', product.is_closeout, 'restockDays', product.restock_days, 'weightGrams', product.weight_grams,
    'widthMm', product.width_mm, 'heightMm', product.height_mm, 'depthMm', product.depth_mm)
  || jsonb_build_object(
    'purchaseUnit', product.purchase_unit, 'referenceUnit', product.reference_unit, 'packSize', product.pack_size,
    'shippingFree', product.shipping_free, 'bulky', product.bulky, 'topseller', product.topseller,
    'ratingAverage', product.rating_average, 'reviewCount', product.review_count,
    'ratingGenuine', exists (
      select from product_review said where said.product_id = any(product.family_ids || product.parent_id)
      and said.active and not said.demo),
    'releasedAt', product.released_at, 'createdAt', product.created_at, 'updatedAt', product.updated_at,
    'isDownload', product.kind = 'download',
    'prices', (${storedPricesOf(sql`product.id`)}), 'lowest30', (${lowestPricesOf(sql`product.id`)}),
    'cheapest', (${priceSpans}),
    'variantCount', product.family_size,
    'categoryIds', (select coalesce(jsonb_agg(hex(id)), '[]') from unnest(product.category_own) id),
    'categoryTree', (select coalesce(jsonb_agg(hex(id)), '[]') from unnest(product.category_tree) id),
    'propertyIds', ${saidOfProduct.propertyIds})`

/** Whom the card of a listed row speaks for: the whole group. */
const spokenFor = sql`case when product.listed then product.family_ids else array[product.id] end`

/** What is seen at a glance, of the whole group where the row stands for it; each span from the least to the most. */
const glance = sql`
  jsonb_build_object(
    'second', (
      select ${mediaShape} from product_media join media on media.id = product_media.media_id
      where product_media.product_id = product.id and media.id is distinct from product.cover_media_id
      order by product_media.position limit 1),
    'colors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', coalesce(option.name ->> language.code, option.name ->> 'de-DE'), 'color', option.color)
        order by option.position), '[]')
      from property_option option where option.id = any(product.shown_option_ids) and option.color is not null),
    'widths', to_jsonb(case when product.kind = 'system' then product.widths else '{}' end))
  || (
    select jsonb_build_object(
      'litres', case when max(litres) > 0 then jsonb_build_array(min(litres), max(litres)) end,
      'bins', case when max(bins) > 0 then jsonb_build_array(min(bins), max(bins)) end)
    from (
      select jsonb_array_length(member.bins) as bins,
        (select sum((bin ->> 'litres')::numeric) from jsonb_array_elements(member.bins) bin) as litres
      from product member where member.id = any(${spokenFor})
    ) held)`

/** What a card says in the language at hand. */
export const cardInLanguage = sql`
  jsonb_build_object(
    'name', text.name, 'subtitle', text.subtitle, 'packUnit', text.pack_unit,
    'deliveryTime', ${saidOfProduct.deliveryTime}, 'unit', ${saidOfProduct.unit},
    'cover', ${saidOfProduct.cover}, 'options', ${saidOfProduct.options}, 'glance', ${glance},
    'seoPath', (
      select seo_path from seo_url
      where foreign_key = product.id and seo_url.language = language.code and is_canonical))`
