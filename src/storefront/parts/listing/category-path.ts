import { type Locale, locales } from '../../../values/locale.ts'
import { addressOf } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import type { WireCategory } from './wire.ts'

/** Where a category lives: its SEO path, otherwise /navigation/{id} (contract 5.7). Null for a mere folder. */
export const categoryPath = (locale: Locale, category: WireCategory): string | null =>
  addressOf(
    {
      ...category,
      linkType: category.linkType ?? null,
      internalLink: category.internalLink ?? null,
      externalLink: category.externalLink ?? null,
      seoUrls: category.seoUrls ?? [],
    },
    locale,
  )

/** The same category in every language, each by the path it has there. */
export const categoryAlternates = ({ id, alternatePaths }: WireCategory): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    locales.map(({ code }) => {
      const seoPath = alternatePaths?.[code]
      return [code, seoPath ? paths.seo(code, seoPath) : paths.navigation(code, id)]
    }),
  )
