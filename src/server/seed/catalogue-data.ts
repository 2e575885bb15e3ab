import type { Translated } from '../../values/translated.ts'
import { readSeed } from './seed-files.ts'

/** The demo catalogue as its files tell it; lengths in mm, prices in whole units with tax. */
export type Line = {
  id: string
  name: string
  systemTypes: string[]
  route: string | null
  tagline: Translated
  description: Translated
  advantages: Translated[]
}

export type Price = { chfGross: number; eurGrossUniform: number }

export type Bin = {
  code: string
  litres: number
  kind: 'bag' | 'container' | 'compost' | 'tray'
  name: Translated
}

type Range = { min?: number; max?: number | null }

export type Fit = {
  systemTypes: string[]
  usableWidth?: Range
  drawerDepth?: Range
  installationDepth?: Range
  installationHeight?: Range
  sideWallThickness?: Range
  fullWidth?: Range
  doorLeafWidth?: Range
}

export type ColourCode = 'AN' | 'SG' | 'GN' | 'LG' | 'BK'

export type Variant = {
  model: string
  itemNumber: string
  name: Translated
  options: {
    bodyWidthNominal?: number
    series?: string
    bagSize?: number | null
    drawerDepthClass?: number
    colour: ColourCode
    withCompost?: boolean
  }
  bins: Bin[]
  containerCount: number
  totalLitres: number
  bagSizes: number[]
  hasCompost: boolean
  price: Price
  fit: Fit
  loadKg: number | null
  loadNote?: string
  drillingNeeded: boolean
  accessories: string[]
  stock: number
  deliveryDays: number
  closeout?: boolean
  reviewCountDemo: number
  freeShipping: boolean
  weightKg: number
  guaranteeYears: number
  sparePartsYears: number
  dimensionsMm?: { w: number; d: number; h: number }
}

export type System = {
  id: string
  line: string
  name: Translated
  subtitle: Translated
  seoPath: Translated
  variants: Variant[]
}

export type Accessory = {
  id: string
  itemNumber: string
  kind: 'accessory' | 'consumable' | 'download'
  name: Translated
  description: Translated
  price: Price
  fitsLines?: string[] | 'all'
  fitsBag?: number
  fitsWidth?: number
  fitsContainer?: number
  tiersChfGross?: { from: number; unitPrice: number }[]
  baseUnit?: { purchaseUnit: number; referenceUnit: number; unit: string }
  purchaseStep?: number
  minPurchase?: number
  files?: string[]
}

export type SparePart = {
  itemNumber: string
  name: Translated
  category: string
  fitsLines: string[]
  fitsPredecessors: { id: string; name: Translated }[]
  dimension: string | null
  packSize: number
  drawingPosition: number
  price: Price
  stock: number
  deliveryDays: number
  replacedBy: string | null
  availableUntil: string | null
  availableYears: number
}

export type CatalogueData = {
  lines: Line[]
  systems: System[]
  accessories: Accessory[]
  colours: Record<ColourCode, Translated>
  parts: SparePart[]
  predecessors: { id: string; name: Translated }[]
}

export function readCatalogue(): CatalogueData {
  const { products, ...catalogue } = readSeed<Omit<CatalogueData, 'systems'> & { products: System[] }>(
    'products',
  )
  const { parts, predecessors } = readSeed<Pick<CatalogueData, 'parts' | 'predecessors'>>('spare-parts')

  return { ...catalogue, systems: products, parts, predecessors }
}
