import type { Locale } from '../../../values/locale.ts'

/** Date and time to the second, in Switzerland, with the name of the time zone: as it stands in the receipt. */
export const formatMoment = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Zurich' }).format(
    new Date(instant),
  )
