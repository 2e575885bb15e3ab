import type { HingeSide } from '../../../shop/configurator/measures.ts'
import type { WireMedia, WireOption, WireProduct, WireSeoUrl } from './wire.ts'

/** A product with all that its own page shows. */
export type WireProductInFull = WireProduct & {
  description?: string | null | undefined
  metaTitle?: string | null | undefined
  metaDescription?: string | null | undefined
  translated: WireProduct['translated'] & {
    metaTitle?: string | null | undefined
    metaDescription?: string | null | undefined
  }
  media?: readonly { media: WireMedia }[] | null | undefined
  manufacturer?: WireManufacturer | null | undefined
  downloads?: readonly { id: string; media: WireMedia }[] | null | undefined
  ean?: string | null | undefined
  // Below: what only this shop knows of a product.
  kind?: string | undefined
  line?: string | null | undefined
  model?: string | null | undefined
  advantages?: readonly string[] | undefined
  technicalData?: readonly { label: string; value: string }[] | undefined
  documents?: readonly WireDocument[] | undefined
  /** Limits in mm by what is measured; `FitLimits` is what a page reads of it. */
  fit?: Readonly<Record<string, unknown>> | null | undefined
  packSize?: number | undefined
  guaranteeYears?: number | null | undefined
  sparePart?: WireSparePart | null | undefined
}

export type WireManufacturer = {
  name: string
  link?: string | null | undefined
  address?: WireAddress | null | undefined
  responsiblePerson?: (WireAddress & { name: string }) | null | undefined
}

export type WireAddress = {
  name?: string | undefined
  street: string
  houseNumber?: string | undefined
  zip: string
  city: string
  country: string
  email?: string | undefined
}

export type WireDocument = {
  id: string
  key: string
  title: string
  typeName?: string | undefined
  extension: string
  languages?: readonly string[] | undefined
  sizeKb?: number | null | undefined
  version?: string | null | undefined
  dated?: string | null | undefined
  /** Of a sheet that is about one side of the hinges. */
  hingeSide?: HingeSide | null | undefined
}

export type WireSparePart = {
  dimension?: string | null | undefined
  drawingPosition?: number | undefined
  fitsLines?: readonly string[] | undefined
  fitsPredecessors?: readonly string[] | undefined
  replacedByNumber?: string | null | undefined
  replacedById?: string | null | undefined
  availableUntil?: string | null | undefined
  availableYears?: number | null | undefined
  /** The names of the earlier systems it fits. */
  predecessors?: readonly string[] | undefined
  replacesIds?: readonly string[] | undefined
}

/** A group of options somebody chooses a variant by. */
export type WireConfiguratorGroup = {
  id: string
  name: string
  displayType?: string | undefined
  translated?: { name?: string | undefined } | undefined
  options: readonly WireChoice[]
}

export type WireChoice = WireOption & {
  combinable?: boolean | undefined
  /** The variant that this choice leads to, with the other options as they are where that is possible. */
  product?: WireVariant | null | undefined
  /** Where it is not: what changes along with it. */
  conflicts?: readonly WireConflict[] | undefined
}

/** A member of a family as the pages of the others show it. */
export type WireVariant = {
  id: string
  optionIds: readonly string[]
  productNumber?: string | undefined
  name?: string | undefined
  available?: boolean | undefined
  availableStock?: number | undefined
  unitPrice?: number | undefined
  seoUrls?: readonly WireSeoUrl[] | null | undefined
}

/** A choice that is not to be had with an option of another group, or only with one. */
export type WireConflict = { isColor: boolean; isOnly: boolean; not: string; becomes: string }

export type WireCrossSelling = {
  crossSelling: {
    name: string
    kind?: string | undefined
    translated?: { name?: string | undefined } | undefined
  }
  products: readonly WireProduct[]
  total?: number | undefined
}

export type WireReview = {
  id: string
  title: string
  content: string
  points: number
  createdAt: string
  externalUser?: string | null | undefined
  comment?: string | null | undefined
  languageId?: string | null | undefined
  demo?: boolean | undefined
}

/** How a family is rated: how many gave how many points, and who in which language. */
export type WireRatings = {
  totalReviewCount: number
  averageRating: number
  matrix: readonly { points: number; count: number }[]
  languages?: readonly { languageId: string | null; count: number }[] | undefined
  /** Without the reviews that were invented for the demo shop. */
  genuine?: { count: number; average: number } | undefined
}
