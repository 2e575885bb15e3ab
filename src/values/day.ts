/** A calendar day as it is written in ISO 8601: '2026-03-01'. It knows no hour and no time zone. */
export type Day = string

const msPerDay = 86_400_000

/** Whoever asks for one product's price asks for the others' in the same breath, and of the same moment. */
function formatted(format: Intl.DateTimeFormat): (instant: Date) => string {
  let last = { time: Number.NaN, text: '' }
  return (instant) => {
    if (instant.getTime() !== last.time) last = { time: instant.getTime(), text: format.format(instant) }
    return last.text
  }
}

/** The day it is in Switzerland, where the goods are packed. */
export const dayOf: (instant: Date) => Day = formatted(
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich', dateStyle: 'short' }),
)

/** What the clock says there: '09:05'. */
export const clockOf = formatted(
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Zurich',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }),
)

/** The instant at which the clock there says so on that day; in the hour that a summer night lacks, an hour later. */
export function instantOf(day: Day, clock: string): Date {
  const wished = Date.parse(`${day}T${clock}:00Z`)
  // How far the clock is ahead of the time of the world: asked near the instant, and once more at it.
  const ahead = (instant: number) => {
    const at = new Date(instant)
    return Date.parse(`${dayOf(at)}T${clockOf(at)}:00Z`) - instant
  }
  return new Date(wished - ahead(wished - ahead(wished)))
}

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10)

export const isWeekend = (day: Day): boolean => {
  const weekday = new Date(day).getUTCDay()
  return weekday === 0 || weekday === 6
}

/** The day itself when it is none of these, else the first after it that is none. */
export function dayFrom(day: Day, rests: (day: Day) => boolean): Day {
  let reached = day
  while (rests(reached)) reached = addDays(reached, 1)
  return reached
}

/** So many days on, those of rest not counted; never a day of rest. */
export function addDaysOfWork(day: Day, days: number, rests: (day: Day) => boolean): Day {
  let reached = dayFrom(day, rests)
  for (let left = days; left > 0; left--) reached = dayFrom(addDays(reached, 1), rests)
  return reached
}

export const later = (a: Day, b: Day): Day => (a > b ? a : b)
