import type { CurrencyCode } from '../../values/currency.ts'
import { formatCents } from '../../values/shown-money.ts'
import type { TaxState } from '../sessions/visit.ts'

/** Why a price is what it is, step by step. An order keeps it; all amounts are cents. */
export type PriceStep =
  /** `group` is the key of the customer group the price is made for; null is everybody. */
  | { step: 'found'; group: string | null; from: number; basis: 'gross' | 'net'; cents: number }
  /** Not yet rounded: cents with their fraction. */
  | { step: 'converted'; to: 'gross' | 'net'; percent: number; exact: number }
  | { step: 'rounded'; cents: number }
  | { step: 'times'; quantity: number; cents: number }
  | { step: 'tax'; state: TaxState; percent: number; netCents: number; taxCents: number; grossCents: number }
  | { step: 'list'; cents: number }
  | { step: 'lowest-30'; cents: number }
  | { step: 'reference'; cents: number; purchaseUnit: number; referenceUnit: number; unitName: string }

export type Derivation = readonly PriceStep[]

/** A derivation for staff, one line per step. */
export const sayDerivation = (derivation: Derivation, currency: CurrencyCode): string[] =>
  derivation.map((step) => sayStep(step, (cents) => formatCents(cents, currency)))

function sayStep(step: PriceStep, money: (cents: number) => string): string {
  switch (step.step) {
    case 'found':
      return `Price for ${step.group === null ? 'everybody' : `the group "${step.group}"`} from ${step.from} on: ${money(step.cents)} ${step.basis}.`
    case 'converted':
      return `${step.to === 'net' ? 'Without' : 'With'} ${step.percent} % VAT: ${(step.exact / 100).toFixed(4)} ${step.to}.`
    case 'rounded':
      return `Rounded to ${money(step.cents)}.`
    case 'times':
      return `Times ${step.quantity}: ${money(step.cents)}.`
    case 'tax':
      return sayTax(step, money)
    case 'list':
      return `Crossed out beside it: ${money(step.cents)}.`
    case 'lowest-30':
      return `Lowest price of the 30 days before the reduction: ${money(step.cents)}.`
    case 'reference':
      return `Unit price, ${step.purchaseUnit} ${step.unitName} in the pack: ${money(step.cents)} for ${step.referenceUnit} ${step.unitName}.`
  }
}

function sayTax(
  { state, percent, netCents, taxCents, grossCents }: Extract<PriceStep, { step: 'tax' }>,
  money: (cents: number) => string,
): string {
  const sum = `net ${money(netCents)} + VAT ${money(taxCents)} = gross ${money(grossCents)}`
  if (state === 'tax-free') return `Tax-free: ${sum}.`
  return state === 'gross' ? `${percent} % VAT is in it: ${sum}.` : `${percent} % VAT is added: ${sum}.`
}
