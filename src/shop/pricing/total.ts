import { rounded } from '../../values/money.ts'
import type { Currency } from '../channel/channel.ts'
import type { TaxState } from '../sessions/visit.ts'
import { taxesOfSum } from './share.ts'
import { type TaxShare, taxTotal } from './tax.ts'

/** What is to be paid. net + tax = raw; only the payable total is rounded to the currency's interval, never the VAT. */
export type Total = {
  positionCents: number
  shippingCents: number
  netCents: number
  rawCents: number
  totalCents: number
  taxes: TaxShare[]
  taxState: TaxState
}

export type Priced = { totalCents: number; taxes: readonly TaxShare[] }

export function totalOf(
  goods: readonly Priced[],
  shipping: readonly Priced[],
  taxState: TaxState,
  currency: Currency,
): Total {
  const positionCents = sumOf(goods)
  const shippingCents = sumOf(shipping)
  const taxes = taxesOfSum(
    [...goods, ...shipping].flatMap(({ taxes }) => taxes),
    taxState,
  )
  const sum = positionCents + shippingCents
  const netCents = taxState === 'gross' ? sum - taxTotal(taxes) : sum
  const rawCents = taxState === 'net' ? sum + taxTotal(taxes) : sum

  return {
    positionCents,
    shippingCents,
    netCents,
    rawCents,
    totalCents: rounded(rawCents / currency.totalIntervalCents) * currency.totalIntervalCents,
    taxes,
    taxState,
  }
}

const sumOf = (priced: readonly Priced[]): number =>
  priced.reduce((sum, { totalCents }) => sum + totalCents, 0)
