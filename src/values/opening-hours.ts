export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** From and until as the clock shows it: 08:00. A day that is not named is closed. */
export type OpeningHours = readonly {
  days: readonly Weekday[]
  hours: readonly (readonly [string, string])[]
}[]
