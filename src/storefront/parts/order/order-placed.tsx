import { CircleCheck, CircleX } from 'lucide-react'
import { Form } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'
import type { Problem } from '../problem-text.ts'
import type { Order } from './find-order.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderDetails } from './order-details.tsx'
import { PayProblem } from './pay-problem.tsx'
import { PaymentRedirect, type Redirect } from './payment-redirect.tsx'
import { stageOf } from './payment-stage.ts'
import { useOrderPaths } from './use-order-paths.ts'

type OrderPlacedProps = { order: Order; redirect: Redirect | null; problem: Problem | null }

/** Thanks, the number, what happens next, and everything about the order. */
export function OrderPlaced({ order, redirect, problem }: OrderPlacedProps) {
  const stage = stageOf(order)

  return (
    <div className="shell max-w-4xl">
      {stage === 'cancelled' ? <Gone order={order} /> : <Thanks order={order} />}
      <div className="mt-6 grid gap-4 empty:hidden">
        {problem && <PayProblem problem={problem} />}
        {redirect ? <PaymentRedirect {...redirect} /> : <PayNow order={order} />}
      </div>
      {stage !== 'cancelled' && <NextSteps order={order} />}
      <OrderDetails order={order} />
      <Ways order={order} />
    </div>
  )
}

function Thanks({ order }: { order: Order }) {
  const { success } = useTexts().order

  return (
    <div className="flex flex-wrap items-start gap-4">
      <CircleCheck aria-hidden size={44} className="shrink-0 text-primary" />
      <div className="min-w-0 flex-1">
        <h1>{success.title}</h1>
        <OrderNumber order={order} />
        {order.orderCustomer && (
          <p className="mt-1 text-muted wrap-anywhere">{success.mail(order.orderCustomer.email)}</p>
        )}
      </div>
    </div>
  )
}

function Gone({ order }: { order: Order }) {
  const { cancel } = useTexts().order

  return (
    <div className="flex flex-wrap items-start gap-4">
      <CircleX aria-hidden size={44} className="shrink-0 text-muted" />
      <div>
        <h1>{cancel.done}</h1>
        <OrderNumber order={order} />
        <p className="mt-1 text-muted">{cancel.doneText}</p>
      </div>
    </div>
  )
}

function OrderNumber({ order }: { order: Order }) {
  const { number } = useTexts().order
  return (
    <p className="mt-3 text-lg">
      {number}{' '}
      <strong className="tabular-nums" data-order-number>
        {order.orderNumber}
      </strong>
    </p>
  )
}

/** For an order that waits for its payment: whoever reads the mail is not led away, but asked. */
function PayNow({ order }: { order: Order }) {
  const { gateway, unpaid } = useTexts().order
  const orderPath = useOrderPaths()
  const stage = stageOf(order)
  if (stage !== 'to-pay' && stage !== 'waiting' && stage !== 'unpaid') return null

  return (
    <Alert tone="warning" title={unpaid.open}>
      <Form method="post" reloadDocument className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" name="intent" value="pay">
          {gateway.go}
        </Button>
        <Link className="link inline-flex min-h-11 items-center" to={orderPath('checkoutUnpaid', order.id)}>
          {unpaid.other}
        </Link>
      </Form>
    </Alert>
  )
}

/** What else may be done from here. */
function Ways({ order }: { order: Order }) {
  const { success, cancel, withdraw } = useTexts().order
  const path = usePaths()
  const orderPath = useOrderPaths()
  const country = order.deliveries[0]?.shippingOrderAddress?.country ?? order.billingAddress?.country

  return (
    <>
      <p className="not-printed mt-4 text-sm text-muted">{success.keep}</p>
      <p className="mt-8 flex flex-wrap items-center gap-3">
        <ButtonLink to={path('home')}>{success.shopOn}</ButtonLink>
        <ButtonLink to={path('contact')} look="quiet">
          {success.help}
        </ButtonLink>
        {order.mayCancel && (
          <ButtonLink to={orderPath('checkoutSuccess', order.id, { cancel: 'ask' })} look="plain">
            {cancel.link}
          </ButtonLink>
        )}
        {country?.withdrawalButton && (
          <ButtonLink to={path('withdrawal', { order: order.id })} look="plain">
            {withdraw}
          </ButtonLink>
        )}
      </p>
    </>
  )
}
