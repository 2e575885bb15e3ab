import type { AnswerOf } from '../../../store-api/client.ts'
import { isStoreApiError, type StoreApi } from '../../store-api.ts'
import { type Problem, problemOf } from '../problem-text.ts'

export type Order = AnswerOf<'POST /order'>['orders']['elements'][number]

/** How its amounts are written. */
export const currencyOf = ({ currency }: Pick<Order, 'currency'>) => currency ?? { isoCode: 'CHF' }

/** How it stands with a visitor who wants to see an order. */
export type Sight =
  /** With the pass she has just earned, if she proved it to be hers. */
  | { kind: 'order'; order: Order; pass: string | null }
  /** Came by the link of a mail; says who she is first. */
  | { kind: 'ask'; wrong: boolean }
  /** A link that is no longer good. */
  | { kind: 'expired' }
  /** Somebody else's, or nobody's: both look the same. */
  | { kind: 'foreign' }
  /** She has guessed too often. */
  | { kind: 'slow-down'; problem: Problem }

/** What only the one who ordered knows. */
export type Credentials = { email: string; zipcode: string }

/** By which order, and by what right: her session, a pass she was given, or the link of the mail. */
export type Claim = { id: string; code: string | null; pass: string | null }

/** Finds an order for whoever may see it. */
export async function findOrder(api: StoreApi, { id, code, pass }: Claim): Promise<Sight> {
  if (!/^[0-9a-f]{32}$/.test(id)) return { kind: 'foreign' }

  const sight = await sightOf(api, id, { ids: [id], ...(pass && { pass }) })
  if (sight.kind === 'order' || code === null) return sight
  return sightOf(api, id, { filter: [equals('deepLinkCode', code)] })
}

/** The order behind the link of a mail, once somebody has said who she is. */
export const proveByLink = (api: StoreApi, { id, code }: Claim, credentials: Credentials): Promise<Sight> =>
  sightOf(api, id, { filter: [equals('deepLinkCode', code ?? '')], ...credentials })

/** The order of a number, for somebody who has neither session nor link. */
export const proveByNumber = (api: StoreApi, orderNumber: string, credentials: Credentials): Promise<Sight> =>
  sightOf(api, null, { filter: [equals('orderNumber', orderNumber)], ...credentials })

async function sightOf(api: StoreApi, id: string | null, which: object): Promise<Sight> {
  try {
    const { orders, pass } = await api.call('POST /order', { ...which, associations })
    const order = orders.elements.find((order) => id === null || order.id === id)
    return order ? { kind: 'order', order, pass } : { kind: 'foreign' }
  } catch (error) {
    if (isStoreApiError(error) && error.status === 429)
      return { kind: 'slow-down', problem: problemOf(error) }
    const sight = isStoreApiError(error) && sights[error.errors[0]?.code ?? '']
    if (!sight) throw error
    return sight
  }
}

const equals = (field: string, value: string) => ({ type: 'equals', field, value })

const sights: Partial<Record<string, Sight>> = {
  CHECKOUT__GUEST_NOT_AUTHENTICATED: { kind: 'ask', wrong: false },
  CHECKOUT__GUEST_WRONG_CREDENTIALS: { kind: 'ask', wrong: true },
  CHECKOUT__CART_ORDER_DEEP_LINK_NOT_FOUND: { kind: 'expired' },
  CHECKOUT__CUSTOMER_NOT_LOGGED_IN: { kind: 'foreign' },
}

/** What a page about an order needs of it. */
export const associations = {
  currency: {},
  orderCustomer: {},
  addresses: { associations: { country: {}, countryState: {} } },
  billingAddress: { associations: { country: {}, countryState: {} } },
  lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
  deliveries: {
    associations: {
      shippingMethod: {},
      shippingOrderAddress: { associations: { country: {}, countryState: {} } },
      stateMachineState: {},
    },
  },
  transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
  stateMachineState: {},
  documents: { associations: { documentType: {} } },
}

/** The status that goes with a sight. */
export const statusOf = (sight: Sight): number => {
  switch (sight.kind) {
    case 'order':
      return 200
    case 'ask':
      return sight.wrong ? 403 : 200
    case 'slow-down':
      return 429
    default:
      return 404
  }
}
