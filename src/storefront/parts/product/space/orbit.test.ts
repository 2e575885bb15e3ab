import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { approached, direction, firstOrbit, isSame, nearer, turned, unwound } from './orbit.ts'

const orbits = fc.record({
  azimuth: fc.double({ min: -30, max: 30, noNaN: true }),
  height: fc.double({ min: -0.15, max: 1.45, noNaN: true }),
  distance: fc.double({ min: 0.35, max: 2, noNaN: true }),
})
const amounts = fc.double({ min: -9, max: 9, noNaN: true })

describe('the way around a model', () => {
  it('leads neither below the floor nor over the top, neither too near nor away', () => {
    fc.assert(
      fc.property(
        orbits,
        amounts,
        amounts,
        fc.double({ min: 0.01, max: 99, noNaN: true }),
        (orbit, x, y, factor) => {
          const { height, distance } = nearer(turned(orbit, x, y), factor)
          expect(height).toBeGreaterThanOrEqual(-0.15)
          expect(height).toBeLessThanOrEqual(1.45)
          expect(distance).toBeGreaterThanOrEqual(0.35)
          expect(distance).toBeLessThanOrEqual(2)
        },
      ),
    )
  })

  it('looks from one step away, wherever it stands', () => {
    fc.assert(
      fc.property(orbits, (orbit) => {
        expect(Math.hypot(...direction(orbit))).toBeCloseTo(1, 9)
      }),
    )
  })

  it('arrives, and then stands still', () => {
    fc.assert(
      fc.property(orbits, orbits, (from, to) => {
        let at = from
        for (let step = 0; step < 200 && !isSame(at, to); step++) at = approached(at, to, 1 / 60)
        expect(isSame(at, to)).toBe(true)
      }),
    )
  })

  it('goes back the shorter way round, to the same view', () => {
    fc.assert(
      fc.property(orbits, (orbit) => {
        const straight = unwound(orbit)
        expect(Math.abs(straight.azimuth)).toBeLessThanOrEqual(Math.PI + 1e-9)
        const [before, after] = [direction(orbit), direction(straight)]
        for (const axis of [0, 1, 2] as const) expect(after[axis]).toBeCloseTo(before[axis], 6)
      }),
    )
  })

  it('begins where the pictures look from', () => {
    const [x, y, z] = direction(firstOrbit)
    expect([x > 0, y > 0, z > 0]).toEqual([true, true, true])
  })
})
