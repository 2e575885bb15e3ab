import { fitLimits } from './fit-limits.ts'
import { said } from './product-path.ts'
import { slimMedia, slimProduct } from './slim-product.ts'
import type { WireProduct } from './wire.ts'
import type {
  WireConfiguratorGroup,
  WireCrossSelling,
  WireProductInFull,
  WireRatings,
  WireReview,
  WireVariant,
} from './wire-detail.ts'

/** Only what the page of a product shows travels along as its data. */
export const slimDetail = (product: WireProductInFull): WireProductInFull => ({
  ...slimProduct(product),
  translated: { packUnit: product.translated.packUnit },
  description: said(product, 'description'),
  metaTitle: said(product, 'metaTitle'),
  metaDescription: said(product, 'metaDescription'),
  optionIds: product.optionIds,
  ean: product.ean,
  model: product.model,
  media: product.media?.map(({ media }) => ({ media: slimMedia(media) })),
  manufacturer: product.manufacturer && {
    name: product.manufacturer.name,
    address: product.manufacturer.address,
    responsiblePerson: product.manufacturer.responsiblePerson,
  },
  downloads: product.downloads?.map(({ id, media }) => ({
    id,
    media: {
      url: '',
      fileName: media.fileName,
      fileExtension: media.fileExtension,
      fileSize: media.fileSize,
    },
  })),
  advantages: product.advantages,
  technicalData: product.technicalData?.map(({ label, value }) => ({ label, value })),
  documents: product.documents?.map(
    ({ id, key, title, typeName, extension, languages, sizeKb, version, dated, hingeSide }) => ({
      ...{ id, key, title, typeName, extension, languages, sizeKb, version, dated },
      ...(hingeSide && { hingeSide }),
    }),
  ),
  fit: product.fit && fitLimits(product.fit),
  packSize: product.packSize,
  guaranteeYears: product.guaranteeYears,
  sparePart: product.sparePart && {
    dimension: product.sparePart.dimension,
    drawingPosition: product.sparePart.drawingPosition,
    fitsLines: product.sparePart.fitsLines,
    predecessors: product.sparePart.predecessors,
    availableUntil: product.sparePart.availableUntil,
    availableYears: product.sparePart.availableYears,
  },
})

export const slimGroup = (group: WireConfiguratorGroup): WireConfiguratorGroup => ({
  id: group.id,
  name: said(group, 'name'),
  displayType: group.displayType,
  options: group.options.map(({ id, name, colorHexCode, combinable, conflicts, product }) => ({
    id,
    name,
    colorHexCode,
    combinable,
    ...(conflicts?.length && { conflicts }),
    product: product && slimVariant(product),
  })),
})

export const slimVariant = (variant: WireVariant): WireVariant => ({
  id: variant.id,
  optionIds: variant.optionIds,
  productNumber: variant.productNumber,
  name: variant.name,
  available: variant.available,
  availableStock: variant.availableStock,
  unitPrice: variant.unitPrice,
  seoUrls: variant.seoUrls?.map(({ seoPathInfo }) => ({ seoPathInfo })),
})

export const slimRow = ({ crossSelling, products, total }: WireCrossSelling): WireCrossSelling => ({
  crossSelling: { name: said(crossSelling, 'name'), kind: crossSelling.kind },
  products: products.map(slimInRow),
  total,
})

/** What stands in a row is seen small: when it arrives and how it is rated is said on its own page. */
function slimInRow(product: WireProduct): WireProduct {
  const {
    id,
    parentId,
    productNumber,
    name,
    cover,
    calculatedPrice,
    calculatedCheapestPrice,
    seoUrls,
    ...rest
  } = slimProduct(product)
  const { availableStock, isCloseout, available, minPurchase, purchaseSteps, calculatedMaxPurchase } = rest

  return {
    ...{ id, parentId, productNumber, name, cover, calculatedPrice, calculatedCheapestPrice, seoUrls },
    ...{ availableStock, isCloseout, available, minPurchase, purchaseSteps, calculatedMaxPurchase },
    translated: {},
    calculatedPrices: parentId ? rest.calculatedPrices : [],
    ...(rest.states?.includes('is-download') && { states: rest.states }),
  }
}

export const slimReview = (review: WireReview): WireReview => ({
  id: review.id,
  title: review.title,
  content: review.content,
  points: review.points,
  createdAt: review.createdAt,
  externalUser: review.externalUser,
  comment: review.comment,
  languageId: review.languageId,
  demo: review.demo,
})

export const slimRatings = (ratings: WireRatings): WireRatings => ({
  totalReviewCount: ratings.totalReviewCount,
  averageRating: ratings.averageRating,
  matrix: ratings.matrix.map(({ points, count }) => ({ points, count })),
  languages: ratings.languages?.map(({ languageId, count }) => ({ languageId, count })),
  genuine: ratings.genuine && { count: ratings.genuine.count, average: ratings.genuine.average },
})
