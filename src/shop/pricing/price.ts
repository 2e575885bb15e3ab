import type { CurrencyCode } from '../../values/currency.ts'
import { rounded } from '../../values/money.ts'
import type { TaxState } from '../sessions/visit.ts'
import type { Derivation, PriceStep } from './derivation.ts'
import { grossOf, netOf, type TaxShare, taxShare } from './tax.ts'

/** A price from this quantity on; it ends where the next one begins. `group` is the key of whom it is made for. */
export type PriceTier = {
  from: number
  cents: number
  listCents: number | null
  basis: 'gross' | 'net'
  group: string | null
}

/** A price as it is kept. Without a group it is everybody's. */
export type StoredPrice = Omit<PriceTier, 'group'> & { currency: CurrencyCode; groupId: string | null }

/** All that decides a price except the quantity. */
export type PriceBasis = {
  /** By rising quantity. */
  tiers: Readonly<Record<CurrencyCode, readonly PriceTier[]>>
  /** Of the price for everybody; nothing is crossed out without it. */
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
  /** What is crossed out; only beside the lowest price of thirty days. */
  listCents: number | null
  lowest30Cents: number | null
  reference: { cents: number; purchaseUnit: number; referenceUnit: number; unitName: string } | null
  derivation: Derivation
}

/** Prices of the customer's own group go before those for everyone, currency by currency. */
export function tiersFor(
  prices: readonly StoredPrice[],
  currency: CurrencyCode,
  group: { id: string; key: string },
): PriceTier[] {
  const hasOwn = prices.some((price) => price.currency === currency && price.groupId === group.id)
  const groupId = hasOwn ? group.id : null

  return prices
    .filter((price) => price.currency === currency && price.groupId === groupId)
    .map(({ from, cents, listCents, basis }) => ({
      from,
      cents,
      listCents,
      basis,
      group: hasOwn ? group.key : null,
    }))
    .sort((a, b) => a.from - b.from)
}

/**
 * The price of a quantity. A product without a price in the currency is not for sale: null. `counted` is what decides
 * the tier where more of it is bought beside this quantity.
 */
export function priceOf(
  basis: PriceBasis,
  quantity: number,
  terms: PriceTerms,
  counted = quantity,
): Price | null {
  const tiers = basis.tiers[terms.currency]
  const tier = tiers.findLast(({ from }) => from <= counted) ?? tiers[0]
  if (!tier) return null

  const unitCents = inTaxState(tier.cents, tier.basis, terms)
  const totalCents = unitCents * quantity
  const tax = taxShare(totalCents, terms.vatPercent, terms.taxState)
  const beside = besides(basis, tier, unitCents, terms)

  return {
    unitCents,
    quantity,
    totalCents,
    taxes: [tax],
    ...beside,
    derivation: derive(tier, { unitCents, quantity, totalCents, ...beside }, tax, terms),
  }
}

/**
 * One price per tier, at the quantity it ends with; the last is open and stands at the one it begins with: "to
 * {quantity}" and, last, "from {quantity}". A single tier is no list.
 */
export function tierPrices(basis: PriceBasis, terms: PriceTerms): Price[] {
  const tiers = basis.tiers[terms.currency]
  if (tiers.length < 2) return []

  return tiers
    .map(({ from }, index) => priceOf(basis, (tiers[index + 1]?.from ?? from + 1) - 1, terms))
    .filter((price) => price !== null)
}

export type NextTier = { from: number; unitCents: number }

/** What one piece costs from a larger quantity on, the nearest that is cheaper; null when more saves nothing. */
export function nextTier(
  basis: PriceBasis,
  { quantity, unitCents }: Pick<Price, 'quantity' | 'unitCents'>,
  terms: PriceTerms,
): NextTier | null {
  for (const { from, cents, basis: inBasis } of basis.tiers[terms.currency]) {
    if (from <= quantity) continue
    const next = { from, unitCents: inTaxState(cents, inBasis, terms) }
    if (next.unitCents < unitCents) return next
  }
  return null
}

/** An amount of the given basis, shown gross or net. Delivered tax-free, nobody owes the VAT inside a gross price. */
export function inTaxState(
  cents: number,
  basis: 'gross' | 'net',
  { taxState, vatPercent }: PriceTerms,
): number {
  const wanted = shownIn(taxState)
  if (basis === wanted) return cents

  return wanted === 'gross' ? grossOf(cents, vatPercent) : netOf(cents, vatPercent)
}

type Beside = Pick<Price, 'listCents' | 'lowest30Cents' | 'reference'>

/** What stands beside a price. The history knows only what everybody paid, so a group's price crosses nothing out. */
function besides(basis: PriceBasis, tier: PriceTier, unitCents: number, terms: PriceTerms): Beside {
  const lowest = tier.group === null ? basis.lowest30[terms.currency] : undefined
  const isReduced = tier.listCents !== null && lowest !== undefined
  const { reference } = basis

  return {
    listCents: isReduced ? inTaxState(tier.listCents ?? 0, tier.basis, terms) : null,
    lowest30Cents: isReduced ? inTaxState(lowest, tier.basis, terms) : null,
    reference: reference && {
      ...reference,
      cents: rounded((unitCents / reference.purchaseUnit) * reference.referenceUnit),
    },
  }
}

function derive(
  tier: PriceTier,
  price: Omit<Price, 'taxes' | 'derivation'>,
  { taxCents }: TaxShare,
  { taxState, vatPercent }: PriceTerms,
): PriceStep[] {
  const { unitCents, quantity, totalCents, listCents, lowest30Cents, reference } = price
  const to = shownIn(taxState)
  const steps: PriceStep[] = [
    { step: 'found', group: tier.group, from: tier.from, basis: tier.basis, cents: tier.cents },
  ]
  if (to !== tier.basis) {
    const factor = 1 + vatPercent / 100
    const exact = to === 'net' ? tier.cents / factor : tier.cents * factor
    steps.push({ step: 'converted', to, percent: vatPercent, exact }, { step: 'rounded', cents: unitCents })
  }
  steps.push(
    { step: 'times', quantity, cents: totalCents },
    {
      step: 'tax',
      state: taxState,
      percent: taxState === 'tax-free' ? 0 : vatPercent,
      netCents: taxState === 'gross' ? totalCents - taxCents : totalCents,
      taxCents,
      grossCents: taxState === 'gross' ? totalCents : totalCents + taxCents,
    },
  )
  if (listCents !== null) steps.push({ step: 'list', cents: listCents })
  if (lowest30Cents !== null) steps.push({ step: 'lowest-30', cents: lowest30Cents })
  if (reference) steps.push({ step: 'reference', ...reference })
  return steps
}

const shownIn = (taxState: TaxState): 'gross' | 'net' => (taxState === 'gross' ? 'gross' : 'net')
