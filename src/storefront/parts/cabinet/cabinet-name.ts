import type { Measures } from '../../../shop/configurator/measures.ts'
import type { Query } from '../../paths.ts'
import type { cabinet as german } from '../../texts/de/cabinet.ts'
import type { Cabinet } from './cabinet-storage.ts'

type Words = typeof german
type Named = Pick<Cabinet, 'name' | 'place'>

/** What its owner calls a cabinet, or else its width, as it stands in "fits ...". */
export function cabinetName({ name, place }: Named, words: Words): string {
  if (name) return words.named(name)
  const width = widthOf(place.measures)
  return width === null ? words.unnamed : words.ofWidth(width)
}

/** The same in a list, where nobody has to say whose it is: "600er-Schrank". */
export function plainName(measures: Measures, words: Words): string {
  const width = widthOf(measures)
  return width === null ? words.plainUnnamed : words.plain(width)
}

/** The way to it: "My cabinet: kitchen". */
export function linkName({ name, place }: Named, words: Words): string {
  const width = widthOf(place.measures)
  if (name) return words.mine(name)
  return width === null ? words.plainUnnamed : words.mine(`${width}\u00a0mm`)
}

function widthOf({ bodyWidth, insideWidth, fullWidth }: Measures): string | null {
  const width = bodyWidth ?? insideWidth ?? fullWidth
  return width === undefined ? null : String(Math.round(width))
}

/** Measures as the configurator reads them from an address. */
export const measuresQuery = (measures: Measures): Query =>
  Object.fromEntries(Object.entries(measures).map(([name, value]) => [name, String(value)]))
