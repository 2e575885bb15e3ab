import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { commandOf } from '../../../browser/command-id.ts'
import { localeContext, storeApiContext } from '../../../page-context.ts'
import { paths } from '../../../paths.ts'
import { isStoreApiError } from '../../../store-api.ts'
import { tellingAfter } from '../../../telling-after.ts'
import { noticesOf } from '../../cart-notices.ts'
import { redirectDone } from '../../done/tell-done.tsx'
import { idParam } from '../../id-param.ts'
import { isLoginRequired } from '../../login-required.tsx'
import { type Problem, problemOf } from '../../problem-text.ts'
import { purposeSent } from '../../purpose-sent.ts'

/** Why a form of an order's page in the account could not be done. */
export type OwnOrderAnswer = { problem?: Problem; methodMissing?: boolean; isGone?: boolean }

/** What somebody does about an order of hers. The forms are the browser's own posts: all of this happens on the server. */
export async function ownOrderAction(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  const intent = form.get('intent')

  try {
    if (intent === 'again') return await orderAgain(args, commandOf(form))
    if (intent === 'pay') return toPayment(args)
    if (intent === 'change') return await changePayment(args, String(form.get('paymentMethodId') ?? ''))
    if (intent === 'cancel') return await cancel(args)
  } catch (error) {
    const problem = problemOf(error)
    if (isLoginRequired(problem) || !isStoreApiError(error)) throw error
    return data<OwnOrderAnswer>({ problem }, { status: error.status })
  }
  throw data(null, { status: 400 })
}

/** Everything into the cart once more, for the same jobs and cabinets; the cart says what is not to be had any more. */
async function orderAgain({ params, context }: ActionFunctionArgs, command: { commandId?: string }) {
  const api = context.get(storeApiContext)
  const { orders } = await api.call('POST /order', {
    ids: [idParam(params.id)],
    associations: { lineItems: {} },
  })
  const items = (orders.elements[0]?.lineItems ?? [])
    .filter(({ good, productId }) => good && productId)
    .map(({ productId, quantity, payload }) => ({
      referencedId: productId,
      type: 'product',
      quantity,
      payload: purposeSent(payload),
    }))
  if (items.length === 0) return data<OwnOrderAnswer>({ isGone: true }, { status: 409 })

  const cart = await api.call('POST /checkout/cart/line-item', { items, ...command })
  return redirect(paths.cart(context.get(localeContext)), tellingAfter(noticesOf(cart.errors), 'cart-filled'))
}

/**
 * The order's page of the checkout leads to the payment: a form that is answered by a redirect may not leave the shop
 * (content security policy: form-action), a page may.
 */
const toPayment = ({ params, context }: ActionFunctionArgs) =>
  redirect(paths.checkoutSuccess(context.get(localeContext), idParam(params.id), { pay: 'now' }))

async function changePayment(args: ActionFunctionArgs, paymentMethodId: string) {
  if (paymentMethodId === '') return data<OwnOrderAnswer>({ methodMissing: true }, { status: 422 })
  const [api, orderId] = [args.context.get(storeApiContext), idParam(args.params.id)]
  const { elements } = await api.call('POST /order/payment-method', { orderId })
  await api.call('POST /order/payment', { orderId, paymentMethodId })

  const isAtGateway = elements.some(({ id, asynchronous }) => id === paymentMethodId && asynchronous)
  return isAtGateway ? toPayment(args) : redirectDone(pathOf(args), 'order-payment-changed')
}

async function cancel(args: ActionFunctionArgs) {
  await args.context
    .get(storeApiContext)
    .call('POST /order/state/cancel', { orderId: idParam(args.params.id) })
  return redirectDone(pathOf(args), 'order-cancelled')
}

const pathOf = ({ params, context }: ActionFunctionArgs) =>
  paths.order(context.get(localeContext), idParam(params.id))
