import { RotateCcw } from 'lucide-react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { usePaths, useTexts } from '../../../shop-frame.tsx'
import type { Order } from '../../order/find-order.ts'
import { stageOf } from '../../order/payment-stage.ts'

/** What may be done about an order: again, in another way, not at all, or with somebody's help. */
export function OrderWays({ order, commandId }: { order: Order; commandId: string }) {
  const { account } = useTexts()
  const path = usePaths()
  const words = account.order
  // While it waits to be paid, that is what comes first.
  const waits = ['to-pay', 'waiting', 'unpaid'].includes(stageOf(order))
  const country = order.deliveries[0]?.shippingOrderAddress?.country ?? order.billingAddress?.country

  return (
    <section className="not-printed mt-8" aria-label={words.ways}>
      <div className="flex flex-wrap items-center gap-3">
        <Form method="post" reloadDocument>
          <input type="hidden" name="commandId" value={commandId} />
          <Button type="submit" name="intent" value="again" look={waits ? 'quiet' : 'primary'}>
            <RotateCcw aria-hidden size={18} />
            {words.again}
          </Button>
        </Form>
        {order.mayChangePayment && (
          <ButtonLink to={path('order', order.id, { ask: 'payment' })} look="quiet">
            {words.payment.title}
          </ButtonLink>
        )}
        {order.mayCancel && (
          <ButtonLink to={path('order', order.id, { ask: 'cancel' })} look="quiet">
            {words.cancel}
          </ButtonLink>
        )}
        {country?.withdrawalButton && (
          <ButtonLink to={path('withdrawal', { order: order.id })} look="quiet">
            {words.withdraw}
          </ButtonLink>
        )}
        <Link
          className="link inline-flex min-h-11 items-center sm:mx-2"
          to={path('contact', { subject: account.orders.order(order.orderNumber) })}
        >
          {words.help}
        </Link>
      </div>
      <p className="mt-2 text-sm text-muted">{words.againText}</p>
    </section>
  )
}

/** To the payment page, by way of the order's own. */
export const PayForm = () => (
  <Form method="post" reloadDocument>
    <Button type="submit" name="intent" value="pay">
      {useTexts().account.order.pay}
    </Button>
  </Form>
)
