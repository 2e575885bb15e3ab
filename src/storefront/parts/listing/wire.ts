import type { Locale } from '../../../values/locale.ts'
import type { WireMedia, WireProduct, WireSeoUrl } from '../product/wire.ts'

/** What the pages read of the Store API's categories and listings. */
export type WireCategory = {
  id: string
  name: string
  type: string
  linkType?: string | null | undefined
  externalLink?: string | null | undefined
  internalLink?: string | null | undefined
  description?: string | null | undefined
  metaTitle?: string | null | undefined
  metaDescription?: string | null | undefined
  translated: {
    name?: string | null | undefined
    description?: string | null | undefined
    metaTitle?: string | null | undefined
    metaDescription?: string | null | undefined
  }
  media?: WireMedia | null | undefined
  children?: readonly WireCategory[] | undefined
  seoUrls?: readonly WireSeoUrl[] | null | undefined
  /** What only this shop says: its name for it, and where it lives in each language. */
  key?: string | undefined
  alternatePaths?: Readonly<Partial<Record<Locale, string>>> | null | undefined
}

/** Where a listing comes from: as much as it takes to ask for it again. */
export type ListingSource =
  | { categoryId: string }
  /** The same one by one, and not by families. */
  | { articlesOf: string }
  /** A search, in the whole shop or below a category. */
  | { search: string; partsOf: string }
  | { search: string }

export type WireListing = {
  elements: readonly WireProduct[]
  total: number
  /** Where only best sellers are listed: about how many there are. */
  estimatedTotal?: number | undefined
  page: number
  limit: number
  sorting: string
  availableSortings: readonly { key: string; label: string; translated?: { label?: string | undefined } }[]
  aggregations: WireAggregations
  /** Only what our own pages put to it. */
  source?: ListingSource
  /** Where nothing is left: how many there would be without one of the filters, by its name. */
  loosened?: Readonly<Record<string, number>>
}

type WireSpan = { min: number | null; max: number | null }

export type WireAggregations = {
  price?: { min: number | string | null; max: number | string | null } | undefined
  rating?: { max: number | string | null } | undefined
  'shipping-free'?: { max: number | string | boolean | null }
  properties?: { entities: readonly WireFilterGroup[] } | undefined
  /** What only this shop counts. */
  sizes?: Readonly<Partial<Record<string, WireSpan | string>>> | undefined
  counts?:
    | {
        ratings: Readonly<Partial<Record<2 | 3 | 4, number | null>>>
        shippingFree: number | null
        available: number | null
      }
    | undefined
}

export type WireFilterGroup = {
  id: string
  /** What only this shop says: its name among us. */
  key?: string | undefined
  name: string
  displayType?: string | undefined
  translated?: { name?: string | undefined } | undefined
  options: readonly {
    id: string
    name: string
    colorHexCode?: string | null | undefined
    translated?: { name?: string | undefined } | undefined
    /** How many products have it, where the shop tells. */
    count?: number | undefined
  }[]
}
