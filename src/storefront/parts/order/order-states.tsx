import { Fragment } from 'react'
import { trackingLink } from '../../../shop/shipping/tracking-link.ts'
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
                {states.tracking}{' '}
                {delivery.trackingCodes.map((code, place) => (
                  <Fragment key={code}>
                    {place > 0 && ', '}
                    <Parcel
                      code={code}
                      link={trackingLink(delivery.shippingMethod?.translated.trackingUrl, code)}
                    />
                  </Fragment>
                ))}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Its number, which leads to the carrier where that shows how far it is. */
const Parcel = ({ code, link }: { code: string; link: string | null }) =>
  link ? (
    <a href={link} className="link tabular-nums" rel="noreferrer">
      {code}
    </a>
  ) : (
    <span className="tabular-nums">{code}</span>
  )

const nameOf = ({ stateMachineState }: Pick<Order, 'stateMachineState'>): string =>
  stateMachineState?.translated.name ?? ''
