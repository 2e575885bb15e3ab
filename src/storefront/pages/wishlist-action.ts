import { type ActionFunctionArgs, redirect } from 'react-router'
import { onlyProductIds } from '../browser/wishlist-storage.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { addToCart } from '../parts/product/add-to-cart-action.ts'
import { loadRemembered } from '../parts/wishlist/load-wishlist.ts'
import { paths } from '../paths.ts'
import { isStoreApiError, type StoreApi } from '../store-api.ts'

/**
 * A heart that was touched before scripts came. The shop remembers for whoever has an account; a visitor's browser has
 * to do it itself, and the page tells it what.
 */
export async function wishlistAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const form = await request.clone().formData()
  // Its cards sell as those of any other page.
  if (form.has('productId')) return addToCart(args)

  const api = context.get(storeApiContext)
  // A browser that remembers something itself asks for the page with it.
  const show = form.get('show')
  if (typeof show === 'string') {
    const ids = onlyProductIds(show.split(','))
    return { shown: { ids, products: await loadRemembered(api, ids) } }
  }

  const [remember, forget] = [idIn(form, 'remember'), idIn(form, 'forget')]
  const home = paths.wishlist(context.get(localeContext))

  try {
    await carryOut(api, { remember, forget })
    return redirect(home)
  } catch (error) {
    if (!isStoreApiError(error)) throw error
    if (error.status === 403 && remember) return redirect(`${home}?remember=${remember}`)
    if (error.status === 403 && forget) return redirect(`${home}?forget=${forget}`)
    // On the list already, off it already, or gone from the shop: the list shows how it is.
    return redirect(home)
  }
}

async function carryOut(api: StoreApi, { remember, forget }: { remember: string; forget: string }) {
  if (remember) await api.call('POST /customer/wishlist/add/{productId}', { productId: remember })
  if (forget) await api.call('DELETE /customer/wishlist/delete/{productId}', { productId: forget })
}

function idIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : ''
}
