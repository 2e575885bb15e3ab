import { useLocation, useMatches } from 'react-router'
import type { Locale } from '../values/locale.ts'
import { locales } from '../values/locale.ts'
import { handleOf, settleMeta } from './meta.ts'
import { paths } from './paths.ts'
import { useLocale, useTexts } from './shop-frame.tsx'

/**
 * Where this page is found in each language, with what it was asked for: filters stay chosen. A page that a language
 * lacks leads to its front page.
 */
export function useAlternates(): Record<Locale, string> {
  const [location, matches] = [useLocation(), useMatches()]
  const [texts, locale] = [useTexts(), useLocale()]

  const meta = settleMeta(
    {
      location,
      matches: matches.map(({ id, handle }) => ({ route: { id, handle } })),
      loaderData: Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])),
    },
    { locale, texts },
  )
  const search = askedFor(
    location.search,
    matches.flatMap((match) => handleOf(match).cache?.query ?? []),
  )
  return Object.fromEntries(
    locales.map(({ code }) => [code, withSearch(meta.alternates[code], search) ?? paths.home(code)]),
  ) as Record<Locale, string> // one for each locale
}

/** What the page answers to; what else hangs on the address is of no use to anybody. */
function askedFor(search: string, names: readonly string[]): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => names.includes(name) && value !== '',
  )
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** A page of a list has its number in its path already. */
const withSearch = (path: string | undefined, search: string) =>
  path === undefined || path.includes('?') ? path : path + search
