import { said } from './product-path.ts'
import { slimMedia, slimProduct } from './slim-product.ts'
import type { WireConfiguratorGroup, WireCrossSelling, WireProductInFull, WireReview } from './wire-detail.ts'

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
    media: { url: '', fileName: media.fileName, fileExtension: media.fileExtension },
  })),
  advantages: product.advantages,
  technicalData: product.technicalData?.map(({ label, value }) => ({ label, value })),
  documents: product.documents?.map(({ id, key, title, extension, sizeKb }) => ({
    id,
    key,
    title,
    extension,
    sizeKb,
  })),
  guaranteeYears: product.guaranteeYears,
  sparePart: product.sparePart && {
    fitsLines: product.sparePart.fitsLines,
    fitsPredecessors: product.sparePart.fitsPredecessors,
  },
})

export const slimGroup = (group: WireConfiguratorGroup): WireConfiguratorGroup => ({
  id: group.id,
  name: said(group, 'name'),
  options: group.options.map(({ id, name, colorHexCode, combinable, product }) => ({
    id,
    name,
    colorHexCode,
    combinable,
    product: product && {
      id: product.id,
      seoUrls: product.seoUrls?.map(({ seoPathInfo }) => ({ seoPathInfo })),
    },
  })),
})

export const slimRow = ({ crossSelling, products }: WireCrossSelling): WireCrossSelling => ({
  crossSelling: { name: said(crossSelling, 'name'), kind: crossSelling.kind },
  products: products.map(slimProduct),
})

export const slimReview = (review: WireReview): WireReview => ({
  id: review.id,
  title: review.title,
  content: review.content,
  points: review.points,
  createdAt: review.createdAt,
  externalUser: review.externalUser,
  comment: review.comment,
})
