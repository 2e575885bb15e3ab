import { describe, expect, it } from 'vitest'
import { idFrom } from '../../values/ids.ts'
import type { CountryId, PublicHoliday } from '../channel/channel.ts'
import { restThere } from './rest-days.ts'

const germany: CountryId = idFrom('country', 'DE')
const holiday = (over: Partial<PublicHoliday>): PublicHoliday => ({
  countryId: germany,
  states: null,
  month: null,
  day: null,
  easterOffset: null,
  firstYear: null,
  lastYear: null,
  ...over,
})
const holidays = [
  holiday({ month: 10, day: 3 }),
  holiday({ easterOffset: 1 }),
  holiday({ month: 1, day: 6, states: ['DE-BY', 'DE-BW'] }),
  holiday({ month: 5, day: 5, firstYear: 2025, lastYear: 2026 }),
]
const rests = (day: string, state: string | null = 'DE-BE', country = germany) =>
  restThere({ holidays }, country, state)(day)

describe('nobody delivers', () => {
  it('on weekends', () => {
    expect(['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'].map((day) => rests(day))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('on fixed days and those that go with Easter, in every year', () => {
    expect(['2024-10-03', '2028-10-03', '2024-04-01', '2029-04-02'].map((day) => rests(day))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(rests('2025-04-01')).toBe(false)
  })

  it('on what is kept where the goods go, and as long as that is not known on what is kept anywhere', () => {
    expect(rests('2026-01-06', 'DE-BY')).toBe(true)
    expect(rests('2026-01-06', 'DE-BE')).toBe(false)
    expect(rests('2026-01-06', null)).toBe(true)
  })

  it('on what is kept only in some years', () => {
    expect(['2025-05-05', '2026-05-05', '2027-05-05'].map((day) => rests(day))).toEqual([true, true, false])
  })

  it('on nothing of another country', () => {
    expect(rests('2024-10-03', null, idFrom('country', 'FR'))).toBe(false)
  })
})
