import { type Locale, localeEntry } from '../../../values/locale.ts'
import { queryOf, type Typed } from './measuring.ts'

/** Where the measuring sheet of a place is: a PDF with its measures, or empty ones to be filled in by hand. */
export function sheetPath(locale: Locale, type: string, typed: Typed): string {
  const query = new URLSearchParams(
    Object.entries(queryOf(typed)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString()
  return `/measuring-sheets/${type}.${localeEntry(locale).language}.pdf${query && `?${query}`}`
}
