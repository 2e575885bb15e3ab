import { divide } from '../pricing/share.ts'
import { taxShare } from '../pricing/tax.ts'
import type { Total } from '../pricing/total.ts'
import { grossCents, type VatShare, vatByRate } from './vat-by-rate.ts'

/** What is given back of an invoice. All amounts are below zero. */
export type Credit = {
  /** The whole invoice, line by line; otherwise one amount of it. */
  whole: boolean
  totalCents: number
  vat: readonly VatShare[]
}

/**
 * Takes an amount back from an invoice: VAT goes back in the proportion in which it was charged, so that what
 * is credited in several steps never holds a rate the invoice did not have.
 */
export function creditOf(total: Total, cents: number): Credit {
  const charged = vatByRate(total)
  if (cents === total.totalCents) {
    return { whole: true, totalCents: negative(cents), vat: charged.map(negated) }
  }

  const parts = divide(cents, charged.map(grossCents))
  const vat = charged.map(({ rate }, index) => {
    const { priceCents, taxCents } = taxShare(parts[index] ?? 0, rate, 'gross')
    return negated({ rate, netCents: priceCents - taxCents, taxCents })
  })
  return { whole: false, totalCents: negative(cents), vat }
}

const negated = ({ rate, netCents, taxCents }: VatShare): VatShare => ({
  rate,
  netCents: negative(netCents),
  taxCents: negative(taxCents),
})

/** Never minus zero: it would be written "-0.00". */
export const negative = (cents: number): number => (cents === 0 ? 0 : -cents)
