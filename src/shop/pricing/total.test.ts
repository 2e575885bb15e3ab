import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../values/ids.ts'
import type { Currency } from '../channel/channel.ts'
import type { TaxState } from '../sessions/visit.ts'
import { costByProportion, divide } from './share.ts'
import { taxShare, taxTotal } from './tax.ts'
import { totalOf } from './total.ts'

const currency = (totalIntervalCents: number): Currency => ({
  id: idFrom('currency', 'test'),
  code: 'CHF',
  symbol: 'CHF',
  name: { 'de-DE': '', 'en-US': '', 'it-IT': '', 'fr-FR': '' },
  itemIntervalCents: 1,
  totalIntervalCents,
  position: 0,
})

const rate = fc.constantFrom(0, 2.6, 8.1, 19, 20, 21, 22)
const taxState = fc.constantFrom<TaxState>('gross', 'net', 'tax-free')
const good = fc.record({ cents: fc.integer({ min: 0, max: 5_000_000 }), vatPercent: rate })

describe('a total', () => {
  it('adds up: net and tax are what is to be paid before rounding', () => {
    fc.assert(
      fc.property(
        fc.array(good, { maxLength: 30 }),
        fc.integer({ min: 0, max: 9_000 }),
        taxState,
        (goods, gross, state) => {
          const lines = goods.map(({ cents, vatPercent }) => ({
            totalCents: cents,
            taxes: [taxShare(cents, vatPercent, state)],
          }))
          const { cents, taxes } = costByProportion(goods.length > 0 ? gross : 0, goods, state)
          const total = totalOf(lines, [{ totalCents: cents, taxes }], state, currency(5))

          expect(total.positionCents).toBe(goods.reduce((sum, { cents }) => sum + cents, 0))
          expect(total.shippingCents).toBe(cents)
          expect(total.netCents + taxTotal(total.taxes)).toBe(total.rawCents)
          expect(total.rawCents).toBe(
            total.positionCents + total.shippingCents + (state === 'net' ? taxTotal(total.taxes) : 0),
          )
          expect(total.netCents).toBeLessThanOrEqual(total.rawCents)
          expect(total.totalCents % 5).toBe(0)
          expect(Math.abs(total.totalCents - total.rawCents)).toBeLessThanOrEqual(2)
          if (state === 'tax-free') expect(taxTotal(total.taxes)).toBe(0)
        },
      ),
    )
  })

  it('is never further from what it adds up to than half its interval', () => {
    fc.assert(
      fc.property(
        fc.array(good, { maxLength: 20 }),
        fc.constantFrom(1, 5, 10, 50, 100),
        taxState,
        (goods, interval, state) => {
          const lines = goods.map(({ cents, vatPercent }) => ({
            totalCents: cents,
            taxes: [taxShare(cents, vatPercent, state)],
          }))
          const total = totalOf(lines, [], state, currency(interval))

          expect(Math.abs(total.rawCents - total.totalCents)).toBeLessThanOrEqual(interval / 2)
          expect(Math.abs(total.rawCents - total.totalCents)).toBeLessThan(interval)
          expect(total.totalCents % interval).toBe(0)
        },
      ),
    )
  })

  it('of CHF 87.20 at 7.7 % holds a VAT of 6.23', () => {
    const line = { totalCents: 8_720, taxes: [taxShare(8_720, 7.7, 'gross')] }

    expect(totalOf([line], [], 'gross', currency(5))).toMatchObject({
      totalCents: 8_720,
      netCents: 8_097,
      taxes: [{ taxCents: 623 }],
    })
  })

  it('rounds what is to be paid to 5 rappen, and never the tax', () => {
    // A tax of 6.23 rounded to 6.20 is the bug the Swiss know this rule by.
    const line = { totalCents: 8_723, taxes: [taxShare(8_723, 7.7, 'gross')] }
    const total = totalOf([line], [], 'gross', currency(5))

    expect(total).toMatchObject({ totalCents: 8_725, rawCents: 8_723, netCents: 8_099 })
    expect(total.taxes).toEqual([{ rate: 7.7, taxCents: 624, priceCents: 8_723 }])
  })

  it('taxes a sum once, not each line', () => {
    const line = { totalCents: 5, taxes: [taxShare(5, 8.1, 'gross')] }
    expect(taxTotal(totalOf(Array(100).fill(line), [], 'gross', currency(1)).taxes)).toBe(37)
  })
})

describe('dividing', () => {
  it('loses and makes no cent', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 }),
        (cents, weights) => {
          const parts = divide(cents, weights)
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
          expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
        },
      ),
    )
  })

  it('gives each its share, to the cent', () => {
    expect(divide(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(divide(790, [9_000, 1_000])).toEqual([711, 79])
  })
})

describe('shipping', () => {
  it('is taxed like the goods it carries', () => {
    const goods = [
      { cents: 9_000, vatPercent: 8.1 },
      { cents: 1_000, vatPercent: 2.6 },
    ]
    expect(costByProportion(900, goods, 'gross')).toEqual({
      cents: 900,
      taxes: [
        { rate: 8.1, taxCents: 61, priceCents: 810 },
        { rate: 2.6, taxCents: 2, priceCents: 90 },
      ],
    })
  })

  it('costs its net price where prices are net', () => {
    expect(costByProportion(1_081, [{ cents: 100, vatPercent: 8.1 }], 'net')).toEqual({
      cents: 1_000,
      taxes: [{ rate: 8.1, taxCents: 81, priceCents: 1_000 }],
    })
  })
})
