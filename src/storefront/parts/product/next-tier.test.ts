import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextTier, tierAt } from './next-tier.ts'
import type { WirePrice } from './wire.ts'

const tiers: WirePrice[] = [
  { quantity: 4, unitPrice: 12.9 },
  { quantity: 9, unitPrice: 11.9 },
  { quantity: 10, unitPrice: 10.9 },
]
const singly = { least: 1, step: 1 }

describe('the next tier', () => {
  it.each([
    [1, { missing: 4, saves: 5 }],
    [3, { missing: 2, saves: 5 }],
    [4, { missing: 1, saves: 5 }],
    [5, { missing: 5, saves: 10 }],
    [9, { missing: 1, saves: 10 }],
    [10, null],
    [99, null],
  ])('from %i is %o', (quantity, expected) => {
    expect(nextTier(tiers, quantity, singly)).toEqual(expected)
  })

  it('begins at a quantity that is sold', () => {
    expect(nextTier(tiers, 2, { least: 2, step: 2 })).toEqual({ missing: 4, saves: 6 })
  })

  it('is none where everybody pays the same', () => {
    expect(nextTier([], 1, singly)).toBeNull()
    expect(nextTier([{ quantity: 1, unitPrice: 5 }], 1, singly)).toBeNull()
  })

  it('does not tempt with a price that is no lower', () => {
    const dearer = [
      { quantity: 4, unitPrice: 5 },
      { quantity: 5, unitPrice: 5 },
    ]
    expect(nextTier(dearer, 1, singly)).toBeNull()
  })

  it('saves what it says, on whatever step it is reached', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        (steps, least, step) => {
          const quantity = least + steps * step
          const found = nextTier(tiers, quantity, { least, step })
          if (!found) return

          const bought = quantity + found.missing
          const unit = (pieces: number) => tiers[tierAt(tiers, pieces)]?.unitPrice ?? 0
          expect((bought - least) % step).toBe(0)
          expect(bought * unit(quantity) - bought * unit(bought)).toBeGreaterThanOrEqual(found.saves - 0.005)
        },
      ),
    )
  })
})
