import { afterAll, describe, expect, it } from 'vitest'
import { openDb } from '../../src/platform/postgres/db.ts'
import { readChannel } from '../../src/shop/channel/read-channel.ts'
import { restAtWorks, restThere } from '../../src/shop/shipping/rest-days.ts'
import { addDays, isWeekend } from '../../src/values/day.ts'
import { workerDatabase } from '../database-copy.ts'

const db = openDb({ url: await workerDatabase(), pool: 1 })
const channel = await readChannel(db)
afterAll(() => db.destroy())

/** The days of a year that rest although they are no weekend. */
function restedIn(year: number, rests: (day: string) => boolean): string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index))
  return days
    .filter((day) => day.startsWith(`${year}-`) && !isWeekend(day) && rests(day))
    .map((day) => day.slice(5))
}

const there = (iso: string, state: string | null = null) => {
  const country = channel.countries.find((country) => country.iso === iso)
  if (!country) throw new Error(`nothing is sent to ${iso}`)
  return restThere(channel, country.id, state)
}

describe('the seeded holidays', () => {
  // As the canton of St. Gallen publishes them; what falls on a weekend left out.
  it.each([
    [2024, ['01-01', '03-29', '04-01', '05-09', '05-20', '08-01', '11-01', '12-25', '12-26']],
    [2025, ['01-01', '04-18', '04-21', '05-29', '06-09', '08-01', '12-25', '12-26']],
    [2026, ['01-01', '04-03', '04-06', '05-14', '05-25', '12-25']],
    [2027, ['01-01', '03-26', '03-29', '05-06', '05-17', '11-01']],
    [2028, ['04-14', '04-17', '05-25', '06-05', '08-01', '11-01', '12-25', '12-26']],
    [2029, ['01-01', '03-30', '04-02', '05-10', '05-21', '08-01', '11-01', '12-25', '12-26']],
  ])('keep the works shut in %i', (year, days) => {
    expect(restedIn(year, restAtWorks(channel))).toEqual(days)
  })

  it.each([
    ['CH', 'CH-ZH', ['01-01', '01-02', '04-03', '04-06', '05-01', '05-14', '05-25', '12-25']],
    [
      'LI',
      null,
      [
        '01-01',
        '01-02',
        '01-06',
        '02-02',
        '03-19',
        '04-03',
        '04-06',
        '05-01',
        '05-14',
        '05-25',
        '06-04',
        '09-08',
        '12-08',
        '12-25',
      ],
    ],
    ['DE', 'DE-BE', ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '12-25']],
    ['DE', 'DE-BY', ['01-01', '01-06', '04-03', '04-06', '05-01', '05-14', '05-25', '06-04', '12-25']],
    ['AT', null, ['01-01', '01-06', '04-06', '05-01', '05-14', '05-25', '06-04', '10-26', '12-08', '12-25']],
    ['IT', null, ['01-01', '01-06', '04-06', '05-01', '06-02', '12-08', '12-25']],
    ['FR', 'FR-IDF', ['01-01', '04-06', '05-01', '05-08', '05-14', '05-25', '07-14', '11-11', '12-25']],
    ['NL', null, ['01-01', '04-06', '04-27', '05-14', '05-25', '12-25']],
    ['BE', null, ['01-01', '04-06', '05-01', '05-14', '05-25', '07-21', '11-11', '12-25']],
    ['ES', null, ['01-01', '01-06', '04-02', '04-03', '05-01', '10-12', '12-08', '12-25']],
  ])('keep parcels from being delivered in %s, %s, in 2026', (iso, state, days) => {
    expect(restedIn(2026, there(iso, state))).toEqual(days)
  })

  it('know what began later, and what was kept once', () => {
    expect(there('IT')('2027-10-04')).toBe(true)
    expect(there('IT')('2024-10-04')).toBe(false)
    expect(there('NL')('2025-05-05')).toBe(true)
    expect(there('NL')('2026-05-05')).toBe(false)
  })

  it('stand for every country goods are sent to', () => {
    for (const { iso } of channel.countries) expect(restedIn(2026, there(iso)).length, iso).toBeGreaterThan(5)
  })
})
