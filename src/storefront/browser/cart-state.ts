import { useSyncExternalStore } from 'react'
import type { MeasuredPlace } from '../../shop/configurator/fit-passport.ts'
import { type CartNotice, noticesOf } from '../parts/cart-notices.ts'
import type { Cart, Terms } from '../parts/cart-shape.ts'
import { countOf } from '../parts/cart-sums.ts'
import { type Problem, problemOf } from '../parts/problem-text.ts'
import { showCartCount } from './cart-count.ts'
import { newCommandId } from './command-id.ts'
import { fetchStoreApi } from './fetch-store-api.ts'
import { keepToldOnce, keepUntold } from './untold.ts'

/**
 * The cart as the browser knows it, for the side cart. It is asked for when that opens, and taken from every
 * answer that carries a cart; the badge follows.
 */
type CartState = {
  cart: Cart | null
  /** Needed to write prices down; asked for when the side cart is first opened. */
  terms: Terms | null
}

const asleep: CartState = { cart: null, terms: null }
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

/** The cart in the browser: what is in it, and how to put more in. */
export function useCart() {
  const shown = useSyncExternalStore(
    subscribe,
    () => state,
    () => asleep,
  )
  return { ...shown, count: shown.cart && countOf(shown.cart), add, addAll, change: changeQuantity, remove }
}

/** How it went, and what the cart changed by itself; a problem means that nothing was changed. */
export type CartAnswer = { problem: Problem | null; notices: readonly CartNotice[] }

/** Puts pieces of a product into the cart, once, however often the same command is sent. */
export function add(productId: string, quantity = 1, commandId = newCommandId()): Promise<CartAnswer> {
  return addAll([{ referencedId: productId, quantity }], commandId)
}

/** What goes into the cart: a product, and what its line is for (`payload.job`, `payload.fit`). */
export type CartItem = {
  /** Only to put a line back that was there. */
  id?: string
  referencedId: string
  quantity: number
  payload?: { job?: string | null; fit?: MeasuredPlace | null }
}

/** The same for several things at once, all of them or none. */
export function addAll(items: readonly CartItem[], commandId = newCommandId()): Promise<CartAnswer> {
  const wish = { items: items.map((item) => ({ ...item, type: 'product' })), commandId }
  return inTurn(() => fetchStoreApi().call('POST /checkout/cart/line-item', wish))
}

/** Another quantity of what lies in the side cart, which says what the shop made of it. */
export async function changeQuantity(lineId: string, quantity: number): Promise<Problem | null> {
  const wish = { items: [{ id: lineId, quantity }], commandId: newCommandId() }
  const { problem, notices } = await inTurn(() =>
    fetchStoreApi().call('PATCH /checkout/cart/line-item', wish),
  )
  keepUntold(notices)
  return problem
}

/** Takes a line out of the side cart, which says what came of it. */
export async function remove(lineId: string): Promise<void> {
  const wish = { ids: [lineId], commandId: newCommandId() }
  const { notices } = await inTurn(() => fetchStoreApi().call('POST /checkout/cart/line-item/delete', wish))
  keepUntold(notices)
}

let heard: ((notices: readonly CartNotice[]) => void) | null = null

/** For a page of the cart, while it is open: what the answers to its forms have to say, whichever form it was. */
export function hearAnswers(hear: (notices: readonly CartNotice[]) => void): () => void {
  heard = hear
  return () => {
    heard = null
  }
}

/** Takes over a cart that a page's own form was answered with. */
export function adoptCart(cart: Cart, notices: readonly CartNotice[]): void {
  if (typeof document === 'undefined') return
  change({ cart })
  heard?.(notices)
}

/** It became an order. */
export function emptyCart(): void {
  if (typeof document === 'undefined') return
  change({ cart: null })
  showCartCount(0)
}

/** Looks the cart up, with what is needed to show its prices. */
export async function refreshCart(): Promise<void> {
  const api = fetchStoreApi()
  const [cart, terms] = await Promise.all([api.call('GET /checkout/cart'), api.call('GET /context')])
  change({ cart, terms })
  keepToldOnce(cart.errors)
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other: two first additions at once would each begin a visit, and one cart would be lost. */
function inTurn(ask: () => Promise<Cart>): Promise<CartAnswer> {
  const answer = last.then(ask).then(
    (cart): CartAnswer => {
      change({ cart })
      return { problem: null, notices: noticesOf(cart.errors) }
    },
    (error: unknown): CartAnswer => ({ problem: problemOf(error), notices: [] }),
  )
  last = answer.catch(() => undefined)
  return answer
}
