/** A calendar day as it is written in ISO 8601: '2026-03-01'. It knows no hour and no time zone. */
export type Day = string

const msPerDay = 86_400_000

/** The day it is in Switzerland, where the goods are packed. */
export const dayOf = (instant: Date): Day => swissDay.format(instant)

const swissDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich', dateStyle: 'short' })

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10)

export const isWorkingDay = (day: Day): boolean => {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** The day itself when work is done on it, else the next one. */
export const workingDayFrom = (day: Day): Day => (isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1)))

export function addWorkingDays(day: Day, days: number): Day {
  let reached = day
  for (let left = days; left > 0; left--) reached = workingDayFrom(addDays(reached, 1))
  return reached
}

export const later = (a: Day, b: Day): Day => (a > b ? a : b)
