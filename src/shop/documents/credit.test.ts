import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxShare } from '../pricing/tax.ts'
import { totalOf } from '../pricing/total.ts'
import { creditOf } from './credit.ts'
import { grossCents, vatByRate } from './vat-by-rate.ts'

const francs = {
  id: 'f' as never,
  code: 'CHF',
  symbol: 'CHF',
  name: {} as never,
  itemIntervalCents: 1,
  totalIntervalCents: 5,
  position: 0,
} as const
const sum = (cents: readonly number[]): number => cents.reduce((a, b) => a + b, 0)

const lines = fc.array(
  fc.record({ cents: fc.integer({ min: 0, max: 500_000 }), rate: fc.constantFrom(8.1, 2.6, 19, 22) }),
  { minLength: 1, maxLength: 8 },
)
const totals = fc.tuple(lines, fc.constantFrom('gross', 'net', 'tax-free')).map(([lines, state]) =>
  totalOf(
    lines.map(({ cents, rate }) => ({ totalCents: cents, taxes: [taxShare(cents, rate, state)] })),
    [],
    state,
    francs,
  ),
)

describe('a credit', () => {
  it('of everything repeats the invoice below zero', () => {
    fc.assert(
      fc.property(totals, (total) => {
        const { whole, totalCents, vat } = creditOf(total, total.totalCents)
        expect(whole).toBe(true)
        expect(totalCents + total.totalCents).toBe(0)
        expect(vat.map(({ taxCents }) => taxCents + 0)).toEqual(
          vatByRate(total).map(({ taxCents }) => (taxCents === 0 ? 0 : -taxCents)),
        )
      }),
    )
  })

  it('of a part adds up to it to the cent, at the rates of the invoice', () => {
    fc.assert(
      fc.property(totals, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (total, share) => {
        const cents = Math.max(1, Math.floor(total.totalCents * share))
        if (cents >= total.totalCents) return
        const { whole, totalCents, vat } = creditOf(total, cents)

        expect(whole).toBe(false)
        expect(totalCents).toBe(-cents)
        expect(vat.map(({ rate }) => rate)).toEqual(vatByRate(total).map(({ rate }) => rate))
        if (vat.length > 0) expect(sum(vat.map(grossCents))).toBe(-cents)
        for (const { netCents, taxCents } of vat) expect([netCents <= 0, taxCents <= 0]).toEqual([true, true])
      }),
    )
  })
})
