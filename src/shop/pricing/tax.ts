import type { TaxState } from '../sessions/visit.ts'

/** What of an amount is tax at one rate. `priceCents` is the amount itself, in the visit's tax state. */
export type TaxShare = { rate: number; taxCents: number; priceCents: number }

/** The net amount in a gross one, rounded once; the tax is what remains, so net + tax = gross. */
export const netOf = (grossCents: number, percent: number): number =>
  ratio(grossCents * 10_000, 10_000 + basisPoints(percent))

export const grossOf = (netCents: number, percent: number): number =>
  ratio(netCents * (10_000 + basisPoints(percent)), 10_000)

/** The tax in (gross) or on top of (net) an amount. */
export function taxShare(cents: number, percent: number, taxState: TaxState): TaxShare {
  if (taxState === 'tax-free') return { rate: 0, taxCents: 0, priceCents: cents }

  const taxCents = taxState === 'gross' ? cents - netOf(cents, percent) : grossOf(cents, percent) - cents
  return { rate: percent, taxCents, priceCents: cents }
}

/** Adds up shares by rate, highest rate first. */
export function mergeTaxes(shares: readonly TaxShare[]): TaxShare[] {
  const byRate = new Map<number, TaxShare>()

  for (const share of shares) {
    const sum = byRate.get(share.rate)
    if (sum) {
      sum.taxCents += share.taxCents
      sum.priceCents += share.priceCents
    } else byRate.set(share.rate, { ...share })
  }

  return [...byRate.values()].sort((a, b) => b.rate - a.rate)
}

export const taxTotal = (shares: readonly TaxShare[]): number =>
  shares.reduce((total, { taxCents }) => total + taxCents, 0)

/** Rates have two decimals: whole numbers, so that no half cent is lost to binary fractions. */
const basisPoints = (percent: number): number => Math.round(percent * 100)

/** A quotient of whole numbers, rounded half away from zero: exact as long as the dividend is. */
function ratio(dividend: number, divisor: number): number {
  const size = Math.abs(dividend)
  const rest = size % divisor
  const quotient = (size - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
  return dividend < 0 && quotient !== 0 ? -quotient : quotient
}
