import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { adoptCart } from '../browser/cart-state.ts'
import { commandOf } from '../browser/command-id.ts'
import { keepingNotices } from '../notice-cookie.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { type CartNotice, noticesOf } from '../parts/cart-notices.ts'
import type { Cart } from '../parts/cart-shape.ts'
import { type Problem, problemOf } from '../parts/problem-text.ts'
import { paths } from '../paths.ts'
import { isStoreApiError, type StoreApi } from '../store-api.ts'

/** How a form on the cart page was answered. */
export type CartAnswer = {
  /** What the shop changed on its own, to be explained where it happened. */
  notices: readonly CartNotice[]
  problem?: Problem
  /** The line or field it is about, and what was typed there. */
  about?: string
  typed?: string
}

/** Every form of the cart comes here: add, change, remove, promotion, country. */
export async function cartAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const home = paths.cart(context.get(localeContext))

  try {
    const cart = await carryOut(form, context.get(storeApiContext))
    return answerWith(cart, insideShop(form.get('back'), request.url) ?? home)
  } catch (error) {
    const about = text(form, 'id') || text(form, 'intent')
    const typed = text(form, 'quantity') || text(form, 'code')
    return data<CartAnswer>(
      { notices: [], problem: problemOf(error), about, typed },
      { status: statusOf(error) },
    )
  }
}

async function carryOut(form: FormData, api: StoreApi): Promise<Cart | null> {
  const id = text(form, 'id')
  const command = commandOf(form)
  // Sent as it was typed when it is no number, so that the Store API says what is wrong with it.
  const quantity = text(form, 'quantity')
  const asked = quantity === '' ? 0 : Number.isNaN(Number(quantity)) ? quantity : Number(quantity)

  switch (form.get('intent')) {
    case 'add':
      return api.call('POST /checkout/cart/line-item', {
        items: [{ id, referencedId: id, type: 'product', quantity: quantity === '' ? 1 : asked }],
        ...command,
      })
    case 'change':
      return api.call('PATCH /checkout/cart/line-item', { items: [{ id, quantity: asked }], ...command })
    case 'remove':
      return api.call('POST /checkout/cart/line-item/delete', { ids: [id], ...command })
    case 'promotion':
      return api.call('POST /checkout/cart/line-item', {
        items: [{ referencedId: text(form, 'code'), type: 'promotion' }],
        ...command,
      })
    case 'country':
      // The currency follows the country, so it is not sent.
      await api.call('PATCH /context', { countryId: text(form, 'countryId') })
      return null
    default:
      throw data(null, { status: 400 })
  }
}

/**
 * Without scripts the page is fetched anew, so that a reload changes nothing twice, and the notices travel
 * in a cookie. In the browser the page is still there and takes them at once.
 */
function answerWith(cart: Cart | null, to: string) {
  const notices = cart ? noticesOf(cart.errors) : []
  if (typeof document !== 'undefined') {
    if (cart) adoptCart(cart, notices)
    return { notices } satisfies CartAnswer
  }
  return redirect(to, keepingNotices(notices))
}

const statusOf = (error: unknown) => (isStoreApiError(error) ? error.status : 500)

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * A path of our own to go back to; anything else could lead a shopper elsewhere. It is read as a browser reads it,
 * which leaves tabs out and takes a backslash for a slash.
 */
function insideShop(path: FormDataEntryValue | null, here: string): string | null {
  const url = typeof path === 'string' ? URL.parse(path, here) : null
  if (!url || url.origin !== new URL(here).origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
