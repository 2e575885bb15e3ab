import { formatMoney } from '../../../values/shown-money.ts'
import { useLocale, useTexts } from '../../shop-frame.tsx'
import { isDownload } from '../cart-sums.ts'
import { formatDay } from '../format-days.ts'
import { BankAccount } from './bank-account.tsx'
import { currencyOf, type Order } from './find-order.ts'
import { parcelsOf } from './parcels.ts'
import { paymentOf, stageOf } from './payment-stage.ts'

/** What happens next, by how it is paid and how it travels. */
export function NextSteps({ order }: { order: Order }) {
  const { next } = useTexts().order
  const steps = useSteps(order)

  return (
    <section className="mt-8" aria-labelledby="what-next">
      <h2 id="what-next">{next.title}</h2>
      <ol className="mt-3 grid gap-2">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded bg-primary-soft text-sm text-primary"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {isByTransfer(order) && <BankAccount order={order} />}
    </section>
  )
}

function useSteps(order: Order): string[] {
  const { checkout, order: words } = useTexts()
  const locale = useLocale()
  const { next } = words
  const [delivery] = parcelsOf(order)
  const state = delivery?.stateMachineState?.technicalName ?? 'open'
  const isPickup = delivery?.shippingMethod?.technicalName === 'shipping_pickup'
  const isPaid = stageOf(order) === 'paid'

  return [
    paymentWords(order, next),
    delivery && deliveryWords(state, isPickup, next),
    // Paid in advance, nobody knows the day yet.
    delivery &&
      !isPickup &&
      !isOver.has(state) &&
      !isByTransfer(order) &&
      checkout.shipping.arrives(
        formatDay(delivery.shippingDateEarliest, locale),
        formatDay(delivery.shippingDateLatest, locale),
      ),
    !isPaid && order.lineItems.some(isDownload) && next.download,
  ].filter((step) => typeof step === 'string')
}

const isByTransfer = (order: Order): boolean =>
  stageOf(order) === 'later' && paymentOf(order)?.paymentMethod?.technicalName === 'payment_prepayment'

/** Nothing comes any more. */
const isOver: ReadonlySet<string> = new Set(['returned', 'returned_partially', 'cancelled'])

type NextWords = ReturnType<typeof useTexts>['order']['next']

function deliveryWords(state: string, isPickup: boolean, next: NextWords): string | undefined {
  if (isOver.has(state)) return undefined
  if (isPickup) return state === 'open' ? next.pickup : undefined
  if (state === 'shipped') return next.shipped
  return state === 'shipped_partially' ? next.shippedPartly : next.dispatch
}

function paymentWords(order: Order, next: NextWords): string {
  const payment = paymentOf(order)
  const method = payment?.paymentMethod
  const stage = stageOf(order)
  const state = payment?.stateMachineState?.technicalName
  if (state === 'refunded') return next.refunded
  if (state === 'refunded_partially') return next.refundedPartly
  if (stage === 'paid') return next.paid
  if (stage !== 'later') return next.toPay(method?.translated.name ?? '')

  switch (method?.technicalName) {
    case 'payment_invoice':
      return next.invoice
    case 'payment_prepayment':
      return next.prepayment(formatMoney(order.amountTotal, currencyOf(order)))
    default:
      return next.otherPayment(method?.translated.name ?? '')
  }
}
