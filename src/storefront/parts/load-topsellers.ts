import type { StoreApi } from '../store-api.ts'
import { slimProduct } from './product/slim-product.ts'
import type { WireProduct } from './product/wire.ts'

/** The products of a category that are chosen most. */
export async function loadTopsellers(
  storeApi: StoreApi,
  categoryId: string,
  count: number,
): Promise<readonly WireProduct[]> {
  const { elements } = await storeApi.call('POST /product-listing/{categoryId}', {
    categoryId,
    order: 'topseller',
    limit: count,
    'no-aggregations': true,
  })
  return elements.map(slimProduct)
}
