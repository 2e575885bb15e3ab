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

/** A percentage as it stands beside "VAT": 8.1, 22. */
export const formatRate = (rate: number): string => String(Math.round(rate * 100) / 100)
