import { wishlistKey } from '../wishlist-key.ts'

/** As many as the shop takes along when a visitor logs in. */
const most = 500

/** What this browser remembers, the newest first: anything but a list of ids is nothing. */
export function parseWishlist(stored: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(ids) ? onlyProductIds(ids) : []
  } catch {
    // Written by somebody else.
    return []
  }
}

/** Each once, and no more than are kept. */
export const onlyProductIds = (ids: readonly unknown[]): readonly string[] =>
  [...new Set(ids.filter(isProductId))].slice(0, most)

export const isProductId = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f]{32}$/.test(id)

export const readLocally = (): readonly string[] => parseWishlist(stored())

export const rememberLocally = (id: string) =>
  writeLocally([id, ...readLocally().filter((other) => other !== id)].slice(0, most))

export const forgetLocally = (id: string) => writeLocally(readLocally().filter((other) => other !== id))

/** Answers what was written. */
export function writeLocally(ids: readonly string[]): readonly string[] {
  try {
    if (ids.length > 0) localStorage.setItem(wishlistKey, JSON.stringify(ids))
    else localStorage.removeItem(wishlistKey)
  } catch (error) {
    console.warn('This browser keeps nothing; the wishlist lasts until the page is left.', error)
  }
  return ids
}

function stored(): string | null {
  try {
    return localStorage.getItem(wishlistKey)
  } catch {
    // A browser that keeps nothing.
    return null
  }
}
