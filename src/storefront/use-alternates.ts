import { useLocation, useMatches } from 'react-router'
import type { Locale } from '../values/locale.ts'
import { locales } from '../values/locale.ts'
import { settleMeta } from './meta.ts'
import { paths } from './paths.ts'
import { useLocale, useTexts } from './shop-frame.tsx'

/** Where this page is found in each language; a page that a language lacks leads to its front page. */
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
  return Object.fromEntries(
    locales.map(({ code }) => [code, meta.alternates[code] ?? paths.home(code)]),
  ) as Record<Locale, string> // one for each locale
}
