import type { ArticleRow } from '../articles/article-row.ts'

/**
 * What the pages read of the Store API's products and lists. Less than an answer holds: whatever speaks
 * the contract can serve them.
 */
export type WireMedia = {
  url: string
  alt?: string | null | undefined
  fileName?: string | null | undefined
  fileExtension?: string | null | undefined
  fileSize?: number | null | undefined
  metaData?: { width?: number | null | undefined; height?: number | null | undefined } | null | undefined
  translated?: { alt?: string | null | undefined } | undefined
  /** What it looks like from far away; only our own shop says so. */
  extensions?: { look: { color: string; isTransparent: boolean } } | undefined
}

export type WirePrice = {
  unitPrice: number
  quantity: number
  calculatedTaxes?: readonly { tax: number; taxRate: number }[] | undefined
  listPrice?: { price: number; percentage: number } | null | undefined
  regulationPrice?: { price: number } | null | undefined
  referencePrice?:
    | {
        price: number
        purchaseUnit: number
        referenceUnit: number
        unitName: string
      }
    | null
    | undefined
}

/** The first and the last day, as instants. */
export type WirePromise = { earliest: string; latest: string }

export type WireSeoUrl = { seoPathInfo: string }

export type WireOption = {
  id: string
  name: string
  colorHexCode?: string | null | undefined
  group?: { id: string; name: string; displayType?: string | undefined } | null | undefined
}

/** What is seen of a product, or of its family, at a glance; spans go from the least to the most. */
export type WireGlance = {
  second: WireMedia | null
  colors: readonly { name: string; color: string }[]
  /** Of cabinets, in millimetres. */
  widths: readonly number[]
  litres: readonly [number, number] | null
  bins: readonly [number, number] | null
}

export type WireProduct = {
  id: string
  parentId?: string | null | undefined
  productNumber: string
  name: string
  translated: {
    name?: string | undefined
    description?: string | null | undefined
    packUnit?: string | null | undefined
  }
  subtitle?: string | undefined
  kind?: string | undefined
  variantCount?: number | undefined
  /** Only our own shop says so. */
  glance?: WireGlance | null | undefined
  calculatedPrice: WirePrice
  calculatedPrices: readonly WirePrice[]
  calculatedCheapestPrice?: { unitPrice: number; hasRange?: boolean | undefined } | null | undefined
  cover?: { media: WireMedia } | null | undefined
  options?: readonly WireOption[] | null | undefined
  optionIds?: readonly string[] | null | undefined
  availableStock: number
  isCloseout: boolean
  available: boolean
  minPurchase: number
  purchaseSteps: number
  maxPurchase?: number | null | undefined
  calculatedMaxPurchase: number
  restockTime?: number | null | undefined
  deliveryTime?: { name: string; translated?: { name?: string | undefined } } | null | undefined
  isNew?: boolean | undefined
  markAsTopseller?: boolean | undefined
  shippingFree?: boolean | undefined
  ratingAverage?: number | null | undefined
  reviewCount?: number | undefined
  ratingGenuine?: boolean | undefined
  states?: readonly string[] | undefined
  /** When it arrives, ordered now; only our own shop says so. */
  extensions?:
    | {
        deliveryPromise?: WirePromise | null | undefined
        /** What a link to it looks like where it is shared. */
        socialPicture?: { url: string } | undefined
      }
    | undefined
  seoUrls?: readonly WireSeoUrl[] | null | undefined
  /** What its row says where systems stand in a table. */
  row?: ArticleRow | undefined
}
