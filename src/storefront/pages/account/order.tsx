import { useActionData, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { ChangePayment } from '../../parts/account/order/change-payment.tsx'
import { loadOwnOrder } from '../../parts/account/order/load-own-order.ts'
import { OwnOrder } from '../../parts/account/order/own-order.tsx'
import type { OwnOrderAnswer } from '../../parts/account/order/own-order-action.ts'
import { CancelOrder } from '../../parts/order/cancel-order.tsx'
import { PageTrail } from '../../parts/page-trail.tsx'
import { plainMeta } from '../../parts/plain-page.tsx'
import { paths } from '../../paths.ts'
import { usePaths } from '../../shop-frame.tsx'

export { ownOrderAction as action } from '../../parts/account/order/own-order-action.ts'
export { loadOwnOrder as loader }

export const words = ['account', 'cart', 'checkout', 'notices', 'order', 'pages'] as const

export const meta: Meta<typeof loadOwnOrder> = ({ texts, loaderData: { order } }) => {
  const title = texts.account.orders.order(order.orderNumber)
  return {
    ...plainMeta(texts, 'order'),
    title,
    trail: [
      { name: texts.pages.account.title, to: paths.account },
      { name: texts.pages.orders.title, to: (locale) => paths.orders(locale) },
      { name: title },
    ],
    robots: 'noindex',
  }
}

/** An order of hers with all she may do about it, and the second step of what she asked to do. */
export default function Order() {
  const { order, asked, methods, commandId } = useLoaderData<typeof loadOwnOrder>()
  const answer = useActionData<OwnOrderAnswer>()
  const back = usePaths()('order', order.id)

  return (
    <div className="max-w-4xl pb-10">
      <PageTrail />
      {asked === 'cancel' ? (
        <CancelOrder order={order} problem={answer?.problem} back={back} />
      ) : asked === 'payment' ? (
        <ChangePayment order={order} methods={methods} answer={answer} back={back} />
      ) : (
        <OwnOrder
          order={order}
          commandId={commandId}
          problem={answer?.problem}
          isGone={answer?.isGone === true}
        />
      )}
    </div>
  )
}
