import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { commandOf } from '../browser/command-id.ts'
import { onlyProductIds } from '../browser/wishlist-storage.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { redirectDone } from '../parts/done/tell-done.tsx'
import { addToCart } from '../parts/product/add-to-cart-action.ts'
import { putAllIn } from '../parts/wishlist/all-to-cart.ts'
import {
  type KnownWishlist,
  loadRemembered,
  loadWishlist,
  shownUpTo,
} from '../parts/wishlist/load-wishlist.ts'
import { paths } from '../paths.ts'
import { isStoreApiError, type StoreApi } from '../store-api.ts'
import { tellingAfter } from '../telling-after.ts'

/**
 * What the wishlist's forms do without scripts. The shop remembers for whoever has an account; a visitor's browser has
 * to do it itself, and the page tells it what.
 */
export async function wishlistAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await request.clone().formData()
  const api = context.get(storeApiContext)
  const home = paths.wishlist(context.get(localeContext))

  // Its cards sell as those of any other page; what lies in the cart leaves the list.
  const productId = form.get('productId')
  if (typeof productId === 'string') {
    const answer = await addToCart(args)
    if (answer instanceof Response) await letGo(api, productId)
    return answer
  }
  // A browser that remembers something itself asks for the page with it.
  const show = form.get('show')
  if (typeof show === 'string') return { shown: await known(api, show, request.url) }

  switch (form.get('intent')) {
    case 'share':
      await api.call('POST /customer/wishlist/share')
      return redirectDone(home, 'wishlist-shared')
    case 'unshare':
      await api.call('DELETE /customer/wishlist/share')
      return redirectDone(home, 'wishlist-unshared')
    case 'clear':
      await api.call('DELETE /customer/wishlist')
      return redirectDone(home, 'wishlist-cleared')
    case 'cart':
      return moveAll(args, commandOf(form))
    default:
      return touchHeart(api, home, { remember: idIn(form, 'remember'), forget: idIn(form, 'forget') })
  }
}

async function known(api: StoreApi, show: string, url: string): Promise<KnownWishlist> {
  const all = onlyProductIds(show.split(','))
  const ids = all.slice(0, shownUpTo(new URL(url).searchParams.get('n')))
  return { all, ids, products: await loadRemembered(api, ids) }
}

/** An account's whole list into the cart; what found no room there stays on the list. */
async function moveAll({ context }: ActionFunctionArgs, command: { commandId?: string }) {
  const api = context.get(storeApiContext)
  const kept = await loadWishlist(api, Number.POSITIVE_INFINITY)
  const put = await putAllIn(api, kept?.products ?? [], command)
  if (!put) return data({ allFailed: true }, { status: 400 })

  if (put.taken.length === kept?.all.length) await api.call('DELETE /customer/wishlist')
  else for (const id of put.taken) await letGo(api, id)
  return redirect(paths.cart(context.get(localeContext)), tellingAfter(put.notices, 'cart-filled'))
}

/** A heart that was touched before scripts came. */
async function touchHeart(api: StoreApi, home: string, touched: { remember: string; forget: string }) {
  const { remember, forget } = touched
  try {
    if (remember) await api.call('POST /customer/wishlist/add/{productId}', { productId: remember })
    if (forget) await api.call('DELETE /customer/wishlist/delete/{productId}', { productId: forget })
    return remember ? redirectDone(home, 'wishlist-added') : redirect(home)
  } catch (error) {
    if (!isStoreApiError(error)) throw error
    if (error.status === 403 && remember) return redirect(`${home}?remember=${remember}`)
    if (error.status === 403 && forget) return redirect(`${home}?forget=${forget}`)
    // On the list already, off it already, or gone from the shop: the list shows how it is.
    return redirect(home)
  }
}

/** A visitor's browser does it itself, and what was not on the list need not leave it. */
async function letGo(api: StoreApi, productId: string): Promise<void> {
  try {
    await api.call('DELETE /customer/wishlist/delete/{productId}', { productId })
  } catch (error) {
    if (!isStoreApiError(error) || error.status >= 500) throw error
  }
}

function idIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : ''
}
