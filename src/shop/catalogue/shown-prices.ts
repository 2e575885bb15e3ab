import { inTaxState } from '../pricing/price.ts'
import { netOf } from '../pricing/tax.ts'
import { priceTermsOf } from '../pricing/visit-terms.ts'
import type { Visit } from '../sessions/visit.ts'

/**
 * Listings keep one gross price per group, the same for everyone. Who sees net prices narrows by what she sees: her
 * bounds become gross ones, so the rows need not be recalculated. With several VAT rates the first one counts for all.
 */
const termsOf = (visit: Visit) => priceTermsOf(visit)(visit.channel.taxes[0]?.id ?? '')

/** A kept gross price as the visit sees it. */
export const shownOfGross = (grossCents: number, visit: Visit): number =>
  inTaxState(grossCents, 'gross', termsOf(visit))

/** The least gross price that the visit sees as this one or more. */
export const leastGross = (shownCents: number, visit: Visit): number =>
  visit.taxState === 'gross' ? shownCents : firstWithNet(shownCents, termsOf(visit).vatPercent)

/** The greatest gross price that the visit sees as this one or less. */
export const mostGross = (shownCents: number, visit: Visit): number =>
  visit.taxState === 'gross' ? shownCents : firstWithNet(shownCents + 1, termsOf(visit).vatPercent) - 1

/** More than any price: whoever asks for a googol francs gets nothing, at once. */
const dearest = 2 ** 32

/** The net of a gross price never falls when the price rises, so the first one is near the exact quotient. */
function firstWithNet(netCents: number, percent: number): number {
  const wished = Math.max(0, Math.min(netCents, dearest))
  let gross = Math.floor((Math.max(0, wished - 1) * (100 + percent)) / 100)
  while (netOf(gross, percent) < wished) gross++
  return gross
}
