import type { Language } from '../../values/locale.ts'
import type { copy } from './de/copy.ts'

/** The long words of single pages: they travel with the data of the page, so that no other page carries them. */
export type Copy = typeof copy

export const fetchCopy: Record<Language, () => Promise<Copy>> = {
  de: async () => (await import('./de/copy.ts')).copy,
  en: async () => (await import('./en/copy.ts')).copy,
  it: async () => (await import('./it/copy.ts')).copy,
  fr: async () => (await import('./fr/copy.ts')).copy,
}
