import { longestName, mostCabinets } from '../../../shop/cabinets/cabinet.ts'
import type { MeasuredPlace } from '../../../shop/configurator/fit-passport.ts'
import { placeFrom, placeText } from '../../../shop/configurator/place-text.ts'
import { cleanLine } from '../../../values/clean-text.ts'
import { cabinetKey } from '../../cabinet-key.ts'

/** A cabinet somebody measured. Without a name it is called by its width. */
export type Cabinet = { id: string; name: string; place: MeasuredPlace }

/** The chosen one is what products are measured against. */
export type Cabinets = { chosen: string | null; all: readonly Cabinet[] }

export const noCabinets: Cabinets = { chosen: null, all: [] }

export const chosenOf = ({ chosen, all }: Cabinets): Cabinet | null =>
  all.find(({ id }) => id === chosen) ?? null

/** What this browser keeps: whatever of it is no cabinet is nothing. */
export function parseCabinets(stored: string | null): Cabinets {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null')
    if (!isRecord(kept) || !Array.isArray(kept.all)) return noCabinets
    const read = kept.all.flatMap(cabinetFrom).map((cabinet) => [cabinet.id, cabinet] as const)
    const all = [...new Map(read).values()].slice(0, mostCabinets)
    const isKnown = all.some(({ id }) => id === kept.chosen)
    return { chosen: isKnown ? String(kept.chosen) : (all[0]?.id ?? null), all }
  } catch {
    // Written by somebody else.
    return noCabinets
  }
}

function cabinetFrom(kept: unknown): Cabinet[] {
  if (!isRecord(kept) || typeof kept.place !== 'string') return []
  const place = placeFrom(kept.place)
  const name = typeof kept.name === 'string' ? cleanLine(kept.name).slice(0, longestName) : ''
  // Its measures tell a cabinet from others.
  return place ? [{ id: placeText(place), name, place }] : []
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A place that was kept already is chosen again, not kept twice; the oldest makes room. */
export function withCabinet({ all }: Cabinets, place: MeasuredPlace): Cabinets {
  const id = placeText(place)
  const known = all.some((cabinet) => cabinet.id === id)
  return { chosen: id, all: known ? all : [...all, { id, name: '', place }].slice(-mostCabinets) }
}

export function withoutCabinet({ chosen, all }: Cabinets, id: string): Cabinets {
  const left = all.filter((cabinet) => cabinet.id !== id)
  return { chosen: chosen === id ? (left[0]?.id ?? null) : chosen, all: left }
}

export const renamed = ({ chosen, all }: Cabinets, id: string, name: string): Cabinets => ({
  chosen,
  all: all.map((cabinet) =>
    cabinet.id === id ? { ...cabinet, name: cleanLine(name).slice(0, longestName) } : cabinet,
  ),
})

export function readCabinets(): Cabinets {
  try {
    return parseCabinets(localStorage.getItem(cabinetKey))
  } catch {
    // A browser that keeps nothing.
    return noCabinets
  }
}

/** Answers whether they are kept. */
export function writeCabinets({ chosen, all }: Cabinets): boolean {
  try {
    const kept = { chosen, all: all.map(({ name, place }) => ({ name, place: placeText(place) })) }
    if (all.length > 0) localStorage.setItem(cabinetKey, JSON.stringify(kept))
    else localStorage.removeItem(cabinetKey)
    return true
  } catch (error) {
    console.warn('This browser keeps nothing; the cabinet lasts until the page is left.', error)
    return false
  }
}
