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

function begin(): Promise<void> {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== wishlistKey || state.synced) return
    if (newValue !== null) return change({ ids: readLocally() })
    // Emptied in another tab, or taken along into an account there.
    forgetVisit()
    void recallWishlist()
  })
  return findOut()
}

/** What was remembered before a login comes along, and is no longer kept here then. */
async function findOut() {
  const { wishlist } = await askVisit()
  const local = readLocally()
  if (wishlist === null) return change({ ids: local, synced: false, known: true })
  if (local.length === 0) return change({ ids: wishlist, synced: true, known: true })

  try {
    await fetchStoreApi().call('POST /customer/wishlist/merge', { productIds: local })
    // Not what was remembered in the meantime.
    writeLocally(readLocally().filter((id) => !local.includes(id)))
  } catch (error) {
    console.error('What was remembered here could not be taken along; it stays here.', error)
  }
  forgetVisit()
  const { wishlist: merged } = await askVisit()
  change({ ids: merged ?? wishlist, synced: true, known: true })
}

/** Looks once more, after a time in which somebody else may have changed it. */
export async function recallWishlist(): Promise<void> {
  if (begun === null) return
  await begun
  begun = inTurn(findOut)
  await begun
}

/** Puts a product on the list; one that is there already stays where it is. */
export async function remember(id: string): Promise<void> {
  if (!state.known) await wakeWishlist()
  if (state.ids.includes(id)) return
  if (!state.synced) return change({ ids: rememberLocally(id) })

  await tried(id, true, () =>
    fetchStoreApi().call('POST /customer/wishlist/add/{productId}', { productId: id }),
  )
}

export async function forget(id: string): Promise<void> {
  if (!state.known) await wakeWishlist()
  if (!state.synced) return change({ ids: forgetLocally(id) })

  await tried(id, false, () =>
    fetchStoreApi().call('DELETE /customer/wishlist/delete/{productId}', { productId: id }),
  )
}

/** Takes everything off the list; answers what was on it, for whoever wants it back. */
export async function clearWishlist(): Promise<readonly string[]> {
  await wakeWishlist()
  const before = state.ids
  if (state.synced) await inTurn(() => fetchStoreApi().call('DELETE /customer/wishlist'))
  else writeLocally([])
  change({ ids: [] })
  return before
}

/** Puts back what was cleared, in its order, above what came since. */
export async function restoreWishlist(ids: readonly string[]): Promise<void> {
  await wakeWishlist()
  const all = [...ids, ...state.ids.filter((id) => !ids.includes(id))]
  if (state.synced) {
    await inTurn(() => fetchStoreApi().call('POST /customer/wishlist/merge', { productIds: ids }))
    change({ ids: all })
  } else change({ ids: writeLocally(all) })
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other: a heart that is touched twice ends as it was touched last. */
function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(ask)
  last = answer.catch(() => undefined)
  return answer
}

const touches = new Map<string, number>()

/** Shown at once. When the shop refuses, this heart is put right and no other; nor is it, if it was touched again meanwhile. */
async function tried(id: string, isOn: boolean, ask: () => Promise<unknown>) {
  const before = state.ids
  const touch = (touches.get(id) ?? 0) + 1
  touches.set(id, touch)
  change({ ids: put(id, isOn, state.ids) })

  try {
    await inTurn(ask)
  } catch (error) {
    // On the list already, or off it: another tab was faster.
    if (isRefused(error, settled)) return
    // Logged out elsewhere, or too long ago: from here on the browser remembers, as for any visitor.
    if (isRefused(error, loggedOut)) {
      return change({ ids: isOn ? rememberLocally(id) : forgetLocally(id), synced: false })
    }
    if (touches.get(id) === touch) change({ ids: put(id, !isOn, state.ids, before.indexOf(id)) })
    throw error
  }
}

/** On top, or where it was. */
function put(id: string, isOn: boolean, ids: readonly string[], at = 0): readonly string[] {
  const others = ids.filter((other) => other !== id)
  return isOn ? [...others.slice(0, Math.max(at, 0)), id, ...others.slice(Math.max(at, 0))] : others
}

const isRefused = (error: unknown, codes: ReadonlySet<string>): boolean =>
  isStoreApiError(error) && error.errors.some(({ code }) => codes.has(code))

const settled = new Set(['CHECKOUT__DUPLICATE_WISHLIST_PRODUCT', 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND'])
const loggedOut = new Set(['CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED'])
