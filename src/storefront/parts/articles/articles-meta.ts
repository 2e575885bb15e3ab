import { locales } from '../../../values/locale.ts'
import type { PageMeta } from '../../meta.ts'
import { switchLocale } from '../../paths.ts'
import type { Texts } from '../../texts/texts.ts'
import { isNarrowed, type ListingQuery } from '../listing/listing-query.ts'

/** One address a page of the table: filters, order and size are nobody's landing page. */
export function articlesMeta(
  { query }: { query: ListingQuery },
  texts: Texts,
  path: string,
  said: Required<Pick<PageMeta, 'title' | 'description' | 'trail'>>,
): PageMeta {
  const { page } = query
  if (page === 1) return { ...said, ...(isNarrowed(query) && { robots: 'noindex' as const }) }

  const { listing } = texts.catalogue
  return {
    ...said,
    title: `${said.title}, ${listing.page(page)}`,
    description: `${listing.page(page)}: ${said.description}`,
    canonical: `${path}?p=${page}`,
    alternates: Object.fromEntries(
      locales.map(({ code }) => [code, `${switchLocale(path, code)}?p=${page}`]),
    ),
    ...(isNarrowed(query) && { robots: 'noindex' as const }),
  }
}
