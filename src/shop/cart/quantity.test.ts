import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { isLimitedByStock, quantityFrom, settleQuantity } from './quantity.ts'

const pairsOfBags = { least: 2, step: 2, most: 9 }

describe('settling a quantity', () => {
  it.each([
    ['leaves alone what the shop can sell', 4, 4, null],
    ['raises to the minimum order', 1, 2, 'raised-to-minimum'],
    ['goes down to the purchase step', 5, 4, 'set-to-purchase-step'],
    ['stops at the last full step in stock', 20, 8, 'stock-reached'],
  ])('%s', (_, asked, quantity, correction) => {
    expect(settleQuantity(asked, pairsOfBags)).toEqual({ quantity, correction })
  })

  it('gives none when not even the minimum is left', () => {
    expect(settleQuantity(4, { ...pairsOfBags, most: 1 })).toEqual({
      quantity: 0,
      correction: 'out-of-stock',
    })
  })

  const purchase = fc.record({
    least: fc.integer({ min: 1, max: 50 }),
    step: fc.integer({ min: 1, max: 20 }),
    most: fc.integer({ min: 0, max: 500 }),
  })

  it('always ends at a quantity that can be bought as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), purchase, (asked, purchase) => {
        const { quantity, correction } = settleQuantity(asked, purchase)
        if (quantity === 0) return correction === 'out-of-stock' && purchase.most < purchase.least

        expect(quantity).toBeGreaterThanOrEqual(purchase.least)
        expect(quantity).toBeLessThanOrEqual(purchase.most)
        expect((quantity - purchase.least) % purchase.step).toBe(0)
        return correction !== null || quantity === asked
      }),
    )
  })

  it('is content with what it settled on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), purchase, (asked, purchase) => {
        const { quantity } = settleQuantity(asked, purchase)
        if (quantity > 0) expect(settleQuantity(quantity, purchase)).toEqual({ quantity, correction: null })
      }),
    )
  })
})

describe('a quantity that was sent', () => {
  it.each([0, -1, 1.5, '1', 2 ** 31, Number.POSITIVE_INFINITY, Number.NaN, null, undefined, {}])(
    'refuses %s',
    (wished) => {
      expect(() => quantityFrom(wished)).toThrow(Refusal)
    },
  )

  it('takes whole pieces', () => {
    expect([quantityFrom(1), quantityFrom(2 ** 31 - 1)]).toEqual([1, 2 ** 31 - 1])
  })
})

describe('the stock', () => {
  it('limits what ends with it, and what nobody knows when it comes again', () => {
    expect(isLimitedByStock({ isCloseout: true, restockDays: 5 })).toBe(true)
    expect(isLimitedByStock({ isCloseout: false, restockDays: null })).toBe(true)
    expect(isLimitedByStock({ isCloseout: false, restockDays: 0 })).toBe(false)
  })
})
