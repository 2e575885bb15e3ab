import { data, type LoaderFunctionArgs } from 'react-router'
import { newCommandId } from '../../../browser/command-id.ts'
import { storeApiContext } from '../../../page-context.ts'
import type { StoreApi } from '../../../store-api.ts'
import { idParam } from '../../id-param.ts'
import { associations, type Order } from '../../order/find-order.ts'
import { paymentOf } from '../../order/payment-stage.ts'

/** One order of whoever is logged in, and the ways to pay it where she asks for another. */
export async function loadOwnOrder({ params, request, context }: LoaderFunctionArgs) {
  const api = context.get(storeApiContext)
  const order = await readOwnOrder(api, idParam(params.id))
  const asked = new URL(request.url).searchParams.get('ask')

  return {
    order,
    asked: asked === 'cancel' || asked === 'payment' ? asked : null,
    methods: asked === 'payment' && order.mayChangePayment ? await otherMethods(api, order) : [],
    // Pressed twice on one page, it is ordered again once.
    commandId: newCommandId(),
  }
}

/** Those of others do not exist for her. */
async function readOwnOrder(api: StoreApi, id: string): Promise<Order> {
  const { orders } = await api.call('POST /order', { ids: [id], associations })
  const [order] = orders.elements
  if (!order) throw data(null, { status: 404 })
  return order
}

async function otherMethods(api: StoreApi, order: Order) {
  const { elements } = await api.call('POST /order/payment-method', { orderId: order.id })
  return elements
    .filter(({ id }) => id !== paymentOf(order)?.paymentMethodId)
    .map(({ id, translated: { name, description } }) => ({ id, name, description }))
}
