import type { HingeSide } from '../../../shop/configurator/measures.ts'
import { type Locale, localeEntry } from '../../../values/locale.ts'

/**
 * Where the assembly sheet of a system for hinged doors is, for the side they hang on: a PDF that is drawn in the cabinet
 * whose measures are given, or in a usual one.
 */
export function assemblySheetPath(
  locale: Locale,
  productNumber: string,
  side: HingeSide,
  measured: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const query = new URLSearchParams(
    Object.entries(measured).flatMap(([name, value]) =>
      value === undefined || inName.includes(name) ? [] : [[name, String(value)]],
    ),
  ).toString()
  return `/assembly-sheets/${encodeURIComponent(productNumber)}.${side}.${localeEntry(locale).language}.pdf${query && `?${query}`}`
}

/** What its name says need not be said again. */
const inName = ['product', 'hingeSide']
