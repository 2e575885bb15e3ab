import { useSyncExternalStore } from 'react'
import type { MeasuredPlace } from '../../../shop/configurator/fit-passport.ts'
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

export const saveCabinet = (place: MeasuredPlace): void => change(withCabinet(cabinets(), place))
export const chooseCabinet = (id: string): void => change({ ...cabinets(), chosen: id })
export const forgetCabinet = (id: string): void => change(withoutCabinet(cabinets(), id))
export const renameCabinet = (id: string, name: string): void => change(renamed(cabinets(), id, name))
