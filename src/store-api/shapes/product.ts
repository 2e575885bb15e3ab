import { productPromise } from '../../shop/cart/product-promise.ts'
import { isLimitedByStock, usualMost } from '../../shop/cart/quantity.ts'
import { homeCategory } from '../../shop/catalogue/category-tree.ts'
import { isNew } from '../../shop/catalogue/newness.ts'
import { offerOf } from '../../shop/catalogue/offer.ts'
import type { Card, Detail, Glance, Product } from '../../shop/catalogue/product.ts'
import { socialPath } from '../../shop/media/social-picture.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import type { Locale } from '../../values/locale.ts'
import { say } from '../../values/translated.ts'
import { amountShape, calculatedPriceShape } from './calculated-price.ts'
import { categoryShape } from './category.ts'
import { taxShape } from './channel.ts'
import { deliveryDateShape } from './delivery.ts'
import { mediaShape, productMediaShape } from './media.ts'
import { optionShape } from './property.ts'
import { canonicalUrls } from './seo-url.ts'
import { struct } from './struct.ts'

export type ProductShape = ReturnType<typeof productShape>

/** What belongs to a product and is sent only when it is wished for. */
export type ProductParts = { seoUrls: boolean; categories: boolean; detail: Detail | null }

/** A product as every list shows it; with its detail also what only its page needs. */
export const productShape = (product: Product, visit: Visit, parts: ProductParts) => {
  const { card, stock } = product
  const { price, tiers, cheapest } = offerOf(card, visit)
  const { detail } = parts
  const texts = textsOf(card, detail)
  const tax = visit.channel.taxes.find(({ id }) => id === card.taxId)
  const promise = productPromise(visit, product)

  return struct('product', {
    id: card.id,
    parentId: card.parentId,
    productNumber: card.number,
    ...texts,
    translated: { ...texts, customFields: {} },
    active: true,
    available: !isLimitedByStock(card) || stock >= card.minPurchase,
    stock,
    availableStock: stock,
    minPurchase: card.minPurchase,
    maxPurchase: card.maxPurchase,
    calculatedMaxPurchase: mostPurchasable(card, stock),
    purchaseSteps: card.purchaseSteps,
    purchaseUnit: card.purchaseUnit,
    referenceUnit: card.referenceUnit,
    isCloseout: card.isCloseout,
    shippingFree: card.shippingFree,
    markAsTopseller: card.topseller,
    ratingAverage: visit.channel.reviewsShown ? card.ratingAverage : null,
    reviewCount: visit.channel.reviewsShown ? card.reviewCount : 0,
    ratingGenuine: card.ratingGenuine ?? false,
    releaseDate: card.releasedAt,
    isNew: isNew(card.releasedAt, visit.now),
    ean: card.ean,
    manufacturerId: card.manufacturerId,
    manufacturerNumber: null,
    manufacturer: manufacturerShape(card, detail, visit),
    taxId: card.taxId,
    tax: tax ? taxShape(tax, visit) : null,
    unitId: card.unit?.id ?? null,
    unit: card.unit && unitShape(card.unit),
    deliveryTimeId: card.deliveryTime?.id ?? null,
    deliveryTime: card.deliveryTime && deliveryTimeShape(card.deliveryTime),
    restockTime: card.restockDays,
    weight: card.weightGrams / 1000,
    width: card.widthMm,
    height: card.heightMm,
    length: card.depthMm,
    coverId: card.cover?.id ?? null,
    cover: card.cover && productMediaShape(card.cover, card.id, 0),
    optionIds: card.options.map(({ id }) => id),
    options: card.options.map(optionShape),
    propertyIds: card.propertyIds,
    categoryIds: card.categoryIds,
    categoryTree: card.categoryTree,
    streamIds: [] as string[],
    tagIds: [] as string[],
    childCount: 0,
    displayGroup: card.parentId ?? card.id,
    states: [card.isDownload ? ('is-download' as const) : ('is-physical' as const)],
    calculatedPrice: calculatedPriceShape(price),
    calculatedPrices: tiers.map(calculatedPriceShape),
    calculatedCheapestPrice: {
      ...amountShape(cheapest.cents, cheapest.taxes),
      apiAlias: 'calculated_cheapest_price' as const,
      hasRange: cheapest.hasRange,
      variantId: card.id,
    },
    cmsPageId: null,
    cmsPage: null,
    customFields: {},
    createdAt: card.createdAt,
    updatedAt: card.updatedAt,
    // Below: what only this shop knows of its products.
    kind: card.kind,
    line: card.line,
    model: card.model,
    packSize: card.packSize,
    variantCount: card.variantCount,
    glance: card.glance ? glanceShape(card.glance) : null,
    // When it arrives where the visit's goods go, ordered now; the cart says the same.
    extensions: {
      deliveryPromise: promise && deliveryDateShape(promise),
      // What a link to its page looks like where it is shared.
      ...(detail && { socialPicture: struct('social_picture', { url: socialPath(card, visit.locale) }) }),
    },
    ...(parts.seoUrls && { seoUrls: canonicalUrls('product', card.id, card.seoPath, visit) }),
    ...(parts.categories && { categories: categoriesOf(card, visit) }),
    ...(detail && detailShape(card, detail, visit)),
  })
}

