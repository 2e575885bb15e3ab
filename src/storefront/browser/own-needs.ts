import { cabinetKey } from '../cabinet-key.ts'

/**
 * What only some pages or some visitors need, and nobody else fetches: what fits somebody's own cabinet, and a
 * configurator that works without a network.
 */
export function fetchOwnNeeds(): void {
  if (/\/abfallsysteme\/configurator(\/|$)/.test(location.pathname))
    void import('../offline/keep-offline.ts').then(({ keepOffline }) => keepOffline()).catch(warn)
  if (hasCabinet())
    void import('../parts/cabinet/mark-fits.ts').then(({ markFits }) => markFits()).catch(warn)
}

function hasCabinet(): boolean {
  try {
    return localStorage.getItem(cabinetKey) !== null
  } catch {
    // A browser that keeps nothing.
    return false
  }
}

const warn = (error: unknown) => console.warn('Something this page could do without could not be had.', error)
