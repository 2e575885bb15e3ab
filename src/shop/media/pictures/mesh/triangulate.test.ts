import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arc, circle, type Outline, rectangle } from '../drawing/outline.ts'
import type { Point } from '../drawing/space.ts'
import { areaOf, triangulate } from './triangulate.ts'

describe('cutting an outline into triangles', () => {
  it('covers it, neither more nor less, all triangles turned one way', () => {
    const star = fc.array(fc.double({ min: 10, max: 100, noNaN: true }), { minLength: 3, maxLength: 40 })
    fc.assert(
      fc.property(star, (reaches) => {
        const outline = reaches.map(
          (reach, at): Point => arc(0, 0, reach, (at * 360) / reaches.length, 360, 1)[0] ?? [0, 0],
        )
        expect(covered(outline)).toBeCloseTo(Math.abs(areaOf(outline)), 3)
      }),
    )
  })

  it('leaves holes open, in whatever order and direction they come', () => {
    const spots = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 1 })
    fc.assert(
      fc.property(spots, fc.boolean(), (places, turned) => {
        const holes = places.map((at) => {
          const hole = circle(20 + (at % 3) * 30, 20 + Math.floor(at / 3) * 30, 9, 12)
          return turned ? [...hole].reverse() : hole
        })
        const sheet = rectangle(0, 0, 100, 70)
        const open = holes.reduce((sum, hole) => sum + Math.abs(areaOf(hole)), 0)
        expect(covered(sheet, holes)).toBeCloseTo(7000 - open, 6)
      }),
    )
  })
})

function covered(outline: Outline, holes: readonly Outline[] = []): number {
  const points = [outline, ...holes].flat()
  return triangulate(outline, holes).reduce((sum, corners) => {
    const area = areaOf(corners.map((at): Point => points[at] ?? [0, 0]))
    expect(area).toBeGreaterThan(-1e-6)
    return sum + area
  }, 0)
}
