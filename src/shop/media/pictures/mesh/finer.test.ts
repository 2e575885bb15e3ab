import { describe, expect, it } from 'vitest'
import { circle, rectangle, roundRectangle } from '../drawing/outline.ts'
import { finer, isRound } from './finer.ts'
import { areaOf } from './triangulate.ts'

describe('finer roundings', () => {
  it('come closer to the circle that was meant', () => {
    const coarse = circle(0, 0, 10, 12)
    const far = (outline: typeof coarse) => Math.abs(areaOf(outline) - Math.PI * 100)
    expect(far(finer(coarse))).toBeLessThan(far(coarse) / 7)
  })

  it('leave corners and straights as they are', () => {
    expect(finer(rectangle(0, 0, 30, 20))).toEqual(rectangle(0, 0, 30, 20))
    expect(isRound(rectangle(0, 0, 30, 20))).toBe(false)
  })

  it('keep a round rectangle within its width and depth', () => {
    const outline = finer(roundRectangle(0, 0, 290, 330, 26))
    expect(isRound(roundRectangle(0, 0, 290, 330, 26))).toBe(true)
    expect(Math.max(...outline.map(([a]) => a))).toBeLessThan(290.5)
    expect(Math.min(...outline.map(([, b]) => b))).toBeGreaterThan(-0.5)
  })
})
