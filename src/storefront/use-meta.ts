import { useLocation, useMatches } from 'react-router'
import { type SettledMeta, settleMeta } from './meta.ts'
import { useLocale, useTexts } from './shop-frame.tsx'

/** What the page that is shown says about itself. */
export function useMeta(): SettledMeta {
  const [location, matches] = [useLocation(), useMatches()]
  const [texts, locale] = [useTexts(), useLocale()]

  return settleMeta(
    {
      location,
      matches: matches.map(({ id, handle }) => ({ route: { id, handle } })),
      loaderData: Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])),
    },
    { locale, texts },
  )
}