const glanceShape = ({ second, colors, widths, litres, bins }: Glance) =>
  struct('product_glance', {
    second: second && mediaShape(second),
    colors: colors.map((color) => struct('product_color', color)),
    widths,
    litres,
    bins,
  })

const textsOf = (card: Card, detail: Detail | null) => ({
  name: card.name,
  subtitle: card.subtitle,
  packUnit: card.packUnit || null,
  packUnitPlural: null,
  ...(detail && {
    description: detail.description,
    keywords: detail.keywords,
    metaTitle: detail.metaTitle,
    metaDescription: detail.metaDescription,
  }),
})

const detailShape = (card: Card, detail: Detail, visit: Visit) => {
  const home = homeCategory(visit.channel, card.categoryIds)
  return {
    media: detail.media.map((picture, position) => productMediaShape(picture, card.id, position)),
    properties: detail.properties.map(optionShape),
    downloads: detail.downloads.map(({ id, media }, position) =>
      struct('product_download', {
        id,
        productId: card.id,
        mediaId: media.id,
        position,
        media: mediaShape(media),
      }),
    ),
    seoCategory: home && categoryShape(home, visit, { withSeoUrls: true }),
    technicalData: detail.technical.map((pair) => struct('product_technical_data', pair)),
    advantages: detail.advantages,
    documents: detail.documents.map((document) => struct('product_document', document)),
    bins: detail.bins.map((bin) => struct('product_bin', bin)),
    fit: detail.fit && fitShape(detail.fit),
    guaranteeYears: detail.guaranteeYears,
    sparePart: detail.sparePart && struct('spare_part', detail.sparePart),
  }
}

/** The most of it one order takes, on a full step; an ending stock limits it too. */
function mostPurchasable(card: Card, stock: number): number {
  const most = card.maxPurchase ?? usualMost
  const available = isLimitedByStock(card) ? Math.min(most, stock) : most
  if (available < card.minPurchase) return 0
  return (
    card.minPurchase + Math.floor((available - card.minPurchase) / card.purchaseSteps) * card.purchaseSteps
  )
}

const manufacturerShape = (
  { manufacturerId, manufacturerName }: Card,
  detail: Detail | null,
  { locale }: Visit,
) =>
  struct('product_manufacturer', {
    id: manufacturerId,
    name: manufacturerName,
    link: detail?.manufacturer.link ?? null,
    mediaId: null,
    media: null,
    description: null,
    translated: { name: manufacturerName, description: null, customFields: {} },
    customFields: {},
    // Only this shop's: every offer names maker and responsible person (Regulation (EU) 2023/988 Art. 19).
    ...(detail && {
      address: firmShape(detail.manufacturer.address, locale),
      responsiblePerson:
        detail.manufacturer.address.responsiblePerson &&
        firmShape(detail.manufacturer.address.responsiblePerson, locale),
    }),
  })

/** Limits in mm, each a range; what is no range stays as it is. */
export const fitShape = (fit: NonNullable<Detail['fit']>) =>
  struct(
    'product_fit',
    Object.fromEntries(
      Object.entries(fit).map(([name, limit]) => [
        name,
        typeof limit === 'object' && limit !== null && !Array.isArray(limit) ? struct('range', limit) : limit,
      ]),
    ),
  )

const firmShape = (
  { name, street, houseNumber, zip, city, countryName, email }: Detail['manufacturer']['address'],
  locale: Locale,
) =>
  struct('product_firm', { name, street, houseNumber, zip, city, country: say(countryName, locale), email })

const unitShape = ({ id, shortCode, name }: NonNullable<Card['unit']>) =>
  struct('unit', { id, shortCode, name, translated: { shortCode, name, customFields: {} }, customFields: {} })

const deliveryTimeShape = ({ id, name, min, max }: NonNullable<Card['deliveryTime']>) =>
  struct('delivery_time', {
    id,
    name,
    min,
    max,
    unit: 'day',
    translated: { name, customFields: {} },
    customFields: {},
  })

const categoriesOf = (card: Card, visit: Visit) =>
  visit.channel.categories
    .filter(({ id }) => card.categoryIds.includes(id))
    .map((category) => categoryShape(category, visit, { withSeoUrls: false }))
