import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { SystemType } from '../../../shop/configurator/measures.ts'
import type { CartItem } from '../../browser/cart-state.ts'
import { commandOf } from '../../browser/command-id.ts'
import { keepingNotices } from '../../notice-cookie.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError } from '../../store-api.ts'
import { noticesOf } from '../cart-notices.ts'
import { findKind } from '../lines/find-kind.ts'
import { measuresOf, typedInAddress } from './measuring.ts'

/** What the page says when the set could not be put into the cart. */
export type SetRefused = { refusedProductId: string }

/**
 * Puts a system and what was ticked beside it into the cart, all of it or nothing. The measures of the address go
 * with the system: the shop writes its fit passport from them.
 */
export async function putSet({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const type = findKind(params.type)
  const items = setItems(form, type, new URL(request.url).search)

  try {
    const { errors } = await context.get(storeApiContext).call('POST /checkout/cart/line-item', {
      items: items.map((item) => ({ ...item, type: 'product' })),
      ...commandOf(form),
    })
    return redirect(paths.cart(context.get(localeContext)), keepingNotices(noticesOf(errors)))
  } catch (error) {
    if (!isStoreApiError(error) || error.status >= 500) throw error
    const [system] = items
    return data({ refusedProductId: system?.referencedId ?? '' } satisfies SetRefused, {
      status: error.status,
    })
  }
}

/** The lines a set becomes; a place nobody measured leaves no passport. */
export function setItems(form: FormData, systemType: SystemType, search: string): CartItem[] {
  const { measures } = measuresOf(typedInAddress(search))
  const fit = Object.keys(measures).length > 0 ? { systemType, measures } : null
  const accessories = form.getAll('accessory').map(String)
  return [
    { referencedId: String(form.get('productId') ?? ''), quantity: 1, ...(fit && { payload: { fit } }) },
    ...[...new Set(accessories)].map((referencedId) => ({ referencedId, quantity: 1 })),
  ]
}
