import type { LoaderFunctionArgs } from 'react-router'
import { keptPass } from '../../order-pass-cookie.ts'
import { storeApiContext } from '../../page-context.ts'
import { findOrder } from '../../parts/order/find-order.ts'
import type { Typed } from './declaration.ts'

/** The form, filled in for whoever comes from an order of hers. Everybody else finds it empty. */
export async function loadWithdrawal({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('order')
  if (id === null) return { typed: {} as Typed, goods: [] as string[] }

  const claim = { id, code: null, pass: keptPass(request, id) }
  const sight = await findOrder(context.get(storeApiContext), claim)
  if (sight.kind !== 'order') return { typed: {} as Typed, goods: [] as string[] }

  const { orderNumber, orderCustomer, lineItems } = sight.order
  const typed: Typed = {
    name: `${orderCustomer.firstName} ${orderCustomer.lastName}`.trim(),
    email: orderCustomer.email,
    contract: orderNumber,
  }
  const goods = lineItems
    .filter(({ type }) => type === 'product')
    .map(({ quantity, label, payload }) => `${quantity} × ${label} (${payload.productNumber})`)
  return { typed, goods }
}
