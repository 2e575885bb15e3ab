import type { PageMeta } from '../../meta.ts'
import { pagePicture } from '../../shared-picture.ts'
import type { Texts } from '../../texts/texts.ts'
import { said } from '../product/product-path.ts'
import { breadcrumbData } from '../structured-data.ts'
import { isNarrowed } from './listing-query.ts'
import type { LoadedCategory } from './load-category.ts'

/**
 * One address a page: filters, order and size are nobody's landing page. Page 2 is one of its own, since it shows
 * other products.
 */
export function categoryMeta(loaded: LoadedCategory, texts: Texts): PageMeta {
  const { category, query, canonical, alternates, trail, origin } = loaded
  const { page } = query
  const name = said(category, 'name')
  const title = said(category, 'metaTitle') || name
  const isPlain = page === 1
  const image = pagePicture(category.media)

  return {
    title: isPlain ? title : `${title}, ${texts.catalogue.listing.page(page)}`,
    description: said(category, 'metaDescription') || said(category, 'description'),
    canonical: isPlain ? canonical : `${canonical}?p=${page}`,
    alternates: isPlain
      ? alternates
      : Object.fromEntries(Object.entries(alternates).map(([locale, path]) => [locale, `${path}?p=${page}`])),
    ...(isNarrowed(query) && { robots: 'noindex' as const }),
    ...(image && { image }),
    jsonLd: [breadcrumbData([...trail, { name, to: canonical }], origin)],
  }
}
