import type { AnswerOf } from '../../../store-api/client.ts'
import type { StoreApi } from '../../store-api.ts'
import { currencyOf } from '../order/find-order.ts'
import { paymentOf } from '../order/payment-stage.ts'

type Wire = AnswerOf<'POST /order'>['orders']['elements'][number]

/** What a list says of an order. */
export type OrderHead = ReturnType<typeof headOf>

export type HeadsWish = { limit: number; page?: number; filter?: readonly object[] }

/** Orders of whoever is logged in, the newest first, as lists show them. */
export async function loadOrderHeads(api: StoreApi, { limit, page = 1, filter = [] }: HeadsWish) {
  const { orders } = await api.call('POST /order', {
    limit,
    page,
    filter,
    'total-count-mode': 'exact',
    associations: {
      currency: {},
      stateMachineState: {},
      lineItems: { associations: { cover: {} } },
      deliveries: { associations: { stateMachineState: {} } },
      transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
    },
  })
  return { heads: orders.elements.map(headOf), total: orders.total }
}

/** Small enough to travel with a page of them. */
function headOf(order: Wire) {
  const goods = order.lineItems.filter(({ good }) => good)
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    orderDateTime: order.orderDateTime,
    amountTotal: order.amountTotal,
    currency: currencyOf(order),
    state: order.stateMachineState?.technicalName ?? 'open',
    stateName: order.stateMachineState?.translated.name ?? '',
    delivery: order.deliveries[0]?.stateMachineState?.translated.name ?? null,
    payment: paymentOf(order)?.stateMachineState?.translated.name ?? null,
    pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    names: goods.map(({ label }) => label).slice(0, shownPictures),
    covers: goods.map(({ cover }) => cover).slice(0, shownPictures),
    more: Math.max(goods.length - shownPictures, 0),
  }
}

const shownPictures = 4
