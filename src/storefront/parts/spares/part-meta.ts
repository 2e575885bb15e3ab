import type { Locale } from '../../../values/locale.ts'
import type { PageMeta } from '../../meta.ts'
import type { Texts } from '../../texts/texts.ts'
import { categoryMeta } from '../listing/category-meta.ts'
import type { LoadedCategory } from '../listing/load-category.ts'

/** As a category; what a search found is nobody's landing page. */
export function partMeta(loaded: LoadedCategory, texts: Texts, locale: Locale): PageMeta {
  const meta = categoryMeta(loaded, texts, locale)
  // Lids are for every kind of system: what they are for tells the pages apart.
  const [, kind] = loaded.trail
  return {
    ...meta,
    title: texts.spares.listing.heading(kind ? `${kind.name}, ${meta.title}` : meta.title),
    ...(kind && { description: `${kind.name}, ${meta.description}` }),
    ...(loaded.query.search && { robots: 'noindex' as const }),
  }
}
