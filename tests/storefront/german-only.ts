import { de } from '../../src/storefront/texts/de/de.ts'
import { en } from '../../src/storefront/texts/en/en.ts'
import { fr } from '../../src/storefront/texts/fr/fr.ts'
import { it } from '../../src/storefront/texts/it/it.ts'
import type { Locale } from '../../src/values/locale.ts'

const texts = { 'de-DE': de, 'en-US': en, 'it-IT': it, 'fr-FR': fr }

/** Sentences of ours that are German and nothing else: seen in another language, they were forgotten. */
export function germanOnly(locale: Locale): string[] {
  if (locale === 'de-DE') return []
  const own = new Set(sentences(texts[locale]))
  return sentences(de).filter((sentence) => !own.has(sentence))
}

/** Sentences that another language has word for word as German has them. */
export function leftGerman(locale: Locale): string[] {
  const german = new Set(sentences(de))
  return locale === 'de-DE' ? [] : sentences(texts[locale]).filter((sentence) => german.has(sentence))
}

/** Several words, since a single one may be the same in two languages. */
const sentences = (words: unknown): string[] =>
  strings(words).filter((text) => /\S{2}\s+\S+\s+\S{2}/.test(text))

function strings(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words ? Object.values(words).flatMap(strings) : []
}
