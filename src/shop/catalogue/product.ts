import type { CurrencyCode } from '../../values/currency.ts'
import type { Id } from '../../values/ids.ts'
import type { Translated } from '../../values/translated.ts'
import type { LowestPrices } from '../pricing/lowest-price.ts'
import type { StoredPrice } from '../pricing/price.ts'

export type ProductId = Id<'product'>

/** A product of the read model in one language: what a card shows, and fresh from the shelf its stock. */
export type Product = { card: Card; stock: number }

/** A product with all that its page shows. */
export type ProductInFull = Product & { detail: Detail }

export type Card = {
  id: ProductId
  parentId: ProductId | null
  number: string
  name: string
  subtitle: string
  kind: 'system' | 'accessory' | 'consumable' | 'download' | 'spare-part'
  line: string | null
  model: string | null
  ean: string | null
  taxId: Id<'tax'>
  manufacturerId: Id<'manufacturer'>
  manufacturerName: string
  minPurchase: number
  purchaseSteps: number
  maxPurchase: number | null
  isCloseout: boolean
  restockDays: number | null
  deliveryTime: { id: string; name: string; min: number; max: number } | null
  weightGrams: number
  widthMm: number | null
  heightMm: number | null
  depthMm: number | null
  unit: { id: string; shortCode: string; name: string } | null
  purchaseUnit: number | null
  referenceUnit: number | null
  packSize: number
  packUnit: string
  shippingFree: boolean
  bulky: boolean
  topseller: boolean
  ratingAverage: number | null
  reviewCount: number
  /** The stars are those of customers, not of the demo shop. Cards of before lack it. */
  ratingGenuine?: boolean
  releasedAt: string
  createdAt: string
  updatedAt: string
  isDownload: boolean
  cover: PictureInLanguage | null
  /** Cards of before lack it. */
  glance?: Glance
  /** Everybody's and those of customer groups, as the cart reads them too. */
  prices: readonly StoredPrice[]
  lowest30: LowestPrices | null
  /** What a piece costs in the whole group of variants. */
  cheapest: readonly PriceSpan[]
  options: readonly OptionInLanguage[]
  variantCount: number
  categoryIds: readonly string[]
  categoryTree: readonly string[]
  propertyIds: readonly string[]
  seoPath: string | null
}

/** What is seen of a product, or of the group it stands for, without reading. Spans go from the least to the most. */
export type Glance = {
  second: PictureInLanguage | null
  colors: readonly { name: string; color: string }[]
  /** Of the cabinets it is made for, in millimetres. */
  widths: readonly number[]
  litres: readonly [number, number] | null
  bins: readonly [number, number] | null
}

export type Detail = {
  description: string
  keywords: string
  metaTitle: string
  metaDescription: string
  advantages: readonly string[]
  technical: readonly { label: string; value: string }[]
  bins: readonly Readonly<Record<string, unknown>>[]
  fit: Readonly<Record<string, unknown>> | null
  guaranteeYears: number | null
  media: readonly PictureInLanguage[]
  downloads: readonly { id: string; media: PictureInLanguage }[]
  documents: readonly DocumentInLanguage[]
  properties: readonly OptionInLanguage[]
  sparePart: SparePart | null
  manufacturer: { id: string; name: string; link: string | null; address: Maker }
}

/** Who made a product, and who answers for it in the EU. */
export type Maker = Firm & { responsiblePerson?: Firm }

type Firm = {
  name: string
  street: string
  houseNumber: string
  zip: string
  city: string
  countryName: Translated
  email: string
}

/** Where a part belongs, what it fits, and what took its place. */
export type SparePart = {
  categoryPath: string
  drawingPosition: number
  dimension: string | null
  fitsLines: readonly string[]
  fitsPredecessors: readonly string[]
  replacedByNumber: string | null
  replacedById: ProductId | null
  availableUntil: string | null
  availableYears: number | null
  /** The names of the earlier systems it fits. */
  predecessors: readonly string[]
  /** The parts whose place it took. */
  replacesIds: readonly ProductId[]
}

/** From the cheapest to the dearest of a group that are priced alike. Without a customer group it is everybody's. */
export type PriceSpan = {
  currency: CurrencyCode
  groupId: string | null
  taxId: Id<'tax'>
  basis: 'gross' | 'net'
  min: number
  max: number
}

export type PictureInLanguage = {
  id: string
  url: string
  width: number | null
  height: number | null
  alt: string
  fileName: string
  extension: string
  mimeType: string
  size: number
  /** What most of a photograph looks like; what is transparent takes the ground it stands on. */
  color?: string | null
  isTransparent?: boolean | null
}

export type OptionInLanguage = {
  id: string
  name: string
  groupId: string
  groupName: string
  groupPosition: number
  displayType: 'text' | 'color' | 'select'
  position: number
  color: string | null
}

export type DocumentInLanguage = {
  id: string
  key: string
  type: string
  typeName: string
  title: string
  fileName: string
  extension: string
  languages: readonly string[]
  sizeKb: number | null
  version: string | null
  dated: string | null
  route: string | null
  /** Of a sheet that is about one side of the hinges. */
  hingeSide: 'left' | 'right' | null
}
