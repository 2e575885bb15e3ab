import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatCents,
  formatMoney,
  moneyLocaleOf,
  shownRounding,
  shownSubtotal,
  shownVatRate,
} from './shown-money.ts'

/** Amounts are written with a space that does not break, thousands in French with a narrow one. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('an amount', () => {
  it('is written as in en-US, whatever the page', () => {
    expect(plain(formatMoney(1234.5, { isoCode: 'CHF' }))).toBe('CHF 1,234.50')
    expect(plain(formatMoney(1234.5, { isoCode: 'EUR', moneyLocale: moneyLocaleOf('en-US', 'fr-FR') }))).toBe(
      '€1,234.50',
    )
    expect(plain(formatCents(5, 'CHF'))).toBe('CHF 0.05')
  })

  it.each([
    ['de-DE', '1.234,50 CHF'],
    ['en-US', 'CHF 1,234.50'],
    ['it-IT', '1234,50 CHF'],
    ['fr-FR', '1 234,50 CHF'],
  ] as const)('is written as in %s where the shop follows the page', (page, text) => {
    expect(plain(formatMoney(1234.5, { isoCode: 'CHF', moneyLocale: moneyLocaleOf('page', page) }))).toBe(
      text,
    )
  })
})

describe('the subtotal', () => {
  it.each([
    [0.01, 87.24, 87.24],
    [0.05, 87.22, 87.2],
    [0.05, 87.23, 87.25],
    [0.05, 0.3, 0.3],
  ])('is rounded to an interval of %d', (interval, position, shown) => {
    expect(shownSubtotal(position, interval)).toBe(shown)
  })

  it('lies on a step, and never further off than half of one', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.constantFrom(1, 5, 10, 50, 100), (cents, step) => {
        const shown = Math.round(shownSubtotal(cents / 100, step / 100) * 100)
        expect(shown % step).toBe(0)
        expect(Math.abs(shown - cents)).toBeLessThanOrEqual(step / 2)
      }),
    )
  })
})

describe('the VAT rate beside it', () => {
  const line = (taxRate: number, good = true) => ({ good, price: { taxRules: [{ taxRate }] } })

  it('is the first of the first product', () => {
    expect(shownVatRate([line(2.6, false), line(8.1), line(19)])).toBe(8.1)
    expect(shownVatRate([])).toBeNull()
  })
})

it('says what rounding the total took', () => {
  expect(shownRounding({ totalPrice: 44.8, rawTotal: 44.82 })).toBe(-0.02)
})
