import { type CountWords, countedWords, shownCount } from '../parts/header/count-words.ts'
import { cartCount, onCartCount } from './cart-count.ts'
import { onWishlist, type WishlistState, wishlistState } from './wishlist-state.ts'

/** What a page's HTML, which is everybody's, was filled in with for its visitor. */
type FilledIn = { cart: number; wishlist: WishlistState }

let isAlive = false
let filled: FilledIn = { cart: 0, wishlist: { ids: [], synced: false, known: false } }

/** A page that comes alive is taken over as it stands, what was filled in included. On the server nothing is. */
export const filledIn = (): FilledIn => filled

/** From now on the page's parts draw what changes. */
export function stopFillingIn(): void {
  isAlive = true
}

export const isUntouched = (): boolean => !isAlive

/** Writes into the page what its parts would draw, without them: how much is in the cart, and what is remembered. */
export function fillIn(): void {
  if (isAlive) return
  if (document.querySelector('[data-count=cart]')) onCartCount(fillInCart)
  if (document.querySelector('[data-count=wishlist], .heart')) onWishlist(fillInWishlist)
  document.addEventListener('click', answerTouch, true)
}

/** A heart answers at once; what it does waits for the page to come alive (`catch-up.ts`). */
function answerTouch({ target }: Event) {
  const heart = target instanceof Element ? target.closest('.heart') : null
  if (!isAlive) heart?.setAttribute('aria-pressed', String(heart.getAttribute('aria-pressed') !== 'true'))
}

/** Once more, after other HTML has come into the page. */
export function fillInAnew(): void {
  fillInCart()
  fillInWishlist()
}

function fillInCart() {
  if (isAlive) return
  filled = { ...filled, cart: cartCount() }
  writeCount('cart', filled.cart)
}

function fillInWishlist() {
  if (isAlive) return
  const { ids } = wishlistState()
  filled = { ...filled, wishlist: { ...filled.wishlist, ids } }
  writeCount('wishlist', ids.length)
  for (const heart of document.querySelectorAll<HTMLButtonElement>('.heart')) {
    const isOn = ids.includes(heart.value)
    heart.setAttribute('aria-pressed', String(isOn))
    if (isOn) heart.name = 'forget'
  }
}

/** As `parts/header/count-badge.tsx` draws it. */
function writeCount(of: keyof FilledIn, count: number) {
  for (const said of document.querySelectorAll<HTMLElement>(`[data-count=${of}]`)) {
    const words: CountWords = JSON.parse(said.dataset.words ?? '["","",""]') // the badge wrote it
    said.textContent = countedWords(words, count)
    const badge = said.nextElementSibling
    if (!(badge instanceof HTMLElement)) continue
    badge.textContent = count > 0 ? shownCount(count) : ''
    badge.hidden = count === 0
  }
}
