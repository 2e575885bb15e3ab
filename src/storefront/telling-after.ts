import { keepingDone } from './done-cookie.ts'
import { keepingNotices } from './notice-cookie.ts'
import type { CartNotice } from './parts/cart-notices.ts'
import type { Done } from './parts/done/done.ts'

/** For the redirect after a form of the cart: what the shop changed by itself, and what was achieved. */
export function tellingAfter(notices: readonly CartNotice[], done: Done | null): ResponseInit {
  const headers = new Headers(keepingNotices(notices).headers)
  if (done) headers.append('Set-Cookie', keepingDone(done))
  return { headers }
}
