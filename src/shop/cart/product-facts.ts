import { type RawBuilder, sql } from 'kysely'
import type { Id } from '../../values/ids.ts'
import type { Translated } from '../../values/translated.ts'
import { type LowestPrices, lowestPricesOf } from '../pricing/lowest-price.ts'
import type { StoredPrice } from '../pricing/price.ts'
import { storedPricesOf } from '../pricing/stored-prices.ts'
import type { Visit } from '../sessions/visit.ts'

export type ProductId = Id<'product'>

/** All that the cart must know of a product: to price it, to send it, to show it. */
export type ProductFacts = {
  id: ProductId
  parentId: ProductId | null
  number: string
  kind: string
  /** In the language of the visit, or else in one that has it; empty when none has. */
  name: string
  taxId: Id<'tax'>
  manufacturerId: Id<'manufacturer'>
  stock: number
  isCloseout: boolean
  restockDays: number | null
  least: number
  step: number
  most: number | null
  grams: number
  widthMm: number | null
  heightMm: number | null
  depthMm: number | null
  shippingFree: boolean
  bulky: boolean
  topseller: boolean
  isDownload: boolean
  releasedAt: string
  createdAt: string
  deliveryTime: { name: Translated; minDays: number; maxDays: number } | null
  prices: readonly StoredPrice[]
  lowest30: LowestPrices | null
  reference: { purchaseUnit: number; referenceUnit: number; unitName: Translated } | null
  options: readonly { group: Translated; option: Translated; optionId: string }[]
  propertyIds: readonly string[]
  categoryIds: readonly string[]
  cover: CoverFacts | null
}

export type CoverFacts = {
  id: Id<'media'>
  url: string
  width: number | null
  height: number | null
  alt: string
  fileName: string
  extension: string
  mimeType: string
  size: number
}

/**
 * The row of the table `product` as `ProductFacts` describes it; null when it is not, or no longer,
 * for sale. Straight from the tables that decide: what is paid and promised must never be a read model that lags.
 */
export const productFacts = ({ locale }: Visit): RawBuilder<ProductFacts | null> => sql`
  case when product.active and not product.has_variants then jsonb_build_object(
    'id', hex(product.id), 'parentId', hex(product.parent_id), 'number', product.number, 'kind', product.kind,
    'name', coalesce((${name(locale)}), ''), 'taxId', hex(product.tax_id), 'manufacturerId', hex(product.manufacturer_id),
    'stock', product.stock, 'isCloseout', product.is_closeout, 'restockDays', product.restock_days,
    'least', product.min_purchase, 'step', product.purchase_steps, 'most', product.max_purchase,
    'grams', product.weight_grams, 'widthMm', product.width_mm, 'heightMm', product.height_mm, 'depthMm', product.depth_mm,
    'shippingFree', product.shipping_free, 'bulky', product.bulky, 'topseller', product.topseller,
    'isDownload', product.kind = 'download' or exists (select from product_download where product_id = product.id),
    'releasedAt', product.released_at, 'createdAt', product.created_at,
    'deliveryTime', (${deliveryTime}), 'prices', (${storedPricesOf(sql`product.id`)}), 'lowest30', (${lowestPricesOf(sql`product.id`)}), 'reference', (${reference}),
    'options', (${options}), 'propertyIds', (${propertyIds}), 'categoryIds', (${categoryIds}), 'cover', (${cover(locale)})
  ) end`

const name = (locale: string) => sql`
  select translation.name from product_translation translation
  where translation.product_id = product.id and translation.name <> ''
  order by translation.language = ${locale} desc, translation.language = 'de-DE' desc, translation.language limit 1`

const deliveryTime = sql`
  select jsonb_build_object('name', name, 'minDays', min_days, 'maxDays', max_days)
  from delivery_time where id = product.delivery_time_id`

const reference = sql`
  select jsonb_build_object('purchaseUnit', product.purchase_unit, 'referenceUnit', product.reference_unit, 'unitName', unit.name)
  from unit where unit.id = product.unit_id and product.purchase_unit is not null and product.reference_unit is not null`

const options = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'group', grp.name, 'option', option.name, 'optionId', hex(option.id)) order by grp.position), '[]')
  from product_option
  join property_option option on option.id = product_option.option_id
  join property_group grp on grp.id = option.group_id
  where product_option.product_id = product.id`

const propertyIds = sql`
  select coalesce(jsonb_agg(hex(option_id)), '[]') from product_property where product_id = product.id`

const categoryIds = sql`
  select coalesce(jsonb_agg(hex(category_id)), '[]') from product_category
  where product_id in (product.id, product.parent_id)`

const cover = (locale: string) => sql`
  select jsonb_build_object(
    'id', hex(id), 'url', '/media/' || hash || '/' || file_name || '.' || extension, 'width', width, 'height', height,
    'alt', coalesce(alt ->> ${locale}, alt ->> 'de-DE', ''), 'fileName', file_name, 'extension', extension,
    'mimeType', mime_type, 'size', size_bytes)
  from media where id = product.cover_media_id`
