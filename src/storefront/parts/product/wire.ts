/**
 * What the pages read of the Store API's products and lists. Less than an answer holds: whatever speaks
 * the contract can serve them.
 */
export type WireMedia = {
  url: string
  alt?: string | null
  fileName?: string | null
  fileExtension?: string | null
  fileSize?: number | null
  metaData?: { width?: number; height?: number } | null
  translated?: { alt?: string | null }
}

export type WirePrice = {
  unitPrice: number
  quantity: number
  listPrice?: { price: number; percentage: number } | null
  regulationPrice?: { price: number } | null
  referencePrice?: {
    price: number
    purchaseUnit: number
    referenceUnit: number
    unitName: string
  } | null
}

export type WireSeoUrl = { seoPathInfo: string }

export type WireOption = {
  id: string
  name: string
  colorHexCode?: string | null
  group?: { id: string; name: string; displayType?: string } | null
}

export type WireProduct = {
  id: string
  parentId?: string | null
  productNumber: string
  name: string
  translated: { name?: string; description?: string | null; packUnit?: string | null }
  subtitle?: string
  calculatedPrice: WirePrice
  calculatedPrices: readonly WirePrice[]
  calculatedCheapestPrice?: { unitPrice: number; hasRange?: boolean } | null
  cover?: { media: WireMedia } | null
  options?: readonly WireOption[] | null
  availableStock: number
  isCloseout: boolean
  available: boolean
  minPurchase: number
  purchaseSteps: number
  maxPurchase?: number | null
  calculatedMaxPurchase: number
  restockTime?: number | null
  deliveryTime?: { name: string; translated?: { name?: string } } | null
  isNew?: boolean
  markAsTopseller?: boolean
  shippingFree?: boolean
  ratingAverage?: number | null
  reviewCount?: number
  states?: readonly string[]
  seoUrls?: readonly WireSeoUrl[] | null
}
