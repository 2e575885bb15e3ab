import type { Language } from '../../values/locale.ts'
import type { Texts } from './de/de.ts'

export type { Texts }

/** One language at a time, for the browser: the page's own, fetched before it comes alive. */
export const fetchTexts: Record<Language, () => Promise<Texts>> = {
  de: async () => (await import('./de/de.ts')).de,
  en: async () => (await import('./en/en.ts')).en,
  it: async () => (await import('./it/it.ts')).it,
  fr: async () => (await import('./fr/fr.ts')).fr,
}
