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
  if (!isUntouched()) return
  // An account's list is in the page already, but for what has just come along with a login.
  if (synced) return void (isMissing(ids[0]) && wake())

  try {
    const response = await fetch(location.pathname + location.search, {
      method: 'POST',
      body: new URLSearchParams({ show: ids.join() }),
    })
    const html = await response.text()
    if (!response.ok) throw new Error(`answered ${response.status}`)
    if (!isUntouched()) return
    const drawn = new DOMParser().parseFromString(html.replace(styleElement, ''), 'text/html')
    takeRules(styleElement.exec(html)?.[1] ?? '')
    for (const place of ['#app', '#page-state']) {
      document.querySelector(place)?.replaceWith(...drawn.querySelectorAll(place))
    }
    fillInAnew()
  } catch (error) {
    console.warn('The wishlist could not be shown as it is.', error)
    wake()
  }
}

const isMissing = (id: string | undefined): boolean =>
  id !== undefined && document.querySelector(`main .heart[value="${id}"]`) === null

/**
 * A page's styles are allowed as they came and no others, so the rules change and not the element. They stay where they
 * stood: what is fetched when the page comes alive has the last word.
 */
function takeRules(styles: string) {
  const sheet = document.querySelector<HTMLStyleElement>('head style')?.sheet
  if (!sheet) return
  const wanted = new CSSStyleSheet()
  wanted.replaceSync(styles)
  while (sheet.cssRules.length > 0) sheet.deleteRule(0)
  for (const [position, { cssText }] of [...wanted.cssRules].entries()) sheet.insertRule(cssText, position)
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

const styleElement = /<style>([\s\S]*?)<\/style>/
