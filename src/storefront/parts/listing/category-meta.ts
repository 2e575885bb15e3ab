import type { Locale } from '../../../values/locale.ts'
import type { PageMeta } from '../../meta.ts'
import { pagePicture } from '../../shared-picture.ts'
import type { Texts } from '../../texts/texts.ts'
import { productPath, said } from '../product/product-path.ts'
import { listData } from '../structured-data.ts'
import { isNarrowed } from './listing-query.ts'
import type { LoadedCategory } from './load-category.ts'

/**
 * One address a page: filters, order and size are nobody's landing page. Page 2 is one of its own, since it shows
 * other products.
 */
export function categoryMeta(loaded: LoadedCategory, texts: Texts, locale: Locale): PageMeta {
  const { category, query, canonical, alternates, trail, listing, origin } = loaded
  const { page } = query
  const name = said(category, 'name')
  const title = said(category, 'metaTitle') || name
  const about = said(category, 'metaDescription') || said(category, 'description')
  const isPlain = page === 1
  const image = pagePicture(category.media)

  return {
    title: isPlain ? title : `${title}, ${texts.catalogue.listing.page(page)}`,
    description: isPlain ? about : `${texts.catalogue.listing.page(page)}: ${about}`,
    canonical: isPlain ? canonical : `${canonical}?p=${page}`,
    alternates: isPlain
      ? alternates
      : Object.fromEntries(Object.entries(alternates).map(([locale, path]) => [locale, `${path}?p=${page}`])),
    ...(isNarrowed(query) && { robots: 'noindex' as const }),
    ...(image && { image }),
    trail: [...trail, { name }],
    jsonLd: listData(
      listing.elements.map((product) => productPath(locale, product)),
      origin,
    ),
  }
}
