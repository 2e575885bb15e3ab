import type { Translated } from '../../values/translated.ts'
import type { Fit } from './catalogue-data.ts'

export type ArticleKind = 'system' | 'accessory' | 'consumable' | 'download' | 'spare-part'

export type LabelAndValue = { label: Translated; value: Translated }

export type GrossPrice = { chf: number; eur: number }

/** A product as it will stand in the shop, put together from the files; prices in whole units with tax. */
export type Article = {
  /** The item number; for a parent, which is never sold, the key of its family. */
  key: string
  parentKey: string | null
  hasVariants: boolean
  kind: ArticleKind
  line: string | null
  model: string | null

  name: Translated
  subtitle: Translated
  description: Translated
  keywords: Translated
  advantages: readonly Translated[]
  packUnit: Translated
  technical: readonly LabelAndValue[]

  /** Tiers from the smallest quantity up; a parent has none. */
  prices: readonly { from: number; price: GrossPrice }[]

  stock: number
  closeout: boolean
  restockDays: number | null
  deliveryTime: '2-3-days' | 'at-once'
  minPurchase: number
  purchaseSteps: number
  maxPurchase: number | null
  packSize: number
  baseUnit: { unit: string; purchaseUnit: number; referenceUnit: number } | null

  weightGrams: number
  dimensions: { width: number; depth: number; height: number } | null
  shippingFree: boolean
  sales: number
  bins: readonly unknown[]
  fit: Fit | Readonly<Record<string, unknown>> | null
  guaranteeYears: number | null
  position: number

  /** Group and option keys of the property files. */
  properties: readonly (readonly [group: string, option: string])[]
  options: readonly (readonly [group: string, option: string])[]
  categories: readonly string[]
  /** The address of its page in each language. */
  seoPath: Translated | null
}
