import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import { slimProduct } from '../product/slim-product.ts'
import type { WireProduct } from '../product/wire.ts'

/** Products of a wishlist that were looked up: by their ids, and those that are still sold. */
export type LookedUp = { ids: readonly string[]; products: readonly WireProduct[] }

/** A wishlist as a page begins with it: all that is on it, and what of it was looked up. */
export type KnownWishlist = LookedUp & { all: readonly string[] }

/** What the shop keeps for a customer. */
export type KeptWishlist = KnownWishlist & {
  /** What its link carries, where it has one. */
  shareCode: string | null
}

/** So many are shown at first, and so many more each time that is asked for (`?n=2`); a hundred is a whole number of them. */
const perStep = 25

export const shownUpTo = (n: string | null): number =>
  perStep * Math.min(Math.max(Math.floor(Number(n)) || 1, 1), 100)

/** Null for whoever has no account, and where the shop keeps none: her browser knows. */
export async function loadWishlist(api: StoreApi, upTo: number): Promise<KeptWishlist | null> {
  const { customer } = await api.call('GET /context')
  if (!customer?.active || customer.guest) return null

  try {
    const { wishlist } = await api.call('POST /customer/wishlist', { limit: 1 })
    const all = wishlist.products.map(({ productId }) => productId)
    const ids = all.slice(0, upTo)
    return { all, ids, products: await loadRemembered(api, ids), shareCode: wishlist.shareCode }
  } catch (error) {
    if (!isStoreApiError(error)) throw error
    // Nothing was ever remembered.
    if (error.status === 404) return { all: [], ids: [], products: [], shareCode: null }
    if (error.status === 403) return null
    throw error
  }
}

/** What is on somebody's wishlist, for whoever has its link; null where that leads nowhere. */
export async function loadShared(
  api: StoreApi,
  shareCode: string,
  upTo: number,
): Promise<SharedWishlist | null> {
  const products: WireProduct[] = []
  try {
    for (let page = 1; ; page += 1) {
      const limit = Math.min(upTo, mostAtOnce)
      const answer = await api.call('POST /shared-wishlist/{shareCode}', { shareCode, page, limit })
      const { elements, total } = answer.products
      products.push(...elements.map(slimProduct))
      if (products.length >= Math.min(total, upTo) || elements.length === 0) return { products, total }
    }
  } catch (error) {
    if (isStoreApiError(error) && error.status === 404) return null
    throw error
  }
}

export type SharedWishlist = { products: readonly WireProduct[]; total: number }

/** A list is answered in pieces of this size at most (contract 5.5). */
const mostAtOnce = 100

/** Products by their ids, all at once and in that order; what is no longer sold is missing. */
export async function loadRemembered(api: StoreApi, ids: readonly string[]): Promise<readonly WireProduct[]> {
  if (ids.length === 0) return []
  const { elements } = await api.call('POST /product', { ids })
  return elements.map(slimProduct)
}
