import type { CurrencyCode } from './currency.ts'

/**
 * Money in whole cents. The wire speaks decimals; `decimal()` is the only way out, so rounding
 * happens in one place and never twice.
 */
export type Money = { readonly cents: number; readonly currency: CurrencyCode }

/** Refuses a fraction: whoever has one must say how it is rounded (`rounded`). */
export function money(cents: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(cents)) throw new Error(`${cents} is not a whole number of cents`)
  return { cents, currency }
}

/** Rounds half away from zero, so that a refund mirrors its charge to the cent. */
export const rounded = (value: number): number => {
  // A product such as 1.005 * 100 lands a hair under the half; the relative nudge puts it back.
  const nudged = Math.abs(value) * (1 + Number.EPSILON * 4)
  const cents = Math.sign(value) * Math.round(nudged)
  return cents === 0 ? 0 : cents
}

export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`cannot add ${b.currency} to ${a.currency}`)
  return money(a.cents + b.cents, a.currency)
}

export const times = (a: Money, quantity: number): Money => money(a.cents * quantity, a.currency)

export const sum = (amounts: readonly Money[], currency: CurrencyCode): Money =>
  amounts.reduce(add, money(0, currency))

/** To the currency's interval: 5 for the Swiss payable total, 1 elsewhere. */
export const roundTo = (intervalCents: number, a: Money): Money =>
  money(rounded(a.cents / intervalCents) * intervalCents, a.currency)

export const decimal = (cents: number): number => cents / 100
