import { type CurrencyCode, isCurrency } from '../../values/currency.ts'
import { rounded } from '../../values/money.ts'

/** A line of a group's own prices: what one piece costs from this quantity on. */
export type ListedPrice = {
  number: string
  currency: CurrencyCode
  from: number
  cents: number
  basis: 'gross' | 'net'
}

/** What stands wrong in a file, by its line. */
export type ListProblem = { line: number; problem: string }

const header = ['number', 'currency', 'from', 'price', 'basis']

/**
 * Reads a price list as spreadsheets write it: `number;currency;from;price;basis`, with semicolons, commas or tabs.
 * The columns may stand in any order; `from` is 1 and `basis` net where they are missing.
 */
export function readPriceList(text: string): { prices: ListedPrice[]; problems: ListProblem[] } {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const separator = ['\t', ';'].find((sign) => head.includes(sign)) ?? ','
  const cells = (row: string) => row.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  const columns = cells(head.toLowerCase())
  const missing = header.slice(0, 4).filter((name) => name !== 'from' && !columns.includes(name))
  if (missing.length > 0) {
    return { prices: [], problems: [{ line: 1, problem: `the header lacks ${missing.join(', ')}` }] }
  }

  const prices: ListedPrice[] = []
  const problems: ListProblem[] = []
  const read = new Set<string>()
  for (const [index, row] of rows.entries()) {
    if (row.trim() === '') continue
    const written = cells(row)
    const price = priceFrom((name) => written[columns.indexOf(name)] ?? '')
    if (typeof price === 'string') problems.push({ line: index + 2, problem: price })
    else if (read.has(placeOf(price))) {
      problems.push({ line: index + 2, problem: `${price.number} has two prices from ${price.from} on` })
    } else {
      prices.push(price)
      read.add(placeOf(price))
    }
  }
  return { prices, problems: [...problems, ...withoutBeginning(prices)] }
}

/** The list as it is read. */
export const writePriceList = (prices: readonly ListedPrice[]): string =>
  [
    header.join(';'),
    ...prices.map(({ number, currency, from, cents, basis }) =>
      [number, currency, from, (cents / 100).toFixed(2), basis].join(';'),
    ),
    '',
  ].join('\n')

/** The same prices for less, rounded to whole cents. */
export const lessPercent = (prices: readonly ListedPrice[], percent: number): ListedPrice[] =>
  prices.map((price) => ({ ...price, cents: rounded((price.cents * (100 - percent)) / 100) }))

/** A sentence when it cannot be read. */
function priceFrom(cell: (name: string) => string): ListedPrice | string {
  const [number, currency, basis] = [cell('number'), cell('currency').toUpperCase(), cell('basis') || 'net']
  const from = Number(cell('from') || 1)
  const amount = /^\d{1,7}(?:[.,]\d{1,2})?$/.test(cell('price')) ? cell('price').replace(',', '.') : null

  if (number === '') return 'the item number is missing'
  if (!isCurrency(currency)) return `"${currency}" is no currency of the shop`
  if (!Number.isInteger(from) || from < 1 || from > 1_000_000) return `"${cell('from')}" is no quantity`
  if (amount === null) return `"${cell('price')}" is no price`
  if (basis !== 'net' && basis !== 'gross') return `"${basis}" is neither net nor gross`
  return { number, currency, from, cents: rounded(Number(amount) * 100), basis }
}

/** Where one price may stand. */
const placeOf = (price: ListedPrice): string => `${keyOf(price)} from ${price.from}`

/** A single piece has to have a price too. */
function withoutBeginning(prices: readonly ListedPrice[]): ListProblem[] {
  const begun = new Set(prices.filter(({ from }) => from === 1).map(keyOf))
  const lacking = new Set(prices.map(keyOf).filter((key) => !begun.has(key)))
  return [...lacking].map((key) => ({ line: 0, problem: `${key} has no price for a single piece` }))
}

const keyOf = ({ number, currency }: ListedPrice): string => `${number} in ${currency}`
