import { type RawBuilder, sql } from 'kysely'
import { type Column, column, columnOfMany } from '../../platform/postgres/query/column.ts'
import type { Visit } from '../sessions/visit.ts'

/** Where products are read from: `view` is the read model, `product` the row that knows the stock. */
export const fromProducts = sql`product_view view join product on product.id = view.product_id`

/** The cheapest gross price of a row in the visit's currency, in cents. */
export const priceColumn = ({ currency }: Visit): RawBuilder<number> =>
  sql.ref(currency.code === 'CHF' ? 'view.price_chf' : 'view.price_eur') as unknown as RawBuilder<number>

/** What products can be filtered, sorted and counted by. */
export const productColumns = (visit: Visit) =>
  ({
    id: column('id', sql`view.product_id`),
    parentId: column('id', sql`view.parent_id`),
    groupId: column('id', sql`view.group_id`),
    number: column('text', sql`view.number`),
    name: column('text', sql`view.name`),
    sortName: column('text', sql`view.sort_name`),
    subtitle: column('text', sql`(view.card ->> 'subtitle')`),
    description: column('text', sql`(view.detail ->> 'description')`),
    keywords: column('text', sql`(view.detail ->> 'keywords')`),
    metaTitle: column('text', sql`(view.detail ->> 'metaTitle')`),
    metaDescription: column('text', sql`(view.detail ->> 'metaDescription')`),
    kind: column('text', sql`view.kind`),
    line: column('text', sql`view.line`),
    model: column('text', sql`product.model`),
    ean: column('text', sql`product.ean`),
    manufacturerId: column('id', sql`view.manufacturer_id`),
    manufacturerName: column('text', sql`(view.card ->> 'manufacturerName')`),
    taxId: column('id', sql`product.tax_id`),
    unitId: column('id', sql`product.unit_id`),
    deliveryTimeId: column('id', sql`product.delivery_time_id`),
    coverId: column('id', sql`product.cover_media_id`),
    active: column('boolean', sql`product.active`),
    available: column(
      'boolean',
      sql`(not (product.is_closeout or product.restock_days is null) or product.stock >= product.min_purchase)`,
    ),
    stock: column('number', sql`product.stock`),
    minPurchase: column('number', sql`product.min_purchase`),
    maxPurchase: column('number', sql`product.max_purchase`),
    purchaseSteps: column('number', sql`product.purchase_steps`),
    purchaseUnit: column('number', sql`product.purchase_unit`),
    referenceUnit: column('number', sql`product.reference_unit`),
    restockDays: column('number', sql`product.restock_days`),
    isCloseout: column('boolean', sql`product.is_closeout`),
    shippingFree: column('boolean', sql`view.shipping_free`),
    topseller: column('boolean', sql`product.topseller`),
    rating: column('number', sql`view.rating`),
    sales: column('number', sql`view.sales`),
    releasedAt: column('instant', sql`view.released_at`),
    createdAt: column('instant', sql`product.created_at`),
    updatedAt: column('instant', sql`product.updated_at`),
    weightKg: column('number', sql`(product.weight_grams / 1000.0)`),
    widthMm: column('number', sql`product.width_mm`),
    heightMm: column('number', sql`product.height_mm`),
    depthMm: column('number', sql`product.depth_mm`),
    price: column('number', sql`(${priceColumn(visit)} / 100.0)`),
    variantCount: column('number', sql`(view.card ->> 'variantCount')::integer`),
    ownCategoryIds: columnOfMany(
      'id',
      sql`array(select category_id from product_category where product_id in (product.id, product.parent_id))`,
    ),
    categoryIds: columnOfMany('id', sql`view.category_ids`),
    optionIds: columnOfMany(
      'id',
      sql`array(select option_id from product_option where product_id = product.id)`,
    ),
    propertyIds: columnOfMany('id', sql`view.option_ids`),
    states: columnOfMany(
      'text',
      sql`array[case when product.kind = 'download' then 'is-download' else 'is-physical' end]`,
    ),
    nothing: columnOfMany('id', sql`'{}'::uuid[]`),
  }) satisfies Record<string, Column>
