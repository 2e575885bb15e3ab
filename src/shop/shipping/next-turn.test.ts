import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockOf, dayOf } from '../../values/day.ts'
import { nextTurn } from './next-turn.ts'

const methods = (...cutOffs: [cutOff: string, active?: boolean][]) => ({
  // All that is asked of a method here.
  shippingMethods: cutOffs.map(([cutOff, active = true]) => ({ cutOff, active })) as unknown as Parameters<
    typeof nextTurn
  >[0]['shippingMethods'],
})
const turn = (now: string, ...cutOffs: [cutOff: string, active?: boolean][]) =>
  nextTurn(methods(...cutOffs), new Date(now)).toISOString()

it.each([
  ['before the first cut-off', '2026-12-03T09:30:00+01:00', '2026-12-03T10:01:00.000Z'],
  [
    'in the minute of the cut-off, which still counts',
    '2026-12-03T11:00:59.999+01:00',
    '2026-12-03T10:01:00.000Z',
  ],
  ['between two', '2026-12-03T11:01:00+01:00', '2026-12-03T13:01:00.000Z'],
  ['after the last: midnight at the works', '2026-12-03T14:01:00+01:00', '2026-12-03T23:00:00.000Z'],
  ['in summer', '2026-07-03T20:00:00+02:00', '2026-07-03T22:00:00.000Z'],
  ['in the night in which the clocks go forward', '2026-03-28T23:30:00+01:00', '2026-03-28T23:00:00.000Z'],
  ['on the day of 25 hours', '2026-10-25T12:00:00+01:00', '2026-10-25T13:01:00.000Z'],
])('%s', (_, now, next) => expect(turn(now, ['14:00:00'], ['11:00:00'], ['09:00:00', false])).toBe(next))

it.each([
  ['a cut-off that the clocks leave out', '2026-03-29T00:59:30Z', '02:00:00', '2026-03-29T01:00:00.000Z'],
  ['a cut-off that comes twice, once over', '2026-10-25T00:59:30Z', '02:30:00', '2026-10-25T01:00:00.000Z'],
])('in the night in which the clocks change, %s', (_, now, cutOff, next) =>
  expect(turn(now, [cutOff])).toBe(next),
)

it('lies in the future, within a day, and nothing turns before it', () => {
  const aYear = fc.nat(365 * 24 * 3600).map((seconds) => Date.parse('2026-01-01T00:00:00Z') + seconds * 1000)
  const aNightOfChange = fc
    .tuple(
      fc.constantFrom('2026-03-29T00:00:00Z', '2026-10-25T00:00:00Z'),
      fc.integer({ min: -7200, max: 10_800 }),
    )
    .map(([night, seconds]) => Date.parse(night) + seconds * 1000)
  fc.assert(
    fc.property(fc.oneof(aYear, aNightOfChange), fc.nat(1439), (instant, minute) => {
      const now = new Date(instant)
      const cutOff = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`
      const next = nextTurn(methods([cutOff]), now)
      const says = (at: number) => `${dayOf(new Date(at))} ${clockOf(new Date(at)) > cutOff}`

      expect(next.getTime()).toBeGreaterThan(now.getTime())
      expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
      expect(says(next.getTime() - 1)).toBe(says(now.getTime()))
    }),
    { numRuns: 500 },
  )
})
