import { type ActionFunctionArgs, data, useActionData, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { storeApiContext } from '../../page-context.ts'
import { OrderPlaced } from '../../parts/order-placed.tsx'
import { OrderSight } from '../../parts/order-sight.tsx'
import { codeIn, findOrder, loadPlacedOrder, type Sight, statusOf } from './load-order.ts'

export { loadPlacedOrder as loader }

export const words = ['cart', 'checkout', 'pages'] as const

export const meta: Meta<typeof loadPlacedOrder> = ({ texts, loaderData }) => ({
  title: loaderData.sight.kind === 'order' ? texts.checkout.success.title : texts.checkout.guestOrder.title,
  robots: 'noindex, nofollow',
})

/** Whoever comes by the link of the mail says e-mail and postal code. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const credentials = { email: String(form.get('email') ?? ''), zipcode: String(form.get('zipcode') ?? '') }
  const sight = await findOrder(
    context.get(storeApiContext),
    { id: params.id ?? '', code: codeIn(request) },
    credentials,
  )
  return data<Sight>(sight.kind === 'ask' ? { kind: 'ask', wrong: true } : sight, { status: statusOf(sight) })
}

export default function Success() {
  const { sight, payAt } = useLoaderData<typeof loadPlacedOrder>()
  const answered = useActionData<typeof action>()
  return (
    <OrderSight sight={answered ?? sight}>
      {(order) => <OrderPlaced order={order} payAt={payAt} />}
    </OrderSight>
  )
}
