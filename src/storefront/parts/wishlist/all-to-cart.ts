import type { CartItem } from '../../browser/cart-state.ts'
import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import { type CartNotice, noticesOf } from '../cart-notices.ts'
import { stockOf } from '../product/product-facts.ts'
import type { WireProduct } from '../product/wire.ts'

/** The least that is sold of each, of those that can be had. */
export const itemsOf = (products: readonly WireProduct[]): CartItem[] =>
  products
    .filter((product) => stockOf(product).kind !== 'gone')
    .map(({ id, minPurchase }) => ({ referencedId: id, quantity: minPurchase }))

/** Those of the items that lie in the cart now: what the shop had nothing left of stayed out. */
export const takenIn = (items: readonly CartItem[], notices: readonly CartNotice[]): string[] =>
  items
    .map(({ referencedId }) => referencedId)
    .filter((id) => !notices.some(({ messageKey, key }) => stayedOut.has(messageKey) && key.endsWith(id)))

const stayedOut = new Set(['product-not-found', 'product-out-of-stock'])

/** For the action of a page: all of them in one go; null when they could not be put in. */
export async function putAllIn(
  api: StoreApi,
  products: readonly WireProduct[],
  command: { commandId?: string },
): Promise<{ taken: readonly string[]; notices: readonly CartNotice[] } | null> {
  const items = itemsOf(products)
  if (items.length === 0) return null
  try {
    const { errors } = await api.call('POST /checkout/cart/line-item', {
      items: items.map((item) => ({ ...item, type: 'product' })),
      ...command,
    })
    const notices = noticesOf(errors)
    return { taken: takenIn(items, notices), notices }
  } catch (error) {
    if (isStoreApiError(error) && error.status < 500) return null
    throw error
  }
}
