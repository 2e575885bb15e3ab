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
  extension: string
  sizeKb?: number | null | undefined
}

export type WireSparePart = {
  dimension?: string | null | undefined
  drawingPosition?: number | undefined
  fitsLines?: readonly string[] | undefined
  fitsPredecessors?: readonly string[] | undefined
  replacedByNumber?: string | null | undefined
  replacedById?: string | null | undefined
}

/** A group of options somebody chooses a variant by. */
export type WireConfiguratorGroup = {
  id: string
  name: string
  displayType?: string | undefined
  translated?: { name?: string | undefined } | undefined
  options: readonly (WireOption & {
    combinable?: boolean | undefined
    /** The variant that this choice leads to, with the other options as they are. */
    product?: { id: string; seoUrls?: readonly WireSeoUrl[] | null | undefined } | null | undefined
  })[]
}

export type WireCrossSelling = {
  crossSelling: {
    name: string
    kind?: string | undefined
    translated?: { name?: string | undefined } | undefined
  }
  products: readonly WireProduct[]
}

export type WireReview = {
  id: string
  title: string
  content: string
  points: number
  createdAt: string
  externalUser?: string | null | undefined
  comment?: string | null | undefined
  demo?: boolean | undefined
}
