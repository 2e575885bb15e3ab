import type { Locale } from '../../../values/locale.ts'
import type { StoreApi } from '../../store-api.ts'
import { categoryIdOf } from '../listing/find-category.ts'
import { listingWish } from '../listing/listing-query.ts'
import { type LoadedCategory, loadCategory, turnBackToLastPage } from '../listing/load-category.ts'
import type { WireListing } from '../listing/wire.ts'

type Asking = { storeApi: StoreApi; locale: Locale; request: Request }

/** A group of spare parts, e.g. `frontauszug/fuehrung`; with a search, what of it is found by that. */
export async function loadParts(group: string | null, asking: Asking): Promise<LoadedCategory> {
  const { storeApi } = asking
  const id = await categoryIdOf(storeApi, group ? `spare-parts/${group}` : 'spare-parts')
  const loaded = await loadCategory(id, asking)
  const { query, path } = loaded
  if (!query.search) return loaded

  const listing: WireListing = await storeApi.call('POST /search', {
    search: query.search,
    ...listingWish(query),
    filter: [{ type: 'equals', field: 'categoryTree', value: id }],
    'reduce-aggregations': true,
  })
  turnBackToLastPage(listing, path, query)
  return { ...loaded, listing }
}
