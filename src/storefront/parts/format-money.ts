/** Specification 9: currency formatting uses the en-US locale, whatever the language of the page. */
const moneyLocale = 'en-US'

const formats = new Map<string, Intl.NumberFormat>()

/** An amount of the Store API (decimal, as on the wire) as every page shows it: CHF 189.00. */
export function formatMoney(amount: number, currencyCode: string): string {
  let format = formats.get(currencyCode)
  if (!format) {
    format = new Intl.NumberFormat(moneyLocale, { style: 'currency', currency: currencyCode })
    formats.set(currencyCode, format)
  }
  return format.format(amount)
}
