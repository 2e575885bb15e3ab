import { contextTokenCookie, readCookie } from '../cookies.ts'
import { isToldOnce, noticesOf } from '../parts/cart-notices.ts'
import type { CartErrors } from '../parts/cart-shape.ts'
import { fetchStoreApi } from './fetch-store-api.ts'
import { keepUntold } from './untold.ts'

/**
 * What the shop knows of this visitor: how many pieces are in her cart, for a customer what she remembers, and a mark of the
 * cabinets her account keeps; that is undefined as long as nobody knows whether she is one.
 */
export type KnownVisit = {
  pieces: number
  wishlist: readonly string[] | null
  cabinets: string | null | undefined
}

const nobody: KnownVisit = { pieces: 0, wishlist: null, cabinets: null }
let asked: Promise<KnownVisit> | null = null

/** Asked once for a page, and only for a visitor who has a visit. */
export function askVisit(): Promise<KnownVisit> {
  if (readCookie(document.cookie, contextTokenCookie) === null) return Promise.resolve(nobody)
  asked ??= fetchStoreApi()
    .call('GET /visit')
    .then(({ pieces, errors, wishlist, cabinets }) => {
      keepPeeked(errors)
      return { pieces, wishlist, cabinets }
    })
    .catch((error: unknown) => {
      console.warn('What the shop keeps for this visitor could not be found out.', error)
      asked = null
      return { ...nobody, cabinets: undefined }
    })
  return asked
}

/** The next question is a new one. */
export function forgetVisit(): void {
  asked = null
}

/** What the cart will tell once it is looked at, and this page tells already. */
const peeked = new Set<string>()

function keepPeeked(errors: CartErrors) {
  const fresh = toldOnceIn(errors).filter(({ key }) => !peeked.has(key))
  for (const { key } of fresh) peeked.add(key)
  keepUntold(fresh)
}

/**
 * What was peeked at has been shown: a look at the cart is done with it. Where that does not come about, the next page shows
 * it once more.
 */
export async function noteShown(): Promise<void> {
  if (peeked.size === 0) return
  try {
    const { errors } = await fetchStoreApi().call('GET /checkout/cart')
    const news = toldOnceIn(errors).filter(({ key }) => !peeked.has(key))
    peeked.clear()
    keepUntold(news)
  } catch (error) {
    console.warn('That something was told could not be said; the next page tells it again.', error)
  }
}

const toldOnceIn = (errors: CartErrors) => noticesOf(errors).filter(isToldOnce)
