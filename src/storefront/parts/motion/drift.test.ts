import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drift } from './drift.ts'

describe('what drifts', () => {
  it.each([
    ['in the middle', 250, 0],
    ['coming in below', 900, -24],
    ['gone above', -400, 24],
    ['far below', 9000, -24],
  ])('%s is shifted by the right way', (_, top, shift) => {
    expect(drift({ top, height: 400 }, 900, 1)).toBe(shift)
  })

  it('does so twice as far at twice the speed, and not at all at none', () => {
    expect(drift({ top: 900, height: 400 }, 900, 2)).toBe(-48)
    expect(drift({ top: 900, height: 400 }, 900, 0)).toBe(0)
  })

  it('never leaves the room its picture has beyond its edges', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 1, max: 2000 }), (top, height) => {
        expect(Math.abs(drift({ top, height }, 900, 1))).toBeLessThanOrEqual(height * 0.06 + 0.05)
      }),
    )
  })
})
