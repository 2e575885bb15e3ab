import fc from 'fast-check'
import { expect, it } from 'vitest'
import { howManyNear } from './near-enough.ts'

it.each([
  ['nobody is there', [], 0],
  ['there are two in all', [400, 900], 2],
  ['all are far away', [80, 120, 200, 300], 3],
  ['one is here and the others are not', [2, 80, 120, 200], 3],
  ['five are within an errand', [1, 2, 8, 20, 50, 51], 5],
  ['there are many', Array.from({ length: 30 }, (_, km) => km), 10],
])('shows as many as make sense when %s', (_, distances, shown) => {
  expect(howManyNear(distances)).toBe(shown)
})

it('shows three to ten wherever there are as many', () => {
  const sorted = fc
    .array(fc.double({ min: 0, max: 20_000, noNaN: true }), { maxLength: 40 })
    .map((list) => list.sort((one, other) => one - other))
  fc.assert(
    fc.property(sorted, (distances) => {
      const shown = howManyNear(distances)
      expect(shown).toBeLessThanOrEqual(10)
      expect(shown).toBeGreaterThanOrEqual(Math.min(3, distances.length))
    }),
  )
})
