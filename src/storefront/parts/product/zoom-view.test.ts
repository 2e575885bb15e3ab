import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moved, scaled, whole } from './zoom-view.ts'

const size = { width: 800, height: 600 }
const point = fc.record({
  x: fc.integer({ min: -400, max: 400 }),
  y: fc.integer({ min: -300, max: 300 }),
})

describe('a closer look', () => {
  it('keeps what lies under the finger where it is', () => {
    expect(scaled(whole, 2, { x: 100, y: -50 }, size)).toEqual({ scale: 2, x: -100, y: 50 })
  })

  it('is never smaller than the whole and never larger than six times', () => {
    expect(scaled(whole, 0.1, { x: 50, y: 50 }, size)).toEqual(whole)
    expect(scaled(whole, 100, { x: 0, y: 0 }, size).scale).toBe(6)
  })

  it('does not move as long as everything is seen', () => {
    expect(moved(whole, { x: 90, y: -90 }, size)).toEqual(whole)
  })

  it('shows no ground beside the picture, wherever somebody pulls and pinches', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 0.2, max: 5, noNaN: true }), point, point), { maxLength: 20 }),
        (gestures) => {
          const view = gestures.reduce(
            (view, [factor, at, by]) => moved(scaled(view, factor, at, size), by, size),
            whole,
          )
          expect(view.scale).toBeGreaterThanOrEqual(1)
          expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * size.width) / 2 + 1e-9)
          expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * size.height) / 2 + 1e-9)
        },
      ),
    )
  })
})
