import { type Obstacle, obstacles } from '../../../shop/configurator/drawing/draw-place.ts'
import { type Length, lengths, type Measures } from '../../../shop/configurator/measures.ts'
import type { Query } from '../../paths.ts'

/** What was typed and chosen, by the names of the fields, which are those of the address. */
export type Typed = Readonly<Record<string, string>>

const choices = ['drawerSystem', 'doorCount', 'hingeSide'] as const

/** The item number of a product somebody comes from, or wants to see in the drawing. */
export const chosenProduct = 'product'

/** Everything an address may hold that changes what is shown. */
export const measuringFields: readonly string[] = [...lengths, ...choices, ...obstacles, chosenProduct]

/** What an address or a form holds of measures, and nothing else. */
export const typedIn = (fields: Iterable<readonly [string, unknown]>): Typed =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      typeof value === 'string' &&
      value.trim() !== '' &&
      measuringFields.includes(name) &&
      !isUsual(name, value)
        ? [[name, value.trim().slice(0, longest)]]
        : [],
    ),
  )

/** An address is the clearer for what it need not say. */
const isUsual = (name: string, value: string) => name === 'drawerSystem' && value === 'unknown'

/** Longer than any measure. */
const longest = 40

export const typedInAddress = (search: string): Typed => typedIn(new URLSearchParams(search))

/** A length as people write it: "562", "562,5", "562.5 mm", "56,2 cm". In mm; null for what is none. */
export function readLength(text: string): number | null {
  const [, digits = '', unit = ''] = /^([\d.,'’\s]+?)\s*(mm|cm|m)?\.?$/i.exec(text.trim()) ?? []
  const number = Number(digits.replace(/[\s'’]/g, '').replace(',', '.'))
  if (digits === '' || !Number.isFinite(number)) return null
  const mm = number * { mm: 1, cm: 10, m: 1000, '': 1 }[unit.toLowerCase() as 'mm' | 'cm' | 'm' | '']
  return Math.round(mm * 100) / 100
}

/** The measures among it; what is no length is named beside them. */
export function measuresOf(typed: Typed): { measures: Measures; unreadable: Length[] } {
  const read = lengths.flatMap((name) => {
    const text = typed[name]
    return text === undefined ? [] : [[name, readLength(text)] as const]
  })
  const { drawerSystem, doorCount, hingeSide } = typed
  return {
    measures: {
      ...Object.fromEntries(read.filter(([, mm]) => mm !== null)),
      ...(drawerSystem && { drawerSystem }),
      ...((doorCount === '1' || doorCount === '2') && { doorCount: doorCount === '1' ? 1 : 2 }),
      ...((hingeSide === 'left' || hingeSide === 'right') && { hingeSide }),
    },
    unreadable: read.flatMap(([name, mm]) => (mm === null ? [name] : [])),
  }
}

export const obstaclesOf = (typed: Typed): Obstacle[] => obstacles.filter((name) => typed[name] !== undefined)

/** For an address: in the order of the fields, so that one place has one address. */
export const queryOf = (typed: Typed): Query =>
  Object.fromEntries(measuringFields.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])))

/** The same with some fields otherwise; an empty one is taken out. */
export const withFields = (typed: Typed, changed: Typed): Typed =>
  typedIn(Object.entries({ ...typed, ...changed }))
