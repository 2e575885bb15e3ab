import { Check } from 'lucide-react'
import { useTexts } from '../../../shop-frame.tsx'
import { isDownload } from '../../cart-sums.ts'
import type { Order } from '../../order/find-order.ts'
import { stageOf } from '../../order/payment-stage.ts'

/** How far an order has come: each step by its name, done or not. Called off or taken back, it comes nowhere. */
export function OrderSteps({ order }: { order: Order }) {
  const { steps } = useTexts().account.order
  const state = order.stateMachineState?.technicalName
  const delivery = order.deliveries[0]?.stateMachineState?.technicalName
  if (state === 'cancelled' || delivery?.startsWith('returned')) return null

  const isPaid = stageOf(order) === 'paid'
  const isSent = delivery === 'shipped'
  const isVirtual = order.lineItems.filter(({ good }) => good).every(isDownload)
  const shown = [
    { name: steps.ordered, isDone: true },
    { name: isPaid ? steps.paid : steps.toPay, isDone: isPaid },
    ...(isVirtual
      ? []
      : [
          {
            name: isSent ? steps.shipped : delivery === 'shipped_partially' ? steps.partly : steps.toShip,
            isDone: isSent,
          },
        ]),
    { name: steps.done, isDone: state === 'completed' },
  ]

  return (
    <ol className="order-steps mt-8" aria-label={steps.name}>
      {shown.map(({ name, isDone }) => (
        <li key={name} className={isDone ? 'is-done' : undefined}>
          {name}
          {isDone ? (
            <Check aria-hidden size={14} className="ml-1 inline align-[-0.125em] text-primary" />
          ) : (
            <span className="sr-only"> ({steps.later})</span>
          )}
        </li>
      ))}
    </ol>
  )
}
