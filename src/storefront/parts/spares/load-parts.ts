import type { Locale } from '../../../values/locale.ts'
import type { StoreApi } from '../../store-api.ts'
import { categoryIdOf } from '../listing/find-category.ts'
import { type LoadedCategory, loadCategory } from '../listing/load-category.ts'

type Asking = { storeApi: StoreApi; locale: Locale; request: Request }

/** A group of spare parts, e.g. `frontauszug/fuehrung`; with a search, what of it is found by that. */
export async function loadParts(group: string | null, asking: Asking): Promise<LoadedCategory> {
  const id = await categoryIdOf(asking.storeApi, group ? `spare-parts/${group}` : 'spare-parts')
  return loadCategory(id, { ...asking, searchable: true })
}
