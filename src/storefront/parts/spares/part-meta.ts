import type { PageMeta } from '../../meta.ts'
import type { Texts } from '../../texts/texts.ts'
import { categoryMeta } from '../listing/category-meta.ts'
import type { LoadedCategory } from '../listing/load-category.ts'

/** As a category; what a search found is nobody's landing page. */
export function partMeta(loaded: LoadedCategory, texts: Texts): PageMeta {
  const meta = categoryMeta(loaded, texts)
  return {
    ...meta,
    title: texts.spares.listing.heading(meta.title),
    ...(loaded.query.search && { robots: 'noindex' as const }),
  }
}
