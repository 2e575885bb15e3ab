import { rounded } from '../../values/money.ts'
import type { Channel, CountryId } from '../channel/channel.ts'
import type { TaxState } from '../sessions/visit.ts'

/** What of an amount is tax at one rate. `priceCents` is the amount itself, in the visit's tax state. */
export type TaxShare = { rate: number; taxCents: number; priceCents: number }

/** The VAT percentage of a country on a day (ISO date). No rate known: no VAT is due there. */
export function vatPercent(channel: Channel, taxId: string, countryId: CountryId, day: string): number {
  const rate = channel.vatRates.find(
    (rate) =>
      rate.taxId === taxId &&
      rate.countryId === countryId &&
      rate.from <= day &&
      (rate.until === null || day <= rate.until),
  )
  return rate?.percent ?? 0
}

/** The net amount in a gross one, rounded once; the tax is what remains, so net + tax = gross. */
export const netOf = (grossCents: number, percent: number): number =>
  rounded((grossCents * 100) / (100 + percent))

export const grossOf = (netCents: number, percent: number): number =>
  rounded((netCents * (100 + percent)) / 100)

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
    const sum = byRate.get(share.rate) ?? { rate: share.rate, taxCents: 0, priceCents: 0 }
    byRate.set(share.rate, {
      rate: share.rate,
      taxCents: sum.taxCents + share.taxCents,
      priceCents: sum.priceCents + share.priceCents,
    })
  }

  return [...byRate.values()].sort((a, b) => b.rate - a.rate)
}

export const taxTotal = (shares: readonly TaxShare[]): number =>
  shares.reduce((total, { taxCents }) => total + taxCents, 0)
