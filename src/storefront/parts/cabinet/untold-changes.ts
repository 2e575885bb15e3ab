import { mostCabinets } from '../../../shop/cabinets/cabinet.ts'
import { placeFrom } from '../../../shop/configurator/place-text.ts'
import { untoldCabinetsKey } from '../../cabinet-key.ts'

/** What somebody does to a cabinet of hers. */
export type CabinetChange = { does: 'keep'; place: string; name?: string } | { does: 'forget'; place: string }

/** The same with the moment it was done at, by this browser's clock. */
export type UntoldChange = CabinetChange & { at: number }

/** As many as are kept, forgotten and measured anew; whoever does more without a network leaves the oldest out. */
const most = 3 * mostCabinets

/** What is done last to a cabinet is what counts; a name stays that was given before. */
export function withChange(untold: readonly UntoldChange[], change: UntoldChange): UntoldChange[] {
  const before = untold.find(({ place }) => place === change.place)
  const isNamed = change.does === 'keep' && change.name === undefined && before?.does === 'keep'
  const named = isNamed && before.name !== undefined ? { ...change, name: before.name } : change
  return [...untold.filter((one) => one !== before), named].slice(-most)
}

/** What was done meanwhile is told next time. */
export const withoutTold = (untold: readonly UntoldChange[], told: readonly UntoldChange[]): UntoldChange[] =>
  untold.filter(({ place, at }) => !told.some((one) => one.place === place && one.at === at))

/** Whatever is no change is nothing. */
export function parseUntold(stored: string | null): UntoldChange[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(kept) ? kept.flatMap(changeFrom).slice(-most) : []
  } catch {
    // Written by somebody else.
    return []
  }
}

function changeFrom(kept: unknown): UntoldChange[] {
  if (typeof kept !== 'object' || kept === null) return []
  const { does, place, name, at } = kept as Partial<Record<string, unknown>>
  if (typeof place !== 'string' || !placeFrom(place) || typeof at !== 'number') return []
  if (does === 'forget') return [{ does, place, at }]
  return does === 'keep' ? [{ does, place, at, ...(typeof name === 'string' && { name }) }] : []
}

export function readUntold(): UntoldChange[] {
  try {
    return parseUntold(localStorage.getItem(untoldCabinetsKey))
  } catch {
    // A browser that keeps nothing.
    return []
  }
}

export function writeUntold(untold: readonly UntoldChange[]): void {
  try {
    if (untold.length > 0) localStorage.setItem(untoldCabinetsKey, JSON.stringify(untold))
    else localStorage.removeItem(untoldCabinetsKey)
  } catch {
    // Then the cabinets are not kept either.
  }
}
