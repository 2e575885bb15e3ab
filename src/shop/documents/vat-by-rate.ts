import type { Total } from '../pricing/total.ts'

/** What an amount is without tax and what the tax in it is, at one rate. */
export type VatShare = { rate: number; netCents: number; taxCents: number }

/** The VAT of a total, whatever state its prices are in. Free of tax there is none to list. */
export const vatByRate = ({ taxState, taxes }: Pick<Total, 'taxState' | 'taxes'>): VatShare[] =>
  taxState === 'tax-free'
    ? []
    : taxes.map(({ rate, taxCents, priceCents }) => ({
        rate,
        netCents: taxState === 'gross' ? priceCents - taxCents : priceCents,
        taxCents,
      }))

export const grossCents = ({ netCents, taxCents }: VatShare): number => netCents + taxCents
