import { data, type LoaderFunctionArgs } from 'react-router'
import type { AnswerOf } from '../../../store-api/client.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { isStoreApiError, type StoreApi } from '../../store-api.ts'

export type Order = AnswerOf<'POST /order'>['orders']['elements'][number]

/** How it stands with a visitor who wants to see an order. */
export type Sight =
  | { kind: 'order'; order: Order }
  /** Came by the link of a mail; says who she is first. */
  | { kind: 'ask'; wrong: boolean }
  /** A link that is no longer good. */
  | { kind: 'expired' }
  /** Somebody else's, or nobody's: both look the same. */
  | { kind: 'foreign' }

/** What a page about an order needs of it. */
const associations = {
  currency: {},
  orderCustomer: {},
  addresses: { associations: { country: {}, countryState: {} } },
  billingAddress: { associations: { country: {}, countryState: {} } },
  lineItems: { associations: { cover: {} } },
  deliveries: {
    associations: {
      shippingMethod: {},
      shippingOrderAddress: { associations: { country: {}, countryState: {} } },
      stateMachineState: {},
    },
  },
  transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
  stateMachineState: {},
}

export type Credentials = { email: string; zipcode: string }

/** Finds an order: by the session it was placed in, or by the link of its mail. */
export async function findOrder(
  api: StoreApi,
  { id, code }: { id: string; code: string | null },
  credentials?: Credentials,
): Promise<Sight> {
  if (!/^[0-9a-f]{32}$/.test(id)) return { kind: 'foreign' }
  const which = code
    ? { filter: [{ type: 'equals', field: 'deepLinkCode', value: code }], ...credentials }
    : { ids: [id] }

  try {
    const { orders } = await api.call('POST /order', { ...which, associations })
    const order = orders.elements.find((order) => order.id === id)
    return order ? { kind: 'order', order } : { kind: 'foreign' }
  } catch (error) {
    if (!isStoreApiError(error)) throw error
    const sight = sights[error.errors[0]?.code ?? '']
    if (!sight) throw error
    return sight
  }
}

const sights: Partial<Record<string, Sight>> = {
  CHECKOUT__GUEST_NOT_AUTHENTICATED: { kind: 'ask', wrong: false },
  CHECKOUT__GUEST_WRONG_CREDENTIALS: { kind: 'ask', wrong: true },
  CHECKOUT__CART_ORDER_DEEP_LINK_NOT_FOUND: { kind: 'expired' },
  CHECKOUT__CUSTOMER_NOT_LOGGED_IN: { kind: 'foreign' },
}

/** The status that goes with a sight. */
export const statusOf = (sight: Sight): number =>
  ({ order: 200, ask: sight.kind === 'ask' && sight.wrong ? 403 : 200, expired: 404, foreign: 404 })[
    sight.kind
  ]

export const codeIn = (request: Request): string | null => new URL(request.url).searchParams.get('code')

/** The payment that counts: the last that was begun. */
export const paymentOf = ({ transactions, currentTransactionId }: Order) =>
  transactions.find(({ id }) => id === currentTransactionId) ?? transactions.at(-1)

const settled = new Set(['paid', 'paid_partially', 'authorized', 'refunded', 'refunded_partially'])

export const isPaid = (order: Order): boolean =>
  settled.has(paymentOf(order)?.stateMachineState?.technicalName ?? '')

/** The loader of the pages about the outcome of an order. */
export async function loadOrder({ params, request, context }: LoaderFunctionArgs) {
  const code = codeIn(request)
  const sight = await findOrder(context.get(storeApiContext), { id: params.id ?? '', code })
  return data({ sight, payAt: null as string | null }, { status: statusOf(sight) })
}

/**
 * The same for the page behind the order button: an order that is still to be paid on the way is
 * handed to the payment, which says where to go. The header sends even those there who have no scripts.
 */
export async function loadPlacedOrder(args: LoaderFunctionArgs) {
  const { request, context } = args
  const api = context.get(storeApiContext)
  const sight = await findOrder(api, { id: args.params.id ?? '', code: codeIn(request) })
  const payAt = sight.kind === 'order' && !isPaid(sight.order) ? await beginPayment(args, sight.order) : null

  return data(
    { sight, payAt },
    { status: statusOf(sight), ...(payAt && { headers: { Refresh: `${secondsToPayment}; url=${payAt}` } }) },
  )
}

/** Specification 9. */
export const secondsToPayment = 5

async function beginPayment({ request, context }: LoaderFunctionArgs, { id }: Order): Promise<string | null> {
  const locale = context.get(localeContext)
  const at = (path: string) => new URL(path, request.url).href

  try {
    const { redirectUrl } = await context.get(storeApiContext).call('POST /handle-payment', {
      orderId: id,
      finishUrl: at(paths.checkoutPaid(locale, id)),
      errorUrl: at(paths.checkoutUnpaid(locale, id)),
    })
    return redirectUrl
  } catch (error) {
    // Only who placed the order can pay it here; the reader of the mail sees it all the same.
    if (isStoreApiError(error) && error.status < 500) return null
    throw error
  }
}
