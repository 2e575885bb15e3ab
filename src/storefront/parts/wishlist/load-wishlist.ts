import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import { slimProduct } from '../product/slim-product.ts'
import type { WireProduct } from '../product/wire.ts'

/** What the shop keeps for a customer: all that is on the list, and the products that are still sold. */
export type KeptWishlist = { ids: readonly string[]; products: readonly WireProduct[] }

/** As many as one page shows and one request may name. */
const most = 500

/** Null for whoever has no account: her browser knows. */
export async function loadWishlist(api: StoreApi): Promise<KeptWishlist | null> {
  const { customer } = await api.call('GET /context')
  if (!customer?.active || customer.guest) return null

  try {
    const { wishlist, products } = await api.call('POST /customer/wishlist', { limit: most })
    return {
      ids: wishlist.products.map(({ productId }) => productId),
      products: products.elements.map(slimProduct),
    }
  } catch (error) {
    // Nothing was ever remembered.
    if (isStoreApiError(error) && error.status === 404) return { ids: [], products: [] }
    throw error
  }
}

/** Products by their ids, in that order; what is no longer sold is missing. */
export async function loadRemembered(api: StoreApi, ids: readonly string[]): Promise<readonly WireProduct[]> {
  if (ids.length === 0) return []
  const { elements } = await api.call('POST /product', { ids, limit: most })
  return elements.map(slimProduct)
}
