import type { Locale } from './locale.ts'

type Style = { dateStyle: 'medium' | 'long'; timeZone: 'UTC' | 'Europe/Zurich' }

/** How days are written in a language. Making such a format costs as much as drawing a card, so each is made once. */
export function dateFormat(locale: Locale, { dateStyle, timeZone }: Style): Intl.DateTimeFormat {
  const key = `${locale}${dateStyle}${timeZone}`
  let format = kept.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone })
    kept.set(key, format)
  }
  return format
}

const kept = new Map<string, Intl.DateTimeFormat>()
