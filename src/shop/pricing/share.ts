import type { TaxState } from '../sessions/visit.ts'
import { grossOf, mergeTaxes, netOf, type TaxShare, taxShare } from './tax.ts'

/**
 * Divides an amount by weights so that the parts add up to it: each gets its exact share rounded
 * down, and the cents left over go to those who lost most by it. Without weight all goes to the first.
 */
export function divide(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map((_, index) => (index === 0 ? cents : 0))

  const exact = weights.map((weight) => (cents * weight) / total)
  const parts = exact.map(Math.floor)
  const losses = exact.map((share, index) => share - (parts[index] ?? 0))

  const left = cents - parts.reduce((sum, part) => sum + part, 0)
  if (left === 0) return parts
  const byLoss = [...exact.keys()].sort((a, b) => (losses[b] ?? 0) - (losses[a] ?? 0) || a - b)
  for (const index of byLoss.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1

  return parts
}

/** What lies behind an amount: how much of it is taxed at which rate. */
export type Rated = { vatPercent: number; cents: number }

/**
 * A gross cost that belongs to goods of several rates (shipping), in the given tax state. It is
 * taxed in the proportion of the goods.
 */
export function costByProportion(
  grossCents: number,
  goods: readonly Rated[],
  taxState: TaxState,
): { cents: number; taxes: TaxShare[] } {
  const rates = byRate(goods)
  const parts = divide(
    grossCents,
    rates.map(({ cents }) => cents),
  )
  const taxes = rates.map(({ vatPercent }, index) => {
    const gross = parts[index] ?? 0
    return taxShare(taxState === 'gross' ? gross : netOf(gross, vatPercent), vatPercent, taxState)
  })

  return { cents: taxes.reduce((sum, { priceCents }) => sum + priceCents, 0), taxes }
}

/** Tax by rate over whole sums, so that many small lines do not add up many roundings. */
export const taxesOfSum = (shares: readonly TaxShare[], taxState: TaxState): TaxShare[] =>
  mergeTaxes(shares).map(({ rate, priceCents }) => taxShare(priceCents, rate, taxState))

/** What goods are worth with tax, whatever state they are priced in. */
export const grossWorth = ({ cents, vatPercent }: Rated, taxState: TaxState): number =>
  taxState === 'gross' ? cents : grossOf(cents, vatPercent)

function byRate(goods: readonly Rated[]): Rated[] {
  const sums = new Map<number, number>()
  for (const { vatPercent, cents } of goods) sums.set(vatPercent, (sums.get(vatPercent) ?? 0) + cents)
  return [...sums]
    .map(([vatPercent, cents]) => ({ vatPercent, cents }))
    .sort((a, b) => b.vatPercent - a.vatPercent)
}
