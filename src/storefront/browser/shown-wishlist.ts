import { wake } from './by-itself.ts'
import { fillInAnew, isUntouched } from './fill-in.ts'
import { forget, remember, wakeWishlist, wishlistState } from './wishlist-state.ts'
import { isProductId } from './wishlist-storage.ts'

/**
 * What somebody without an account remembers only her browser knows. So that nobody waits for scripts, the shop is asked for the page
 * as it is with these products, and what it draws takes the place of what is there.
 */
export async function showWishlist(): Promise<void> {
  await wakeWishlist()
  await doAsked()
  const { ids, synced } = wishlistState()
  if (synced || !isUntouched()) return

  try {
    const response = await fetch(location.pathname, {
      method: 'POST',
      body: new URLSearchParams({ show: ids.join() }),
    })
    const drawn = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (!response.ok) throw new Error(`answered ${response.status}`)
    if (!isUntouched()) return
    for (const place of ['head style', '#app', '#page-state']) {
      document.querySelector(place)?.replaceWith(...drawn.querySelectorAll(place))
    }
    fillInAnew()
  } catch (error) {
    console.warn('The wishlist could not be shown as it is.', error)
    wake()
  }
}

/** A heart touched before scripts came leads here with what it was about. */
async function doAsked() {
  const asked = new URLSearchParams(location.search)
  const [added, dropped] = [asked.get('remember'), asked.get('forget')]
  if (!isUntouched() || (!added && !dropped)) return
  if (isProductId(added)) await remember(added)
  if (isProductId(dropped)) await forget(dropped)
  history.replaceState(history.state, '', location.pathname)
}
