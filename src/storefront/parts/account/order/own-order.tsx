import { Alert } from '../../../../ui/alert.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useLocale, usePaths, useTexts } from '../../../shop-frame.tsx'
import { formatDate } from '../../format-days.ts'
import type { Order } from '../../order/find-order.ts'
import { NextSteps } from '../../order/next-steps.tsx'
import { OrderDetails } from '../../order/order-details.tsx'
import { PayProblem } from '../../order/pay-problem.tsx'
import { stageOf } from '../../order/payment-stage.ts'
import type { Problem } from '../../problem-text.ts'
import { formatMoment } from '../../withdrawal/format-moment.ts'
import { OrderSteps } from './order-steps.tsx'
import { OrderWays, PayForm } from './order-ways.tsx'

type OwnOrderProps = { order: Order; commandId: string; problem: Problem | undefined; isGone: boolean }

/** How far it has come, what there is to do, and everything about it. */
export function OwnOrder({ order, commandId, problem, isGone }: OwnOrderProps) {
  const { account } = useTexts()
  const locale = useLocale()
  const words = account.order
  const state = order.stateMachineState?.technicalName
  const isUnderWay = state === 'open' || state === 'in_progress'

  return (
    <>
      <h1>{account.orders.order(order.orderNumber)}</h1>
      <p className="mt-3 text-lg text-muted" suppressHydrationWarning>
        {words.orderedOn(formatDate(order.orderDateTime, locale))}
      </p>
      <div className="mt-6 grid gap-3 empty:hidden">
        {problem && <PayProblem problem={problem} />}
        {isGone && <Alert tone="warning">{words.gone}</Alert>}
        <Waiting order={order} />
        {order.withdrawals.map(({ id, declaredAt }) => (
          <Alert key={id}>
            <span suppressHydrationWarning>{words.withdrawn(formatMoment(declaredAt, locale))}</span>
          </Alert>
        ))}
      </div>
      <OrderSteps order={order} />
      <OrderWays order={order} commandId={commandId} />
      {isUnderWay && <NextSteps order={order} />}
      <OrderDetails order={order} />
    </>
  )
}

/** What stands in the way of the order, or has ended it. */
function Waiting({ order }: { order: Order }) {
  const { account, order: words } = useTexts()
  const path = usePaths()
  const stage = stageOf(order)

  if (order.stateMachineState?.technicalName === 'cancelled') {
    return (
      <Alert title={account.order.cancelled}>{stage === 'cancelled' && account.order.cancelledText}</Alert>
    )
  }
  if (stage !== 'to-pay' && stage !== 'waiting' && stage !== 'unpaid') return null
  return (
    <Alert tone="warning" title={stage === 'waiting' ? account.order.waiting : account.order.unpaid}>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <PayForm />
        {order.mayChangePayment && (
          <Link
            className="link inline-flex min-h-11 items-center"
            to={path('order', order.id, { ask: 'payment' })}
          >
            {words.unpaid.other}
          </Link>
        )}
      </div>
    </Alert>
  )
}
