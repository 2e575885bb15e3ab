import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { commandOf } from '../../browser/command-id.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError } from '../../store-api.ts'
import { tellingAfter } from '../../telling-after.ts'
import { noticesOf } from '../cart-notices.ts'

/** What a page that sells says when a product could not be put into the cart. */
export type AddRefused = { refusedProductId: string; quantity: number }

const mostPieces = 100_000

/**
 * The action of every page that sells: puts the product into the cart and leads there, where the cart says
 * what it had to change. A shopper with scripts usually does not leave the page (`add-to-cart.tsx`).
 */
export async function addToCart({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const productId = String(form.get('productId') ?? '')
  const quantity = typedQuantity(form.get('quantity'))

  try {
    const { errors, lineItems } = await context.get(storeApiContext).call('POST /checkout/cart/line-item', {
      items: [{ referencedId: productId, type: 'product', quantity }],
      ...commandOf(form),
    })
    const isIn = lineItems.some(({ referencedId }) => referencedId === productId)
    return redirect(
      paths.cart(context.get(localeContext)),
      tellingAfter(noticesOf(errors), isIn ? 'cart-added' : null),
    )
  } catch (error) {
    if (!isStoreApiError(error) || error.status >= 500) throw error
    return data({ refusedProductId: productId, quantity } satisfies AddRefused, { status: error.status })
  }
}

/** Nonsense becomes one piece; the cart raises, lowers and explains the rest. */
function typedQuantity(typed: FormDataEntryValue | null): number {
  const quantity = Math.floor(Number(typed))
  return Number.isFinite(quantity) && quantity >= 1 ? Math.min(quantity, mostPieces) : 1
}
