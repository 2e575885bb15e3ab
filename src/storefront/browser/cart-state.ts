import { useSyncExternalStore } from 'react'
import { type CartNotice, joinNotices, noticesOf } from '../parts/cart-notices.ts'
import type { Cart, Terms } from '../parts/cart-shape.ts'
import { countOf } from '../parts/cart-sums.ts'
import { type Problem, problemOf } from '../parts/problem-text.ts'
import { showCartCount } from './cart-count.ts'
import { newCommandId } from './command-id.ts'
import { fetchStoreApi } from './fetch-store-api.ts'

/**
 * The cart as the browser knows it, for the side cart. It is asked for when that opens, and taken from every
 * answer that carries a cart; the badge follows.
 */
type CartState = {
  cart: Cart | null
  /** Needed to write prices down; asked for when the side cart is first opened. */
  terms: Terms | null
  /** What the shop changed and has not explained yet. It is shown once and then gone (specification 4). */
  untold: readonly CartNotice[]
}

const asleep: CartState = { cart: null, terms: null, untold: [] }
let state = asleep
const listeners = new Set<() => void>()

function change(part: Partial<CartState>) {
  state = { ...state, ...part }
  if (part.cart) showCartCount(countOf(part.cart))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The cart in the browser: what is in it, how to put more in, and what has to be explained. */
export function useCart() {
  const shown = useSyncExternalStore(
    subscribe,
    () => state,
    () => asleep,
  )
  return { ...shown, count: shown.cart && countOf(shown.cart), add, changeQuantity, remove, takeNotices }
}

/** How it went: the cart knows what it changed by itself; a problem means that nothing was changed. */
export type CartAnswer = { problem: Problem | null }

/** Puts pieces of a product into the cart, once, however often the same command is sent. */
export function add(productId: string, quantity = 1, commandId = newCommandId()): Promise<CartAnswer> {
  const items = [{ id: productId, referencedId: productId, type: 'product', quantity }]
  return inTurn(() => fetchStoreApi().call('POST /checkout/cart/line-item', { items, commandId }))
}

export function changeQuantity(lineId: string, quantity: number): Promise<CartAnswer> {
  const wish = { items: [{ id: lineId, quantity }], commandId: newCommandId() }
  return inTurn(() => fetchStoreApi().call('PATCH /checkout/cart/line-item', wish))
}

export function remove(lineId: string): Promise<CartAnswer> {
  const wish = { ids: [lineId], commandId: newCommandId() }
  return inTurn(() => fetchStoreApi().call('POST /checkout/cart/line-item/delete', wish))
}

/** Takes over a cart that a page's own form was answered with. */
export function adoptCart(cart: Cart): void {
  if (typeof document !== 'undefined') change({ cart })
}

/** It became an order. */
export function emptyCart(): void {
  if (typeof document === 'undefined') return
  change({ cart: null })
  showCartCount(0)
}

/** Hands out what has to be explained and forgets it. */
export function takeNotices(): readonly CartNotice[] {
  const { untold } = state
  if (untold.length > 0) change({ untold: [] })
  return untold
}

/** Looks the cart up, with what is needed to show its prices. */
export async function refreshCart(): Promise<void> {
  const api = fetchStoreApi()
  const [cart, terms] = await Promise.all([api.call('GET /checkout/cart'), api.call('GET /context')])
  change({ cart, terms })
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other: two first additions at once would each begin a visit, and one cart would be lost. */
function inTurn(ask: () => Promise<Cart>): Promise<CartAnswer> {
  const answer = last.then(ask).then(
    (cart): CartAnswer => {
      change({ cart, untold: joinNotices(state.untold, noticesOf(cart.errors)) })
      return { problem: null }
    },
    (error: unknown): CartAnswer => ({ problem: problemOf(error) }),
  )
  last = answer.catch(() => undefined)
  return answer
}
