import { contextTokenCookie, readCookie } from '../cookies.ts'
import { fetchStoreApi } from './fetch-store-api.ts'
import { keepToldOnce } from './untold.ts'

/** What the shop knows of this visitor: how many pieces are in her cart, and for a customer what she remembers. */
export type KnownVisit = { pieces: number; wishlist: readonly string[] | null }

const nobody: KnownVisit = { pieces: 0, wishlist: null }
let asked: Promise<KnownVisit> | null = null

/** Asked once for a page, and only for a visitor who has a visit. */
export function askVisit(): Promise<KnownVisit> {
  if (readCookie(document.cookie, contextTokenCookie) === null) return Promise.resolve(nobody)
  asked ??= fetchStoreApi()
    .call('GET /visit')
    .then(({ pieces, errors, wishlist }) => {
      keepToldOnce(errors)
      return { pieces, wishlist }
    })
    .catch((error: unknown) => {
      console.warn('What the shop keeps for this visitor could not be found out.', error)
      asked = null
      return nobody
    })
  return asked
}

/** The next question is a new one. */
export function forgetVisit(): void {
  asked = null
}
