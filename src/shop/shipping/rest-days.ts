import { addDays, type Day, isWeekend } from '../../values/day.ts'
import { easterSunday } from '../../values/easter.ts'
import type { Channel, CountryId, PublicHoliday } from '../channel/channel.ts'

/** Whether nobody works or delivers on a day: a weekend or a public holiday. */
export type RestDays = (day: Day) => boolean

/** Jonschwil lies in the canton of St. Gallen. */
const worksState = 'CH-SG'

/** On which days the works rest. */
export const restAtWorks = ({ holidays, defaultCountryId }: Pick<Channel, 'holidays' | 'defaultCountryId'>) =>
  restDays(holidays, defaultCountryId, worksState)

/**
 * On which days nobody delivers in a country. Where in it the goods go is not always known; then what is a
 * holiday in some of its states counts as well, as a promise must hold in all of them.
 */
export const restThere = (
  { holidays }: Pick<Channel, 'holidays'>,
  countryId: CountryId,
  state: string | null,
): RestDays => restDays(holidays, countryId, state)

function restDays(holidays: readonly PublicHoliday[], countryId: CountryId, state: string | null): RestDays {
  const places = kept.get(holidays) ?? new Map<string, RestDays>()
  kept.set(holidays, places)

  const place = `${countryId}/${state ?? ''}`
  const rests = places.get(place) ?? calendarOf(holidaysIn(holidays, countryId, state))
  places.set(place, rests)
  return rests
}

/** A calendar lives as long as the list it was made from: until the channel is read anew. */
const kept = new WeakMap<readonly PublicHoliday[], Map<string, RestDays>>()

const holidaysIn = (holidays: readonly PublicHoliday[], countryId: CountryId, state: string | null) =>
  holidays.filter(
    (holiday) =>
      holiday.countryId === countryId &&
      (holiday.states === null || state === null || holiday.states.includes(state)),
  )

function calendarOf(holidays: readonly PublicHoliday[]): RestDays {
  const years = new Map<string, ReadonlySet<Day>>()

  return (day) => {
    if (isWeekend(day)) return true
    const year = day.slice(0, 4)
    const days = years.get(year) ?? holidaysOf(Number(year), holidays)
    years.set(year, days)
    return days.has(day)
  }
}

const holidaysOf = (year: number, holidays: readonly PublicHoliday[]): ReadonlySet<Day> =>
  new Set(
    holidays
      .filter(({ firstYear, lastYear }) => (firstYear ?? year) <= year && year <= (lastYear ?? year))
      .map(({ month, day, easterOffset }) =>
        month !== null && day !== null
          ? `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
          : addDays(easterSunday(year), easterOffset ?? 0),
      ),
  )
