import { useSyncExternalStore } from 'react'
import type { MeasuredPlace } from '../../../shop/configurator/fit-passport.ts'
import { placeText } from '../../../shop/configurator/place-text.ts'
import { cabinetKey } from '../../cabinet-key.ts'
import {
  type Cabinets,
  noCabinets,
  readCabinets,
  renamed,
  withCabinet,
  withoutCabinet,
  writeCabinets,
} from './cabinet-storage.ts'
import { markFits } from './mark-fits.ts'
import type { CabinetChange } from './untold-changes.ts'

/** The cabinets of this browser. Nothing of them is in a page's HTML, which is everybody's. */
let state: Cabinets | null = null
const listeners = new Set<() => void>()

const cabinets = (): Cabinets => {
  state ??= readCabinets()
  return state
}

function onCabinets(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', heard)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', heard)
  }
}

const heard = ({ key }: StorageEvent) => {
  if (key === cabinetKey) tell(readCabinets())
}

function tell(next: Cabinets) {
  state = next
  for (const listener of listeners) listener()
  void markFits()
}

function change(next: Cabinets) {
  writeCabinets(next)
  tell(next)
}

export const useCabinets = (): Cabinets => useSyncExternalStore(onCabinets, cabinets, () => noCabinets)

export function saveCabinet(place: MeasuredPlace): void {
  change(withCabinet(cabinets(), place))
  toAccount({ does: 'keep', place: placeText(place) })
}

export const chooseCabinet = (id: string): void => change({ ...cabinets(), chosen: id })

export function forgetCabinet(id: string): void {
  change(withoutCabinet(cabinets(), id))
  toAccount({ does: 'forget', place: id })
}

export function renameCabinet(id: string, name: string): void {
  change(renamed(cabinets(), id, name))
  toAccount({ does: 'keep', place: id, name })
}

/** Whoever has an account finds them on her other devices. */
function toAccount(done: CabinetChange) {
  void import('./account-cabinets.ts').then(({ changeInAccount }) => changeInAccount(done))
}
