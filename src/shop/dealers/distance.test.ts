import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kilometresBetween } from './distance.ts'

const [bolzano, zurich, geneva] = [
  { latitude: 46.498, longitude: 11.354 },
  { latitude: 47.373, longitude: 8.541 },
  { latitude: 46.201, longitude: 6.145 },
]

it.each([
  ['Zürich and Geneva', zurich, geneva, 224],
  ['Zürich and Bolzano', zurich, bolzano, 235],
  ['the poles', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }, 20_015],
  ['a place and itself', geneva, geneva, 0],
])('between %s', (_, one, other, kilometres) => {
  expect(kilometresBetween(one, other)).toBeCloseTo(kilometres, -0.5)
})

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

it('is as far there as back, and never further than half around the earth', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      const there = kilometresBetween(one, other)
      expect(there).toBeCloseTo(kilometresBetween(other, one), 6)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there).toBeLessThan(20_016)
    }),
  )
})
