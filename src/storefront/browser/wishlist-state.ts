import { isStoreApiError } from '../store-api.ts'
import { wishlistKey } from '../wishlist-key.ts'
import { fetchStoreApi } from './fetch-store-api.ts'
import { askVisit, forgetVisit } from './visit.ts'
import { forgetLocally, readLocally, rememberLocally, writeLocally } from './wishlist-storage.ts'

/**
 * What is remembered for later, the newest first: in this browser for visitors, with the shop for whoever is logged in
 * (specification 4). Nothing of it is in a page's HTML, which is everybody's.
 */
export type WishlistState = {
  ids: readonly string[]
  /** Kept by the shop, for a customer. */
  synced: boolean
  /** Whether it was found out already. */
  known: boolean
}

let state: WishlistState = { ids: [], synced: false, known: false }
const listeners = new Set<() => void>()

function change(next: Partial<WishlistState>) {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export const wishlistState = (): WishlistState => state

/** Tells when it changes, and finds out what it is. */
export function onWishlist(listener: () => void): () => void {
  listeners.add(listener)
  void wakeWishlist()
  return () => listeners.delete(listener)
}

let begun: Promise<void> | null = null

/** Finds out once what is remembered; whoever changes it does so first, so that nothing is overwritten. */
export function wakeWishlist(): Promise<void> {
  begun ??= begin()
  return begun
}

async function begin() {
  addEventListener('storage', ({ key }) => {
    if (key === wishlistKey && !state.synced) change({ ids: readLocally() })
  })
  const { wishlist } = await askVisit()
  const local = readLocally()
  if (wishlist === null) return change({ ids: local, known: true })
  if (local.length === 0) return change({ ids: wishlist, synced: true, known: true })

  try {
    await fetchStoreApi().call('POST /customer/wishlist/merge', { productIds: local })
    writeLocally([])
  } catch (error) {
    console.error('What was remembered here could not be taken along; it stays here.', error)
  }
  forgetVisit()
  await readSynced()
}

/** Looks once more, after a time in which somebody else may have changed it. */
export async function recallWishlist(): Promise<void> {
  if (begun === null) return
  await begun
  await (state.synced ? readSynced() : change({ ids: readLocally() }))
}

async function readSynced() {
  const { wishlist } = await askVisit()
  change({ ids: wishlist ?? [], synced: true, known: true })
}

/** Puts a product on the list; one that is there already stays where it is. */
export async function remember(id: string): Promise<void> {
  await wakeWishlist()
  if (state.ids.includes(id)) return
  if (!state.synced) return change({ ids: rememberLocally(id) })

  await tried([id, ...state.ids], () =>
    fetchStoreApi().call('POST /customer/wishlist/add/{productId}', { productId: id }),
  )
}

export async function forget(id: string): Promise<void> {
  await wakeWishlist()
  if (!state.synced) return change({ ids: forgetLocally(id) })

  const rest = state.ids.filter((other) => other !== id)
  await tried(rest, () =>
    fetchStoreApi().call('DELETE /customer/wishlist/delete/{productId}', { productId: id }),
  )
}

/** Takes everything off the list; answers what was on it, for whoever wants it back. */
export async function clearWishlist(): Promise<readonly string[]> {
  await wakeWishlist()
  const before = state.ids
  if (!state.synced) {
    change({ ids: writeLocally([]) })
    return before
  }
  for (const id of before) await forget(id)
  return before
}

/** Puts back what was cleared, in its order. */
export async function restoreWishlist(ids: readonly string[]): Promise<void> {
  await wakeWishlist()
  if (!state.synced) return change({ ids: writeLocally(ids) })

  await tried(ids, () => fetchStoreApi().call('POST /customer/wishlist/merge', { productIds: ids }))
}

/** Shown at once; when the shop refuses, it is as before. */
async function tried(ids: readonly string[], ask: () => Promise<unknown>) {
  const before = state.ids
  change({ ids })
  try {
    await ask()
  } catch (error) {
    // On the list already, or off it: another tab was faster.
    if (isStoreApiError(error) && error.errors.some(({ code }) => settled.has(code))) return
    change({ ids: before })
    throw error
  }
}

const settled = new Set(['CHECKOUT__DUPLICATE_WISHLIST_PRODUCT', 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND'])
