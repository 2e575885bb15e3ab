import { rowOf } from '../articles/article-row.ts'
import type { WireGlance, WireMedia, WirePrice, WireProduct, WirePromise } from './wire.ts'

/** Only what a card shows travels along as the data of a page. */
export const slimProduct = (product: WireProduct): WireProduct => ({
  id: product.id,
  parentId: product.parentId ?? null,
  productNumber: product.productNumber,
  name: product.translated.name || product.name,
  translated: {},
  ...(product.subtitle && { subtitle: product.subtitle }),
  ...(product.kind && { kind: product.kind }),
  calculatedPrice: slimPrice(product.calculatedPrice),
  calculatedPrices: product.calculatedPrices.map(slimPrice),
  calculatedCheapestPrice: product.calculatedCheapestPrice && {
    unitPrice: product.calculatedCheapestPrice.unitPrice,
    hasRange: product.calculatedCheapestPrice.hasRange,
  },
  cover: product.cover && { media: slimMedia(product.cover.media) },
  ...(product.glance && { glance: slimGlance(product.glance) }),
  availableStock: product.availableStock,
  isCloseout: product.isCloseout,
  available: product.available,
  minPurchase: product.minPurchase,
  purchaseSteps: product.purchaseSteps,
  calculatedMaxPurchase: product.calculatedMaxPurchase,
  restockTime: product.restockTime ?? null,
  deliveryTime: product.deliveryTime && {
    name: product.deliveryTime.translated?.name || product.deliveryTime.name,
  },
  ...(product.extensions && { extensions: slimExtensions(product.extensions) }),
  ...(product.isNew && { isNew: true }),
  ...(product.shippingFree && { shippingFree: true }),
  ...(product.markAsTopseller && { markAsTopseller: true }),
  ...(product.ratingAverage && {
    ratingAverage: product.ratingAverage,
    reviewCount: product.reviewCount,
    ...(product.ratingGenuine && { ratingGenuine: true }),
  }),
  states: product.states ?? [],
  seoUrls: product.seoUrls?.map(({ seoPathInfo }) => ({ seoPathInfo })) ?? null,
  ...rowOf(product),
})

const slimGlance = ({ second, colors, widths, litres, bins }: WireGlance): WireGlance => ({
  second: second && slimMedia(second),
  colors: colors.map(({ name, color }) => ({ name, color })),
  widths,
  litres,
  bins,
})

const slimExtensions = ({ deliveryPromise, socialPicture }: NonNullable<WireProduct['extensions']>) => ({
  ...(deliveryPromise && { deliveryPromise: slimPromise(deliveryPromise) }),
  ...(socialPicture && { socialPicture: { url: socialPicture.url } }),
})

const slimPromise = ({ earliest, latest }: WirePromise): WirePromise => ({ earliest, latest })

export const slimMedia = ({ url, alt, translated, metaData, extensions }: WireMedia): WireMedia => ({
  url,
  alt: translated?.alt || alt,
  metaData: metaData && { width: metaData.width, height: metaData.height },
  ...(extensions?.look && {
    extensions: { look: { color: extensions.look.color, isTransparent: extensions.look.isTransparent } },
  }),
})

export const slimPrice = ({
  unitPrice,
  quantity,
  listPrice,
  regulationPrice,
  referencePrice,
}: WirePrice): WirePrice => ({
  unitPrice,
  quantity,
  ...(listPrice && { listPrice: { price: listPrice.price, percentage: listPrice.percentage } }),
  ...(regulationPrice && { regulationPrice: { price: regulationPrice.price } }),
  ...(referencePrice && {
    referencePrice: {
      price: referencePrice.price,
      purchaseUnit: referencePrice.purchaseUnit,
      referenceUnit: referencePrice.referenceUnit,
      unitName: referencePrice.unitName,
    },
  }),
})
