import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { adoptCart } from '../browser/cart-state.ts'
import { commandOf } from '../browser/command-id.ts'
import { localeContext, storeApiContext } from '../page-context.ts'
import { type CartNotice, noticesOf } from '../parts/cart-notices.ts'
import type { Cart } from '../parts/cart-shape.ts'
import type { Done } from '../parts/done/done.ts'
import { tellDone } from '../parts/done/tell-done.tsx'
import { type Problem, problemOf } from '../parts/problem-text.ts'
import { purposeTyped } from '../parts/purpose-sent.ts'
import { paths } from '../paths.ts'
import { isStoreApiError, type StoreApi } from '../store-api.ts'
import { tellingAfter } from '../telling-after.ts'

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
    const api = context.get(storeApiContext)
    if (form.get('intent') === 'remember' && !(await rememberLine(text(form, 'productId'), api))) {
      // This browser would have to remember it, and without scripts it cannot: it stays in the cart.
      return redirect(`${paths.wishlist(context.get(localeContext))}?remember=${text(form, 'productId')}`)
    }
    const cart = await carryOut(form, api)
    const done = form.get('intent') === 'job' ? 'job-saved' : null
    return answerWith(cart, insideShop(form.get('back'), request.url) ?? home, takenOut(form), done)
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
        items: [
          {
            ...(text(form, 'lineId') && { id: text(form, 'lineId') }),
            referencedId: id,
            type: 'product',
            quantity: quantity === '' ? 1 : asked,
            payload: purposeTyped(text(form, 'purpose')),
          },
        ],
        ...command,
      })
    case 'change':
      return api.call('PATCH /checkout/cart/line-item', {
        items: [{ id, quantity: stepped(asked, text(form, 'by')) }],
        ...command,
      })
    case 'job':
      return api.call('PATCH /checkout/cart/line-item', {
        items: [{ id, payload: { job: text(form, 'job') || null } }],
        ...command,
      })
    case 'remove':
    case 'remember':
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

/** A step up or down from the number in the field, as its buttons send it before scripts arrive. */
const stepped = (quantity: number | string, by: string) =>
  typeof quantity === 'number' && by !== '' ? Math.max(quantity + (Number(by) || 0), 1) : quantity

/** Puts the product of a line on the wishlist; false where nobody can keep it. */
async function rememberLine(productId: string, api: StoreApi): Promise<boolean> {
  if (typeof document !== 'undefined') {
    const { remember } = await import('../browser/wishlist-state.ts')
    await remember(productId)
    return true
  }
  try {
    await api.call('POST /customer/wishlist/add/{productId}', { productId })
    return true
  } catch (error) {
    if (isStoreApiError(error) && error.status === 403) return false
    if (isStoreApiError(error) && error.errors[0]?.code === 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT')
      return true
    throw error
  }
}

/** What was taken out on purpose is told as well, so that it can be put back. */
function takenOut(form: FormData): CartNotice[] {
  const [intent, id, productId] = [text(form, 'intent'), text(form, 'id'), text(form, 'productId')]
  if ((intent !== 'remove' && intent !== 'remember') || !productId) return []

  return [
    {
      key: `line-removed${id}`,
      messageKey: 'line-removed',
      parameters: {
        id,
        productId,
        name: text(form, 'name'),
        quantity: text(form, 'was'),
        position: text(form, 'position'),
        isRemembered: intent === 'remember',
        purpose: text(form, 'purpose'),
      },
    },
  ]
}

/**
 * Without scripts the page is fetched anew, so that a reload changes nothing twice, and the notices travel
 * in a cookie. In the browser the page is still there and takes them at once.
 */
function answerWith(cart: Cart | null, to: string, taken: readonly CartNotice[], done: Done | null) {
  const notices = [...taken, ...(cart ? noticesOf(cart.errors) : [])]
  if (typeof document !== 'undefined') {
    if (cart) adoptCart(cart, notices)
    if (done) tellDone(done)
    return { notices } satisfies CartAnswer
  }
  return redirect(to, tellingAfter(notices, done))
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
