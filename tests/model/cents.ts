/** The arithmetic of the bill once more, by hand and in whole numbers: nothing here asks the shop how it calculates. */

export type TaxState = 'gross' | 'net' | 'tax-free'
export type Currency = 'CHF' | 'EUR'

/** Of an amount that holds it: rates are in hundredths of a per cent, halves go away from zero. */
export const netOf = (gross: bigint, rate: bigint): bigint => quotient(gross * 10_000n, 10_000n + rate)
export const grossOf = (net: bigint, rate: bigint): bigint => quotient(net * (10_000n + rate), 10_000n)

export function taxOf(cents: bigint, rate: bigint, state: TaxState): bigint {
  if (state === 'tax-free') return 0n
  return state === 'gross' ? cents - netOf(cents, rate) : grossOf(cents, rate) - cents
}

export const payable = (cents: bigint, currency: Currency): bigint =>
  currency === 'CHF' ? quotient(cents, 5n) * 5n : cents

export function quotient(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (size * 2n + divisor) / (divisor * 2n)
  return dividend < 0n ? -rounded : rounded
}

export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, cents) => all + cents, 0n)

/** The wire speaks decimals; an amount on it that is no whole number of cents is a mistake of its own. */
export function centsOf(decimal: number): bigint {
  const cents = Math.round(decimal * 100)
  if (Math.abs(decimal * 100 - cents) > 1e-6) throw new Error(`${decimal} has a fraction of a cent`)
  return BigInt(cents)
}

/** 8.1 per cent is 810. */
export const rateOf = (percent: number): bigint => BigInt(Math.round(percent * 100))
