import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import { slimProduct } from '../product/slim-product.ts'
import type { WireProduct } from '../product/wire.ts'

/** What the shop keeps for a customer: all that is on the list, and the products that are still sold. */
export type KeptWishlist = { ids: readonly string[]; products: readonly WireProduct[] }

/** Null for whoever has no account: her browser knows. */
export async function loadWishlist(api: StoreApi): Promise<KeptWishlist | null> {
  const { customer } = await api.call('GET /context')
  if (!customer?.active || customer.guest) return null

  try {
    const { wishlist } = await api.call('POST /customer/wishlist', { limit: 1 })
    const ids = wishlist.products.map(({ productId }) => productId)
    return { ids, products: await loadRemembered(api, ids) }
  } catch (error) {
    // Nothing was ever remembered.
    if (isStoreApiError(error) && error.status === 404) return { ids: [], products: [] }
    throw error
  }
}

/** Products by their ids, all at once and in that order; what is no longer sold is missing. */
export async function loadRemembered(api: StoreApi, ids: readonly string[]): Promise<readonly WireProduct[]> {
  if (ids.length === 0) return []
  const { elements } = await api.call('POST /product', { ids })
  return elements.map(slimProduct)
}
