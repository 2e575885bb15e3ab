import { type OpeningHours, type Weekday, weekdays } from '../../values/opening-hours.ts'

/** As it is stored: a day or a span of days, and the times of it as they are read aloud; null is closed. */
export type StoredHours = Readonly<Record<string, string | null>>

/** {"mon-fri": "08:00-12:00, 13:30-18:00", "sat": null}: days in the order of the week, without those that are closed. */
export const readOpeningHours = (stored: StoredHours): OpeningHours =>
  Object.entries(stored)
    .map(([days, times]) => ({ days: daysOf(days), hours: hoursOf(times ?? '') }))
    .filter(({ days, hours }) => days.length > 0 && hours.length > 0)
    .sort((one, other) => placeOf(one.days) - placeOf(other.days))

const names: readonly string[] = weekdays

function daysOf(span: string): Weekday[] {
  const [first = '', last = first] = span.split('-')
  const [from, to] = [names.indexOf(first), names.indexOf(last)]
  return from < 0 ? [] : weekdays.slice(from, to + 1)
}

const hoursOf = (times: string): (readonly [string, string])[] =>
  [...times.matchAll(/(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)/g)].map(([, from = '', until = '']) => [from, until])

const placeOf = ([first = 'sun']: readonly Weekday[]): number => weekdays.indexOf(first)
