import { CircleCheck } from 'lucide-react'
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext } from '../../page-context.ts'
import { statusOf } from '../../parts/order/find-order.ts'
import { OrderFiles } from '../../parts/order/order-files.tsx'
import { OrderSight } from '../../parts/order/order-sight.tsx'
import { useOrderPaths } from '../../parts/order/use-order-paths.ts'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { codeOf, loadOrder } from './load-order.ts'

export { orderAction as action } from './order-action.ts'

export const words = ['notices', 'order', 'pages'] as const

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
        <div className="shell max-w-3xl">
          <div className="text-center">
            <CircleCheck aria-hidden size={48} className="mx-auto text-primary" />
            <h1 className="mt-4">{words.paid.title}</h1>
            <p className="mx-auto mt-4 max-w-prose text-lg text-muted">
              {words.paid.text(order.orderNumber)}
            </p>
            <p className="mt-8 flex flex-wrap justify-center gap-3">
              <ButtonLink to={orderPath('checkoutSuccess', order.id)}>{words.paid.seeOrder}</ButtonLink>
              <ButtonLink to={path('home')} look="quiet">
                {words.success.shopOn}
              </ButtonLink>
            </p>
          </div>
          <OrderFiles order={order} />
        </div>
      )}
    </OrderSight>
  )
}
