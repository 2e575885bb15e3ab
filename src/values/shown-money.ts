import type { CurrencyCode } from './currency.ts'
import type { Locale } from './locale.ts'
import { decimal } from './money.ts'

/**
 * How money is shown, in one place (specification section 9): currency formatting, the rounding of the subtotal, and
 * the VAT rate beside it. Nothing here is calculated with: what is paid is worked out in the shop.
 */

/** Currency formatting uses the en-US locale, whatever the language of the page; a shop may switch to the page's. */
export const usualMoneyLocale = 'en-US'

/** The shop's setting: always the usual locale, or the page's. */
export type MoneyFormat = typeof usualMoneyLocale | 'page'

export const moneyLocaleOf = (format: MoneyFormat, page: Locale): Locale =>
  format === 'page' ? page : usualMoneyLocale

/** A currency as the wire tells it; a shop that is not ours says nothing of the locale. */
export type ShownCurrency = { isoCode: string; moneyLocale?: string | undefined }

const formats = new Map<string, Intl.NumberFormat>()

/** An amount of the Store API (decimal, as on the wire) as every page and mail shows it: CHF 189.00. */
export function formatMoney(
  amount: number,
  { isoCode, moneyLocale = usualMoneyLocale }: ShownCurrency,
): string {
  const key = `${moneyLocale} ${isoCode}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(moneyLocale, { style: 'currency', currency: isoCode })
    formats.set(key, format)
  }
  return format.format(amount)
}

/** The same for whole cents: papers, mails, the words of a derivation. */
export const formatCents = (
  cents: number,
  currency: CurrencyCode,
  moneyLocale: string = usualMoneyLocale,
): string => formatMoney(decimal(cents), { isoCode: currency, moneyLocale })

/** The subtotal as the summary shows it: rounded to the interval of the currency (`itemRounding.interval`). */
export function shownSubtotal(positionPrice: number, interval: number): number {
  // Whole cents first, as 0.1 + 0.2 would otherwise fall beside its step.
  const step = Math.max(1, Math.round(interval * 100))
  return (Math.round(Math.round(positionPrice * 100) / step) * step) / 100
}

type TaxedLine = { good?: boolean; price: { taxRules: readonly { taxRate: number }[] } }

/** The rate named beside the subtotal: the first tax rule of the first product. */
export const shownVatRate = (lines: readonly TaxedLine[]): number | null =>
  lines.find(({ good }) => good !== false)?.price.taxRules[0]?.taxRate ?? null

/** What rounding the payable total added or took: Swiss coins end at five centimes. */
export const shownRounding = ({ totalPrice, rawTotal }: { totalPrice: number; rawTotal: number }): number =>
  Math.round((totalPrice - rawTotal) * 100) / 100
