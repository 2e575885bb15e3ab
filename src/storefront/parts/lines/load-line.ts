import type { Locale } from '../../../values/locale.ts'
import type { StoreApi } from '../../store-api.ts'
import { categoryPath } from '../listing/category-path.ts'
import { categoryIdOf } from '../listing/find-category.ts'
import { loadScenes } from '../load-scenes.ts'
import { loadTerms } from '../load-terms.ts'
import { slimProduct } from '../product/slim-product.ts'
import type { WireMedia, WireProduct } from '../product/wire.ts'
import type { Terms } from '../terms.tsx'
import type { PagedLine } from './load-lines.ts'

export type LoadedLine = {
  /** Families, or single variants where there are few families: then each with its own price. */
  products: readonly WireProduct[]
  areVariants: boolean
  /** How many there are, and where all of them are listed. */
  total: number
  all: string
  scene: WireMedia | undefined
  terms: Terms
}

const shown = 8
const fewFamilies = 4

/** What the page of a line shows beside its own words. */
export async function loadLine(
  line: PagedLine,
  { storeApi, locale }: { storeApi: StoreApi; locale: Locale },
): Promise<LoadedLine> {
  const categoryId = await categoryIdOf(storeApi, `waste-systems/${line}`)
  const [{ elements, total }, category, scenes, terms] = await Promise.all([
    storeApi.call('POST /product-listing/{categoryId}', {
      categoryId,
      order: 'topseller',
      limit: shown,
      'no-aggregations': true,
    }),
    storeApi.call('POST /category/{navigationId}', { navigationId: categoryId }),
    loadScenes(storeApi, [line]),
    loadTerms(storeApi),
  ])
  const areVariants = total < fewFamilies
  const variants = areVariants ? await loadVariants(storeApi, line) : []

  return {
    products: (areVariants ? variants : elements).map(slimProduct),
    areVariants,
    total,
    all: categoryPath(locale, category) ?? '',
    scene: scenes[line],
    terms,
  }
}

async function loadVariants(storeApi: StoreApi, line: PagedLine): Promise<readonly WireProduct[]> {
  const { elements } = await storeApi.call('POST /product', {
    filter: { line, kind: 'system' },
    sort: [{ field: 'price', order: 'ASC' }],
    limit: shown,
  })
  return elements
}
