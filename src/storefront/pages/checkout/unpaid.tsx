import { CircleAlert } from 'lucide-react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext } from '../../page-context.ts'
import { OrderSight } from '../../parts/order-sight.tsx'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { codeIn, isPaid, loadOrder } from './load-order.ts'

export const words = ['checkout', 'pages'] as const

/** An order that was paid in the meantime is not shown as one that was not. */
export async function loader(args: LoaderFunctionArgs) {
  const answer = await loadOrder(args)
  const { sight } = answer.data
  if (sight.kind === 'order' && isPaid(sight.order)) {
    const code = codeIn(args.request) ?? undefined
    throw redirect(paths.checkoutPaid(args.context.get(localeContext), sight.order.id, { code }))
  }
  return answer
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.pages.checkoutUnpaid.title,
  robots: 'noindex, nofollow',
})

export default function Unpaid() {
  const { sight } = useLoaderData<typeof loader>()
  const { checkout } = useTexts()
  const path = usePaths()

  return (
    <OrderSight sight={sight}>
      {({ id, orderNumber }) => (
        <div className="shell max-w-3xl py-8 text-center">
          <CircleAlert aria-hidden size={48} className="mx-auto text-danger" />
          <h1 className="mt-4">{checkout.unpaid.title}</h1>
          <p className="mx-auto mt-4 max-w-prose text-lg text-muted">{checkout.unpaid.text(orderNumber)}</p>
          <p className="mt-8 flex flex-wrap justify-center gap-3">
            <ButtonLink to={path('checkoutSuccess', id)}>{checkout.unpaid.retry}</ButtonLink>
            <ButtonLink to={path('contact')} look="quiet">
              {checkout.unpaid.support}
            </ButtonLink>
          </p>
        </div>
      )}
    </OrderSight>
  )
}
