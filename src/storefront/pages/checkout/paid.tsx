import { CircleCheck } from 'lucide-react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext } from '../../page-context.ts'
import { OrderSight } from '../../parts/order-sight.tsx'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { codeIn, isPaid, loadOrder } from './load-order.ts'

export const words = ['checkout', 'pages'] as const

/** The address alone proves nothing: what the shop knows of the payment decides. */
export async function loader(args: LoaderFunctionArgs) {
  const answer = await loadOrder(args)
  const { sight } = answer.data
  if (sight.kind === 'order' && !isPaid(sight.order)) {
    const code = codeIn(args.request) ?? undefined
    throw redirect(paths.checkoutSuccess(args.context.get(localeContext), sight.order.id, { code }))
  }
  return answer
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.pages.checkoutPaid.title,
  robots: 'noindex, nofollow',
})

export default function Paid() {
  const { sight } = useLoaderData<typeof loader>()
  const { checkout } = useTexts()
  const path = usePaths()

  return (
    <OrderSight sight={sight}>
      {({ id, orderNumber }) => (
        <div className="shell max-w-3xl py-8 text-center">
          <CircleCheck aria-hidden size={48} className="mx-auto text-primary" />
          <h1 className="mt-4">{checkout.paid.title}</h1>
          <p className="mx-auto mt-4 max-w-prose text-lg text-muted">{checkout.paid.text(orderNumber)}</p>
          <p className="mt-8 flex flex-wrap justify-center gap-3">
            <ButtonLink to={path('checkoutSuccess', id)}>{checkout.paid.seeOrder}</ButtonLink>
            <ButtonLink to={path('home')} look="quiet">
              {checkout.success.shopOn}
            </ButtonLink>
          </p>
        </div>
      )}
    </OrderSight>
  )
}
