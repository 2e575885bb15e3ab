import fc from 'fast-check'
import { expect, it } from 'vitest'
import { easterSunday } from './easter.ts'

it.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2029, '2029-04-01'],
  [2038, '2038-04-25'],
])('in %i Easter is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

it('falls on a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2200 }), (year) => {
      const day = easterSunday(year)
      expect(new Date(day).getUTCDay()).toBe(0)
      expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true)
    }),
  )
})
