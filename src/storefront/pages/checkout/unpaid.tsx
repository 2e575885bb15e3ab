import { CircleAlert } from 'lucide-react'
import { data, Form, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { localeContext, storeApiContext } from '../../page-context.ts'
import { ChangeMethod } from '../../parts/order/change-method.tsx'
import { type Order, statusOf } from '../../parts/order/find-order.ts'
import { OrderSight } from '../../parts/order/order-sight.tsx'
import { PayProblem } from '../../parts/order/pay-problem.tsx'
import { paymentOf, stageOf } from '../../parts/order/payment-stage.ts'
import { useOrderPaths } from '../../parts/order/use-order-paths.ts'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import { asked, claimOf, codeOf, loadOrder } from './load-order.ts'
import type { OrderAnswer } from './order-action.ts'

export { orderAction as action } from './order-action.ts'

export const words = ['checkout', 'notices', 'order', 'pages'] as const

/** An order that was paid in the meantime is not shown as one that was not. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  const { sight, stage } = await loadOrder(args)
  const isAborted = asked(request).get('error-code') === 'CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT'
  if (sight.kind !== 'order') return data({ sight, isAborted, methods: [] }, { status: statusOf(sight) })

  const to = (name: 'checkoutPaid' | 'checkoutSuccess') =>
    redirect(paths[name](context.get(localeContext), sight.order.id, codeOf(request)))
  if (stage === 'paid') throw to('checkoutPaid')
  if (stage === 'cancelled') throw to('checkoutSuccess')

  const { id, pass } = claimOf(args)
  const { elements } = await context
    .get(storeApiContext)
    .call('POST /order/payment-method', { orderId: id, ...(pass && { pass }) })
  const methods = elements.map(({ id, translated: { name, description } }) => ({ id, name, description }))
  return data({ sight, isAborted, methods })
}

export const meta: Meta<typeof loader> = ({ texts }) => ({
  title: texts.pages.checkoutUnpaid.title,
  robots: 'noindex, nofollow',
})

export default function Unpaid() {
  const { sight, isAborted, methods } = useLoaderData<typeof loader>()
  const answer = useActionData<OrderAnswer>()
  const current = sight.kind === 'order' ? paymentOf(sight.order)?.paymentMethodId : undefined

  return (
    <OrderSight sight={answer?.sight ?? sight}>
      {(order) => (
        <div className="shell max-w-3xl">
          <Head order={order} isAborted={isAborted} />
          {answer?.problem && (
            <div className="mt-6">
              <PayProblem problem={answer.problem} />
            </div>
          )}
          <TryAgain order={order} />
          <ChangeMethod
            methods={methods.filter(({ id }) => id !== current)}
            isMissing={answer?.methodMissing === true}
          />
          <Ways order={order} />
        </div>
      )}
    </OrderSight>
  )
}

function Head({ order, isAborted }: { order: Order; isAborted: boolean }) {
  const { unpaid } = useTexts().order
  const isOpen = stageOf(order) !== 'unpaid' && !isAborted

  return (
    <div className="flex flex-wrap items-start gap-4">
      <CircleAlert aria-hidden size={44} className={`shrink-0 ${isOpen ? 'text-warning' : 'text-danger'}`} />
      <div className="min-w-0 flex-1">
        <h1>{isOpen ? unpaid.open : unpaid.title}</h1>
        <p className="mt-4 max-w-prose text-lg">{unpaid.text(order.orderNumber)}</p>
        {!isOpen && <p className="mt-3 max-w-prose text-muted">{isAborted ? unpaid.aborted : unpaid.hint}</p>}
      </div>
    </div>
  )
}

/** Only a payment on the way can be tried again; an invoice waits by itself. */
function TryAgain({ order }: { order: Order }) {
  const { unpaid } = useTexts().order
  const method = paymentOf(order)?.paymentMethod
  if (!method?.asynchronous) return null

  return (
    <Form method="post" reloadDocument className="mt-8">
      <Button type="submit" name="intent" value="pay" size="large">
        {unpaid.retryWith(method.translated.name)}
      </Button>
    </Form>
  )
}

function Ways({ order }: { order: Order }) {
  const { unpaid, paid, cancel } = useTexts().order
  const path = usePaths()
  const orderPath = useOrderPaths()

  return (
    <p className="mt-10 flex flex-wrap items-center gap-3 border-t border-line pt-6">
      <ButtonLink to={path('contact')} look="quiet">
        {unpaid.support}
      </ButtonLink>
      <ButtonLink to={orderPath('checkoutSuccess', order.id)} look="plain">
        {paid.seeOrder}
      </ButtonLink>
      {order.mayCancel && (
        <ButtonLink to={orderPath('checkoutSuccess', order.id, { cancel: 'ask' })} look="plain">
          {cancel.link}
        </ButtonLink>
      )}
    </p>
  )
}
