import { accountCabinetsKey, cabinetKey, untoldCabinetsKey } from '../cabinet-key.ts'
import { askVisit, type KnownVisit } from './visit.ts'

/**
 * What only some pages or some visitors need, and nobody else fetches: what fits somebody's own cabinet, and a
 * configurator that works without a network.
 */
export function fetchOwnNeeds(): void {
  if (/\/abfallsysteme\/configurator(\/|$)/.test(location.pathname))
    void import('../offline/keep-offline.ts').then(({ keepOffline }) => keepOffline()).catch(warn)
  if (kept(cabinetKey) !== null)
    void import('../parts/cabinet/mark-fits.ts').then(({ markFits }) => markFits()).catch(warn)
  void askVisit().then(haveCabinets).catch(warn)
}

/** Those of the account and those of this browser are the same, or come to be so. */
async function haveCabinets({ cabinets }: KnownVisit) {
  const isNothing = !cabinets && kept(cabinetKey) === null && kept(accountCabinetsKey) === null
  const isSame = cabinets === kept(accountCabinetsKey) && kept(untoldCabinetsKey) === null
  if (cabinets === undefined || isNothing || isSame) return
  const { matchCabinets } = await import('../parts/cabinet/account-cabinets.ts')
  await matchCabinets(cabinets)
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // A browser that keeps nothing.
    return null
  }
}

const warn = (error: unknown) => console.warn('Something this page could do without could not be had.', error)
