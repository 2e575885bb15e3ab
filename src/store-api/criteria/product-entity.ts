import type { Column } from '../../platform/postgres/query/column.ts'
import { productColumns } from '../../shop/catalogue/product-columns.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import { category, cmsPage } from './category-entity.ts'
import type { Entity } from './entity.ts'
import { memoryEntity } from './memory-entity.ts'
import { mediaEntity, nothing, seoUrlEntity } from './shared-entities.ts'

/** Products, asked for by their names on the wire. */
export function productEntity(visit: Visit): Entity<Column> {
  const own = productColumns(visit)
  const fields: Readonly<Record<string, Column>> = {
    id: own.id,
    parentId: own.parentId,
    displayGroup: own.groupId,
    productNumber: own.number,
    name: own.name,
    'translated.name': own.name,
    subtitle: own.subtitle,
    description: own.description,
    keywords: own.keywords,
    metaTitle: own.metaTitle,
    metaDescription: own.metaDescription,
    kind: own.kind,
    line: own.line,
    model: own.model,
    ean: own.ean,
    manufacturerId: own.manufacturerId,
    'manufacturer.id': own.manufacturerId,
    'manufacturer.name': own.manufacturerName,
    taxId: own.taxId,
    'tax.id': own.taxId,
    unitId: own.unitId,
    deliveryTimeId: own.deliveryTimeId,
    coverId: own.coverId,
    'cover.id': own.coverId,
    active: own.active,
    available: own.available,
    stock: own.stock,
    availableStock: own.stock,
    minPurchase: own.minPurchase,
    maxPurchase: own.maxPurchase,
    purchaseSteps: own.purchaseSteps,
    purchaseUnit: own.purchaseUnit,
    referenceUnit: own.referenceUnit,
    restockTime: own.restockDays,
    isCloseout: own.isCloseout,
    shippingFree: own.shippingFree,
    markAsTopseller: own.topseller,
    ratingAverage: own.rating,
    sales: own.sales,
    releaseDate: own.releasedAt,
    createdAt: own.createdAt,
    updatedAt: own.updatedAt,
    weight: own.weightKg,
    width: own.widthMm,
    height: own.heightMm,
    length: own.depthMm,
    price: own.price,
    cheapestPrice: own.price,
    variantCount: own.variantCount,
    childCount: own.variantCount,
    categoryIds: own.ownCategoryIds,
    'categories.id': own.ownCategoryIds,
    categoryTree: own.categoryIds,
    'categoriesRo.id': own.categoryIds,
    optionIds: own.optionIds,
    'options.id': own.optionIds,
    propertyIds: own.propertyIds,
    'properties.id': own.propertyIds,
    states: own.states,
    tagIds: own.nothing,
    'tags.id': own.nothing,
    streamIds: own.nothing,
    'streams.id': own.nothing,
  }

  return {
    name: 'product',
    field: (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined),
    associations: belongings,
    properties,
  }
}

const group = memoryEntity(
  'property_group',
  { id: 'id', name: 'text', position: 'number', displayType: 'text', filterable: 'boolean' },
  { options: () => option },
  ['translated', 'customFields', 'sortingType', 'description', 'visibleOnProductDetailPage'],
)
const option: ReturnType<typeof memoryEntity> = memoryEntity(
  'property_group_option',
  { id: 'id', groupId: 'id', name: 'text', position: 'number', colorHexCode: 'text' },
  { group: () => group, media: () => mediaEntity },
  ['translated', 'customFields', 'option', 'mediaId'],
)
const productMedia = memoryEntity(
  'product_media',
  { id: 'id', mediaId: 'id', productId: 'id', position: 'number' },
  { media: () => mediaEntity },
  ['customFields'],
)
const manufacturer = memoryEntity(
  'product_manufacturer',
  { id: 'id', name: 'text', link: 'text' },
  { media: () => mediaEntity },
  ['translated', 'customFields', 'description', 'mediaId'],
)
const tax = memoryEntity('tax', { id: 'id', name: 'text', taxRate: 'number', position: 'number' }, {}, [
  'customFields',
])
const unit = memoryEntity('unit', { id: 'id', name: 'text', shortCode: 'text' }, {}, [
  'translated',
  'customFields',
])
const deliveryTime = memoryEntity(
  'delivery_time',
  { id: 'id', name: 'text', min: 'number', max: 'number', unit: 'text' },
  {},
  ['translated', 'customFields'],
)
const download = memoryEntity(
  'product_download',
  { id: 'id', mediaId: 'id', position: 'number' },
  { media: () => mediaEntity },
)
export const review = memoryEntity('product_review', {
  id: 'id',
  productId: 'id',
  customerId: 'id',
  languageId: 'id',
  title: 'text',
  content: 'text',
  points: 'number',
  status: 'boolean',
  createdAt: 'instant',
})
/** What belongs to a product, wherever one stands. */
export const belongings: Entity['associations'] = {
  manufacturer: () => manufacturer,
  cover: () => productMedia,
  media: () => productMedia,
  options: () => option,
  properties: () => option,
  categories: () => category,
  categoriesRo: () => category,
  seoCategory: () => category,
  mainCategories: () => nothing,
  seoUrls: () => seoUrlEntity,
  tax: () => tax,
  unit: () => unit,
  deliveryTime: () => deliveryTime,
  downloads: () => download,
  productReviews: () => review,
  cmsPage: () => cmsPage,
  crossSellings: () => nothing,
  configuratorSettings: () => configuratorSetting,
  children: () => nothing,
  parent: () => nothing,
  prices: () => nothing,
  tags: () => nothing,
  streams: () => nothing,
  visibilities: () => nothing,
  translations: () => nothing,
  customFieldSets: () => nothing,
}

const configuratorSetting = memoryEntity(
  'product_configurator_setting',
  { id: 'id', optionId: 'id', position: 'number' },
  { option: () => option, media: () => mediaEntity },
)

const properties = [
  'translated',
  'customFields',
  'calculatedPrice',
  'calculatedPrices',
  'calculatedCheapestPrice',
  'calculatedMaxPurchase',
  'isNew',
  'reviewCount',
  'ratingGenuine',
  'packSize',
  'packUnit',
  'packUnitPlural',
  'manufacturerNumber',
  'cmsPageId',
  'technicalData',
  'advantages',
  'documents',
  'bins',
  'fit',
  'guaranteeYears',
  'sparePart',
  'sortedProperties',
  'extensions',
]
