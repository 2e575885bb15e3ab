import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { proveByLink, type Sight, statusOf } from '../../parts/order/find-order.ts'
import { passHeaders } from '../../parts/order/pass-headers.ts'
import { type Problem, problemOf } from '../../parts/problem-text.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError } from '../../store-api.ts'
import { claimOf, codeOf } from './load-order.ts'

/** Why a form of an order's page could not be done. */
export type OrderAnswer = { sight?: Sight; problem?: Problem; methodMissing?: boolean }

/** The forms of an order's pages. They are the browser's own posts, so that all of this happens on the server. */
export async function orderAction(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  switch (form.get('intent')) {
    case 'prove':
      return prove(args, form)
    case 'pay':
      return pay(args)
    case 'change':
      return change(args, String(form.get('paymentMethodId') ?? ''))
    case 'cancel':
      return cancel(args)
    default:
      throw data(null, { status: 400 })
  }
}

/** Whoever comes by the link of the mail says e-mail and postal code, and is known from then on. */
async function prove(args: ActionFunctionArgs, form: FormData) {
  const credentials = { email: String(form.get('email') ?? ''), zipcode: String(form.get('zipcode') ?? '') }
  const claim = claimOf(args)
  const sight = await proveByLink(args.context.get(storeApiContext), claim, credentials)
  if (sight.kind !== 'order') {
    const shown: Sight = sight.kind === 'ask' ? { kind: 'ask', wrong: true } : sight
    return data<OrderAnswer>({ sight: shown }, { status: statusOf(shown) })
  }
  return redirect(here(args), { headers: passHeaders(args.request, sight) })
}

/**
 * The order's own page leads to the payment: a form that is answered by a redirect may not leave the shop
 * (content security policy: form-action), a page may.
 */
const pay = ({ request, params, context }: ActionFunctionArgs) =>
  redirect(
    paths.checkoutSuccess(context.get(localeContext), params.id ?? '', { ...codeOf(request), pay: 'now' }),
  )

async function change(args: ActionFunctionArgs, paymentMethodId: string) {
  if (paymentMethodId === '') return data<OrderAnswer>({ methodMissing: true }, { status: 422 })
  return trying(args, 'POST /order/payment', { paymentMethodId }, () => pay(args))
}

const cancel = (args: ActionFunctionArgs) =>
  trying(args, 'POST /order/state/cancel', {}, () => redirect(orderPath(args)))

async function trying(
  args: ActionFunctionArgs,
  operation: 'POST /order/payment' | 'POST /order/state/cancel',
  wish: object,
  next: () => Response,
) {
  const { id, pass } = claimOf(args)
  try {
    await args.context.get(storeApiContext).call(operation, { orderId: id, ...wish, ...(pass && { pass }) })
    return next()
  } catch (error) {
    if (!isStoreApiError(error)) throw error
    return data<OrderAnswer>({ problem: problemOf(error) }, { status: error.status })
  }
}

const here = ({ request }: ActionFunctionArgs) => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

const orderPath = ({ request, params, context }: ActionFunctionArgs) =>
  paths.checkoutSuccess(context.get(localeContext), params.id ?? '', codeOf(request))
