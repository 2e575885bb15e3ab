import { dateFormat } from '../../values/date-format.ts'
import type { Locale } from '../../values/locale.ts'

const formats = new Map<Locale, Intl.DateTimeFormat>()

/** A day as it stands in a promise, Di., 24. Nov., never torn apart at the end of a line. */
export function formatDay(instant: string, locale: Locale): string {
  let format = formats.get(locale)
  if (!format) {
    // The wire's days begin at midnight UTC; in any other zone some would be the day before.
    format = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
    formats.set(locale, format)
  }
  return format.format(new Date(instant)).replaceAll(' ', '\u00a0')
}

/** The day of a moment as it stands in a letter, 24. November 2026: where the shop is, whoever reads it. */
export const formatDate = (instant: string, locale: Locale): string =>
  dateFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Zurich' }).format(new Date(instant))

/** A moment without its seconds, 24.11.2026, 14:05: where the shop is, whoever reads it. */
export const formatShortMoment = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Zurich',
  }).format(new Date(instant))

/** A percentage as it stands beside "VAT": 8.1, 22. */
export const formatRate = (rate: number): string => String(Math.round(rate * 100) / 100)
