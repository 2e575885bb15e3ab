import fc from 'fast-check'
import { expect, it } from 'vitest'
import { homeView, inView, scaleOf, viewOf, viewRatio } from './map-view.ts'
import { pinSize, spreadPins } from './spread-pins.ts'

/** A view leaves room around what it shows. */
const share = fc.record({
  x: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  y: fc.double({ min: 0.1, max: 1 / viewRatio - 0.1, noNaN: true }),
})

it('leaves pins where they are when there is room', () => {
  const places = [
    { x: 0.2, y: 0.2 },
    { x: 0.5, y: 0.5 },
    { x: 0.8, y: 0.2 },
  ]
  for (const [order, { x, y }] of spreadPins(places).entries()) {
    expect(x).toBeCloseTo(places[order]?.x ?? 0, 3)
    expect(y).toBeCloseTo(places[order]?.y ?? 0, 3)
  }
})

it('parts ten pins wherever they are, so that each can be touched', () => {
  fc.assert(
    fc.property(fc.array(share, { minLength: 2, maxLength: 10 }), (places) => {
      const pins = spreadPins(places)
      for (const [order, one] of pins.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(0)
        expect(one.x).toBeLessThanOrEqual(1)
        for (const other of pins.slice(order + 1)) {
          // 24 px on a phone is what is asked for at the very least; 44 px are aimed at.
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(pinSize * 0.6)
        }
      }
    }),
  )
})

it('parts those of one house as well', () => {
  const [one, other] = spreadPins([
    { x: 0.5, y: 0.4 },
    { x: 0.5, y: 0.4 },
  ])
  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThanOrEqual(
    pinSize,
  )
})

it('a view shows all its points, with room around them, and never less than one can recognise', () => {
  const point = fc.record({
    x: fc.integer({ min: -9_000, max: 9_000 }),
    y: fc.integer({ min: -9_000, max: 9_000 }),
  })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (points) => {
      const view = viewOf(points)
      expect(view.width).toBeGreaterThanOrEqual(450)
      for (const { x, y } of points.map((point) => inView(point, view))) {
        expect(x).toBeGreaterThan(0.05)
        expect(x).toBeLessThan(0.95)
        expect(y).toBeGreaterThan(0.05)
        expect(y).toBeLessThan(1 / viewRatio - 0.05)
      }
    }),
  )
})

it.each([
  [450, 10],
  [1_000, 20],
  [3_900, 50],
  [homeView.width, 100],
  [9_000, 200],
  [30_000, 500],
])('a view of %i units has a scale of %i km', (width, kilometres) => {
  expect(scaleOf({ x: 0, y: 0, width, height: width })).toBe(kilometres)
})
