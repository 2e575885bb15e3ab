import { localeOfPath, locales } from '../../../values/locale.ts'
import type { PageMeta } from '../../meta.ts'
import { switchLocale } from '../../paths.ts'
import type { Texts } from '../../texts/texts.ts'
import { isNarrowed, type ListingQuery } from '../listing/listing-query.ts'
import type { WireListing } from '../listing/wire.ts'
import { productPath } from '../product/product-path.ts'
import { listData } from '../structured-data.ts'

type Loaded = { listing: WireListing; query: ListingQuery; origin: string }

/** One address a page of the table: filters, order and size are nobody's landing page. */
export function articlesMeta(
  { listing, query, origin }: Loaded,
  texts: Texts,
  path: string,
  said: Required<Pick<PageMeta, 'title' | 'description' | 'trail'>>,
): PageMeta {
  const { page } = query
  const locale = localeOfPath(path)
  const about: PageMeta = {
    ...said,
    ...(isNarrowed(query) && { robots: 'noindex' as const }),
    jsonLd: listData(
      listing.elements.map((product) => productPath(locale, product)),
      origin,
    ),
  }
  if (page === 1) return about

  const words = texts.catalogue.listing.page(page)
  return {
    ...about,
    title: `${said.title}, ${words}`,
    description: `${words}: ${said.description}`,
    canonical: `${path}?p=${page}`,
    alternates: Object.fromEntries(
      locales.map(({ code }) => [code, `${switchLocale(path, code)}?p=${page}`]),
    ),
  }
}
