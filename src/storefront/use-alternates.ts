import { useLocation, useMatches } from 'react-router'
import type { Locale } from '../values/locale.ts'
import { locales } from '../values/locale.ts'
import { handleOf } from './meta.ts'
import { paths } from './paths.ts'
import { useMeta } from './use-meta.ts'

/**
 * Where this page is found in each language, with what it was asked for: filters stay chosen. A page that a language
 * lacks leads to its front page.
 */
export function useAlternates(): Record<Locale, string> {
  const { search: asked } = useLocation()
  const matches = useMatches()
  const { alternates } = useMeta()
  const search = askedFor(
    asked,
    matches.flatMap((match) => handleOf(match).cache?.query ?? []),
  )
  return Object.fromEntries(
    locales.map(({ code }) => [code, withSearch(alternates[code], search) ?? paths.home(code)]),
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
