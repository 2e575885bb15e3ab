import { redirect } from 'react-router'
import { typedPart } from '../../../shop/spare-parts/part-number.ts'
import type { Locale } from '../../../values/locale.ts'
import { paths } from '../../paths.ts'
import type { StoreApi } from '../../store-api.ts'
import { categoryIdOf } from '../listing/find-category.ts'
import { isNarrowed, readListingQuery } from '../listing/listing-query.ts'
import { type LoadedCategory, loadCategory } from '../listing/load-category.ts'
import { insteadOf } from '../product/product-cache.ts'
import { productPath } from '../product/product-path.ts'

type Asking = { storeApi: StoreApi; locale: Locale; request: Request }

/**
 * A group of spare parts, e.g. `frontauszug/fuehrung`; with a search, what of it is found by that. The very number of a
 * part leads to the part.
 */
export async function loadParts(group: string | null, asking: Asking): Promise<LoadedCategory> {
  const query = readListingQuery(new URL(asking.request.url).searchParams)
  if (isWholeSearch(query.search) && query.page === 1 && !isNarrowed(query))
    await goToPart(query.search, asking)

  const id = await categoryIdOf(asking.storeApi, group ? `spare-parts/${group}` : 'spare-parts')
  return loadCategory(id, { ...asking, searchable: true })
}

/** One number and nothing else: only then there may be one part that is meant. */
const isWholeSearch = (search: string): boolean => {
  const { numbers, words } = typedPart(search)
  return numbers.length === 1 && words === ''
}

/** A part that is no longer sold leads to what took its place, which says so. */
async function goToPart(search: string, { storeApi, locale }: Asking): Promise<void> {
  const { exact } = await storeApi.call('POST /spare-parts/search', {
    search,
    limit: 1,
    'no-aggregations': true,
  })
  if (!exact) return

  const id = exact.successor?.productId ?? exact.productId
  const { elements } = await storeApi.call('POST /product', { ids: [id], associations: { seoUrls: {} } })
  const [part] = elements
  const home = part ? productPath(locale, part) : paths.detail(locale, id)
  throw redirect(exact.successor ? `${home}?${insteadOf}=${encodeURIComponent(exact.number)}` : home)
}
