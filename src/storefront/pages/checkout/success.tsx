import { useActionData, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { CancelOrder } from '../../parts/order/cancel-order.tsx'
import { OrderPlaced } from '../../parts/order/order-placed.tsx'
import { OrderSight } from '../../parts/order/order-sight.tsx'
import { PaymentWait } from '../../parts/order/payment-wait.tsx'
import { useOrderPaths } from '../../parts/order/use-order-paths.ts'
import { loadPlacedOrder } from './load-order.ts'
import type { OrderAnswer } from './order-action.ts'

export { orderAction as action } from './order-action.ts'
export { loadPlacedOrder as loader }

export const words = ['cart', 'checkout', 'notices', 'order', 'pages'] as const

export const meta: Meta<typeof loadPlacedOrder> = ({ texts, loaderData }) => ({
  title: loaderData.sight.kind === 'order' ? texts.order.success.title : texts.order.guest.title,
  robots: 'noindex, nofollow',
})

export default function Success() {
  const { sight, payAt, inSeconds, problem, wait, isCancelling } = useLoaderData<typeof loadPlacedOrder>()
  const answer = useActionData<OrderAnswer>()
  const orderPath = useOrderPaths()

  return (
    <OrderSight sight={answer?.sight ?? sight}>
      {(order) => {
        if (wait) return <PaymentWait order={order} {...wait} />
        if (isCancelling) {
          const back = orderPath('checkoutSuccess', order.id)
          return (
            <div className="shell max-w-2xl">
              <CancelOrder order={order} problem={answer?.problem} back={back} />
            </div>
          )
        }
        const redirect = payAt === null ? null : { to: payAt, inSeconds }
        return <OrderPlaced order={order} redirect={redirect} problem={answer?.problem ?? problem} />
      }}
    </OrderSight>
  )
}
