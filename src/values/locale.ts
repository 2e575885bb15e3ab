/** The four languages of the shop. German is the original and has no prefix in its URLs. */
export const locales = [
  { code: 'de-DE', prefix: '', direction: 'ltr', language: 'de', name: 'Deutsch' },
  { code: 'en-US', prefix: 'en-US', direction: 'ltr', language: 'en', name: 'English' },
  { code: 'it-IT', prefix: 'it-IT', direction: 'ltr', language: 'it', name: 'Italiano' },
  { code: 'fr-FR', prefix: 'fr-FR', direction: 'ltr', language: 'fr', name: 'Français' },
] as const

export type Locale = (typeof locales)[number]['code']
export type LocaleEntry = (typeof locales)[number]
export type Language = LocaleEntry['language']

export const defaultLocale: Locale = 'de-DE'

const byCode = new Map<string, LocaleEntry>(locales.map((entry) => [entry.code, entry]))

export const isLocale = (value: unknown): value is Locale => typeof value === 'string' && byCode.has(value)

/** Everything known about a locale. */
export const localeEntry = (locale: Locale): LocaleEntry => byCode.get(locale)! // every Locale is a key, by its type

/** The locale a URL path is written in: its first part when that is a prefix, otherwise German. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1]
  return locales.find(({ prefix }) => prefix !== '' && prefix === first)?.code ?? defaultLocale
}

/** What a visitor gets whose languages the shop does not speak. Specification 9. */
const fallback: Locale = 'en-US'

/**
 * The locale that suits an Accept-Language header best: an exact tag scores 1, the same language
 * 0.999 minus its position among the wishes as a ratio. The best score wins. Specification 9.
 */
export function matchLocale(acceptLanguage: string): Locale {
  const wishes = wishedTags(acceptLanguage)
  let best: { code: Locale; score: number } = { code: fallback, score: 0 }

  for (const [position, tag] of wishes.entries()) {
    for (const { code, language } of locales) {
      const score = likeness(tag, code, language, position / wishes.length)
      if (score > best.score) best = { code, score }
    }
  }

  return best.code
}

function likeness(tag: string, code: string, language: string, positionRatio: number): number {
  if (tag === code.toLowerCase()) return 1
  return tag.split('-', 1)[0] === language ? 0.999 - positionRatio : 0
}

/** The tags of an Accept-Language header, most wanted first; `q=0` means "not this one". */
const wishedTags = (acceptLanguage: string): string[] =>
  acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
