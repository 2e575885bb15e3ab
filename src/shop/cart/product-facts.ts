import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import { saidOfProduct } from '../catalogue/product-view-card.ts'
import { type LowestPrices, lowestPricesOf } from '../pricing/lowest-price.ts'
import type { StoredPrice } from '../pricing/price.ts'
import { storedPricesOf } from '../pricing/stored-prices.ts'

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
  deliveryTime: { name: string; min: number; max: number } | null
  prices: readonly StoredPrice[]
  lowest30: LowestPrices | null
  purchaseUnit: number | null
  referenceUnit: number | null
  unit: { name: string } | null
  options: readonly { id: string; name: string; groupName: string }[]
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
  color?: string | null
  isTransparent?: boolean | null
}

/** What stays as it is until somebody edits the product. Stock does not: every order changes it. */
export type EditedFacts = Omit<ProductFacts, 'stock'>

/** Which edit of a product it is. Another one after every change of what is known of it; never the same twice. */
export type Revision = string

export type RevisedFacts = { id: ProductId; revision: Revision; facts: EditedFacts; isSaid: boolean }

/**
 * Of those products that are for sale. What is paid and promised comes straight from the tables that decide, never
 * from a read model that lags.
 */
export async function readFacts(
  db: Db,
  locale: Locale,
  ids: readonly ProductId[],
): Promise<readonly RevisedFacts[]> {
  const { rows } = await sql<Omit<RevisedFacts, 'isSaid'>>`
    select hex(product.id) as id, revision.revision::text as revision, ${editedFacts(locale)} as facts
    from product join product_revision revision on revision.product_id = product.id
    where product.id = any(${ids}::uuid[]) and product.active and not product.has_variants
  `.execute(db)
  const unsaid = rows.flatMap(({ id, facts }) => (isSaid(facts) ? [] : [id]))
  const said = unsaid.length === 0 ? new Map() : await saidFacts(db, locale, unsaid)

  return rows.map(({ facts, ...row }) => ({
    ...row,
    facts: { ...facts, ...said.get(row.id) },
    isSaid: isSaid(facts),
  }))
}

const isSaid = ({ options }: Partial<SaidFacts>): boolean => options !== undefined

/** The row of the table `product` as `EditedFacts` describes it. */
const editedFacts = (locale: Locale): RawBuilder<EditedFacts> => sql`
  jsonb_build_object(
    'id', hex(product.id), 'parentId', hex(product.parent_id), 'number', product.number, 'kind', product.kind,
    'name', coalesce((${name(locale)}), ''), 'taxId', hex(product.tax_id), 'manufacturerId', hex(product.manufacturer_id),
    'isCloseout', product.is_closeout, 'restockDays', product.restock_days,
    'least', product.min_purchase, 'step', product.purchase_steps, 'most', product.max_purchase,
    'grams', product.weight_grams, 'widthMm', product.width_mm, 'heightMm', product.height_mm, 'depthMm', product.depth_mm,
    'shippingFree', product.shipping_free, 'bulky', product.bulky, 'topseller', product.topseller,
    'isDownload', product.kind = 'download' or exists (select from product_download where product_id = product.id),
    'releasedAt', product.released_at, 'createdAt', product.created_at,
    'purchaseUnit', product.purchase_unit, 'referenceUnit', product.reference_unit,
    'prices', (${storedPricesOf(sql`product.id`)}), 'lowest30', (${lowestPricesOf(sql`product.id`)}),
    'categoryIds', (${categoryIds})
  ) || ${said(locale)}`

/** What is only shown comes from the view the listing has written down. */
const said = (locale: Locale) => sql`
  coalesce((
    select to_jsonb(said) from product_view view
    cross join jsonb_to_record(view.card) as said (
      "deliveryTime" jsonb, unit jsonb, cover jsonb, options jsonb, "propertyIds" jsonb)
    where view.language = ${locale} and view.product_id = product.id
  ), '{}')`

type SaidFacts = Pick<ProductFacts, 'deliveryTime' | 'unit' | 'cover' | 'options' | 'propertyIds'>

/** The same for products that stand in no listing yet. */
async function saidFacts(
  db: Db,
  locale: Locale,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, SaidFacts>> {
  const { rows } = await sql<{ id: ProductId; said: SaidFacts }>`
    select hex(product.id) as id, jsonb_build_object(
      'deliveryTime', ${saidOfProduct.deliveryTime}, 'unit', ${saidOfProduct.unit}, 'cover', ${saidOfProduct.cover},
      'options', ${saidOfProduct.options}, 'propertyIds', ${saidOfProduct.propertyIds}) as said
    from product cross join language
    where product.id = any(${ids}::uuid[]) and language.code = ${locale}
  `.execute(db)
  return new Map(rows.map(({ id, said }) => [id, said]))
}

const name = (locale: Locale) => sql`
  select translation.name from product_translation translation
  where translation.product_id = product.id and translation.name <> ''
  order by translation.language = ${locale} desc, translation.language = 'de-DE' desc, translation.language limit 1`

const categoryIds = sql`
  select coalesce(jsonb_agg(hex(category_id)), '[]') from product_category
  where product_id in (product.id, product.parent_id)`
