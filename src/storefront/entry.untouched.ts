import { watchBuilds } from './browser/builds.ts'
import { actByItself, putAwayByKey, wake } from './browser/by-itself.ts'
import { callWith } from './browser/fetch-store-api.ts'
import { fillIn, isUntouched } from './browser/fill-in.ts'
import { fetchOwnNeeds } from './browser/own-needs.ts'
import { showWishlist } from './browser/shown-wishlist.ts'
import { onUntold, untoldNow } from './browser/untold.ts'
import { whenBack } from './browser/when-back.ts'
import { isKeptWithout } from './offline/kept.ts'

/**
 * What a page does for its visitor before she touches it: a few kilobytes that come after the first paint, while what
 * makes the page come alive (`entry.browser.tsx`) is left where it is. Both share what they know.
 */
if (isUntouched()) {
  callWith(JSON.parse(document.getElementById('page-state')?.textContent ?? '{}').storeApiHeaders ?? {}) // `render-answer.tsx` wrote it
  // What the shop has to explain only a page that is alive can show.
  onUntold(() => untoldNow().length > 0 && wake())
  fillIn()
  actByItself()
  if (document.querySelector('[data-shows=wishlist]')) void showWishlist()
  // Only a page that is alive can work out what fits.
  if (isKeptWithout(location.search)) wake()
}
fetchOwnNeeds()
watchBuilds()
putAwayByKey()

whenBack()
