import type { CurrencyCode } from '../../values/currency.ts'
import { rounded } from '../../values/money.ts'
import type { TaxState } from '../sessions/visit.ts'
import { grossOf, netOf, type TaxShare, taxShare } from './tax.ts'

/** A price from this quantity on; it ends where the next one begins. */
export type PriceTier = { from: number; cents: number; listCents: number | null; basis: 'gross' | 'net' }

/** All that decides a price except the quantity. */
export type PriceBasis = {
  tiers: Readonly<Record<CurrencyCode, readonly PriceTier[]>>
  lowest30: Readonly<Partial<Record<CurrencyCode, number>>>
  /** For a unit price: the pack holds `purchaseUnit`, the price is named for `referenceUnit`. */
  reference: { purchaseUnit: number; referenceUnit: number; unitName: string } | null
}

export type PriceTerms = { currency: CurrencyCode; taxState: TaxState; vatPercent: number }

/** A price as it is shown: all amounts in the tax state of the terms. */
export type Price = {
  unitCents: number
  quantity: number
  totalCents: number
  taxes: TaxShare[]
  listCents: number | null
  /** The lowest price of the last 30 days; only beside a list price. */
  lowest30Cents: number | null
  reference: { cents: number; purchaseUnit: number; referenceUnit: number; unitName: string } | null
}

/** The price of a quantity. A product without a price in the currency is not for sale: null. */
export function priceOf(basis: PriceBasis, quantity: number, terms: PriceTerms): Price | null {
  const tier =
    basis.tiers[terms.currency].findLast(({ from }) => from <= quantity) ?? basis.tiers[terms.currency][0]
  if (!tier) return null

  const shown = (cents: number) => inTaxState(cents, tier.basis, terms)
  const unitCents = shown(tier.cents)
  const totalCents = unitCents * quantity
  const lowest = basis.lowest30[terms.currency]

  return {
    unitCents,
    quantity,
    totalCents,
    taxes: [taxShare(totalCents, terms.vatPercent, terms.taxState)],
    listCents: tier.listCents === null ? null : shown(tier.listCents),
    lowest30Cents: tier.listCents === null || lowest === undefined ? null : shown(lowest),
    reference: basis.reference && {
      ...basis.reference,
      cents: rounded((unitCents / basis.reference.purchaseUnit) * basis.reference.referenceUnit),
    },
  }
}

/** One price per tier, for "to {quantity}" and "from {quantity}". A single tier is no list. */
export function tierPrices(basis: PriceBasis, terms: PriceTerms): { until: number | null; price: Price }[] {
  const tiers = basis.tiers[terms.currency]
  if (tiers.length < 2) return []

  return tiers.flatMap((tier, index) => {
    const next = tiers[index + 1]
    const price = priceOf(basis, tier.from, terms)
    return price ? [{ until: next ? next.from - 1 : null, price }] : []
  })
}

/** An amount of the given basis, shown gross or net. Delivered tax-free, nobody owes the VAT inside a gross price. */
export function inTaxState(cents: number, basis: 'gross' | 'net', terms: PriceTerms): number {
  const wanted = terms.taxState === 'gross' ? 'gross' : 'net'
  if (basis === wanted) return cents

  return wanted === 'gross' ? grossOf(cents, terms.vatPercent) : netOf(cents, terms.vatPercent)
}
