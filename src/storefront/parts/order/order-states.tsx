import { useLocale, useTexts } from '../../shop-frame.tsx'
import { formatDay } from '../format-days.ts'
import type { Order } from './find-order.ts'
import { parcelsOf } from './parcels.ts'
import { paymentOf } from './payment-stage.ts'

/** How it stands with order, payment and delivery, and where the parcel can be followed. */
export function OrderStates({ order }: { order: Order }) {
  const { states } = useTexts().order
  const locale = useLocale()
  const payment = paymentOf(order)
  const method = payment?.paymentMethod?.translated.name

  return (
    <dl className="order-facts">
      <div>
        <dt>{states.order}</dt>
        <dd>
          {nameOf(order)}, {states.orderedOn(formatDay(order.orderDateTime, locale))}
        </dd>
      </div>
      {payment && (
        <div>
          <dt>{states.payment}</dt>
          <dd>{[method, nameOf(payment)].filter(Boolean).join(' · ')}</dd>
        </div>
      )}
      {parcelsOf(order).map((delivery) => (
        <div key={delivery.id}>
          <dt>{states.delivery}</dt>
          <dd>
            {[delivery.shippingMethod?.translated.name, nameOf(delivery)].filter(Boolean).join(' · ')}
            {delivery.trackingCodes.length > 0 && (
              <span className="block text-muted">
                {states.tracking} <span className="tabular-nums">{delivery.trackingCodes.join(', ')}</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const nameOf = ({ stateMachineState }: Pick<Order, 'stateMachineState'>): string =>
  stateMachineState?.translated.name ?? ''
