import type { Language } from '../../values/locale.ts'
import type { Texts } from './de/de.ts'

export type { Texts }

/** A file of words: `cart` is what `texts/de/cart.ts` exports under that name. */
export type Area = keyof Texts

/** Gets the words of these areas ready, so that a page may say them. */
export type FetchWords = (areas: readonly Area[]) => Promise<void>

/** What every page says. A page names what else it says in its `words`. */
export const everywhere: readonly Area[] = ['site', 'errors']

/** Where an area is written down in a language, seen from here. */
export const wordsFile = (language: Language, area: Area): string => `./${language}/${area}.ts`

/**
 * The texts with all but the named areas out of reach, as they will be in the browser: a page that says
 * more than it named fails on the server already, and not only before a visitor's eyes.
 */
export const namedOnly = (texts: Texts, areas: readonly Area[]): Texts =>
  guarded(Object.fromEntries([...everywhere, ...areas].map((area) => [area, texts[area]])))

/** Texts of which some areas may be missing: reading one of those is a mistake and says so. */
export const guarded = (known: Partial<Texts>): Texts =>
  new Proxy(known, {
    get(words, area) {
      if (area in words) return words[area as Area]
      throw new Error(
        `This page needs \`export const words = ['${String(area)}'] as const\` to say what it says`,
      )
    },
  }) as Texts // every area is either there or its reading throws
