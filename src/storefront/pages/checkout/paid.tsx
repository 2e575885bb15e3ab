import { CircleCheck } from 'lucide-react'
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext } from '../../page-context.ts'
import { statusOf } from '../../parts/order/find-order.ts'
import { NextSteps } from '../../parts/order/next-steps.tsx'
import { OrderDetails } from '../../parts/order/order-details.tsx'
import { OrderSight } from '../../parts/order/order-sight.tsx'
import { useOrderPaths } from '../../parts/order/use-order-paths.ts'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { codeOf, loadOrder } from './load-order.ts'

export { orderAction as action } from './order-action.ts'

export const words = ['cart', 'checkout', 'notices', 'order', 'pages'] as const

/** The address alone proves nothing: what the shop knows of the payment decides. */
export async function loader(args: LoaderFunctionArgs) {
  const { sight, stage } = await loadOrder(args)
  if (sight.kind === 'order' && stage !== 'paid') {
    const locale = args.context.get(localeContext)
    const undecided = stage === 'waiting' || stage === 'to-pay' ? { wait: 0 } : {}
    throw stage === 'unpaid'
      ? redirect(paths.checkoutUnpaid(locale, sight.order.id, codeOf(args.request)))
      : redirect(paths.checkoutSuccess(locale, sight.order.id, { ...codeOf(args.request), ...undecided }))
  }
  return data({ sight }, { status: statusOf(sight) })
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.pages.checkoutPaid.title,
  robots: 'noindex, nofollow',
})

export default function Paid() {
  const { sight } = useLoaderData<typeof loader>()
  const { order: words } = useTexts()
  const path = usePaths()
  const orderPath = useOrderPaths()

  return (
    <OrderSight sight={sight}>
      {(order) => (
        <div className="shell max-w-4xl">
          <div className="flex flex-wrap items-start gap-4">
            <CircleCheck aria-hidden size={44} className="shrink-0 text-primary" />
            <div className="min-w-0 flex-1">
              <h1>{words.paid.title}</h1>
              <p className="mt-3 max-w-prose text-lg">{words.paid.text(order.orderNumber)}</p>
            </div>
          </div>
          <NextSteps order={order} />
          <OrderDetails order={order} />
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={path('home')}>{words.success.shopOn}</ButtonLink>
            <ButtonLink to={orderPath('checkoutSuccess', order.id)} look="quiet">
              {words.paid.seeOrder}
            </ButtonLink>
          </p>
        </div>
      )}
    </OrderSight>
  )
}
