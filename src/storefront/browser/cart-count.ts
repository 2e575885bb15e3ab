import { contextTokenCookie, readCookie } from '../cookies.ts'
import { fetchStoreApi } from './fetch-store-api.ts'
import { keepToldOnce } from './untold.ts'

let count = 0
let asked = false
const listeners = new Set<() => void>()

/** Sets what the badge shows; whoever changes the cart says how many pieces are in it now. */
export function showCartCount(next: number): void {
  asked = true
  count = next
  for (const listener of listeners) listener()
}

/** How many pieces are in the cart, as far as it was asked. */
export const cartCount = (): number => count

/** Tells when the number changes. The shop is asked once, and only for a visitor who has a visit. */
export function onCartCount(listener: () => void): () => void {
  listeners.add(listener)
  if (!asked) void askCartCount()
  return () => listeners.delete(listener)
}

export async function askCartCount(): Promise<void> {
  asked = true
  if (readCookie(document.cookie, contextTokenCookie) === null) return
  try {
    const { lineItems, errors } = await fetchStoreApi().call('GET /checkout/cart')
    showCartCount(piecesOf(lineItems))
    keepToldOnce(errors)
  } catch (error) {
    console.warn('How much is in the cart could not be found out.', error)
  }
}

/** Goods are counted, promotions are not. */
export const piecesOf = (lines: readonly { good: boolean; quantity: number }[]): number =>
  lines.reduce((sum, { good, quantity }) => (good ? sum + quantity : sum), 0)
