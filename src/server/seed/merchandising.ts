import type { Translated } from '../../values/translated.ts'
import { readSeed } from './seed-files.ts'

export type Reduction = {
  number: string
  chf: number
  eur: number
  history: { daysAgo: number; chf: number; eur: number }[]
}

/** What the catalogue file leaves open: what is promoted or reduced, how it is packed, what it weighs. */
export type Merchandising = {
  units: Record<string, { shortCode: Translated; name: Translated }>
  topsellers: string[]
  reduced: Reduction[]
  packs: Record<string, [size: number, unit: string]>
  accessoryWeightsGrams: Record<string, number>
  accessoryStock: Record<string, number>
  partWeightGrams: Record<string, number>
}

export const readMerchandising = () => readSeed<Merchandising>('merchandising')
