import { Alert } from '../../../../ui/alert.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useTexts } from '../../../shop-frame.tsx'
import { ChangeMethod } from '../../order/change-method.tsx'
import type { Order } from '../../order/find-order.ts'
import { PayProblem } from '../../order/pay-problem.tsx'
import { paymentOf } from '../../order/payment-stage.ts'
import type { OwnOrderAnswer } from './own-order-action.ts'

type ChangePaymentProps = {
  order: Order
  methods: readonly { id: string; name: string; description: string }[]
  answer: OwnOrderAnswer | undefined
  /** To the page of the order. */
  back: string
}

/** Another way to pay an order that stands, while that is still open. */
export function ChangePayment({ order, methods, answer, back }: ChangePaymentProps) {
  const { account, order: words } = useTexts()
  const { payment } = account.order
  const current = paymentOf(order)?.paymentMethod?.translated.name

  return (
    <div className="max-w-2xl">
      <h1>{payment.title}</h1>
      <p className="mt-4 text-lg text-muted">
        {account.orders.order(order.orderNumber)}
        {current && <> · {payment.text(current)}</>}
      </p>
      <div className="mt-6 empty:hidden">
        {answer?.problem && <PayProblem problem={answer.problem} />}
        {!order.mayChangePayment && <Alert tone="warning">{payment.late}</Alert>}
        {order.mayChangePayment && methods.length === 0 && <Alert>{payment.none}</Alert>}
      </div>
      <ChangeMethod methods={methods} isMissing={answer?.methodMissing === true} look="primary" />
      <p className="mt-4">
        <Link to={back} className="link inline-flex min-h-11 items-center">
          {words.paid.seeOrder}
        </Link>
      </p>
    </div>
  )
}
