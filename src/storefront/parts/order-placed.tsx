import { CircleCheck } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { type Order, paymentOf } from '../pages/checkout/load-order.ts'
import { useLocale, usePaths, useTexts } from '../shop-frame.tsx'
import { AddressLines } from './address-lines.tsx'
import { CartPicture } from './cart-picture.tsx'
import { isDownload } from './cart-sums.ts'
import { formatDay, formatRate } from './format-days.ts'
import { formatMoney } from './format-money.ts'
import { PaymentRedirect } from './payment-redirect.tsx'

/** Thanks, the number, what happens next, and everything that was ordered. */
export function OrderPlaced({ order, payAt }: { order: Order; payAt: string | null }) {
  const { checkout } = useTexts()
  const path = usePaths()
  const { success } = checkout

  return (
    <div className="shell max-w-4xl">
      <div className="flex flex-wrap items-start gap-4">
        <CircleCheck aria-hidden size={44} className="shrink-0 text-primary" />
        <div>
          <h1>{success.title}</h1>
          <p className="mt-3 text-lg">
            {success.number}{' '}
            <strong className="tabular-nums" data-order-number>
              {order.orderNumber}
            </strong>
          </p>
          {order.orderCustomer && (
            <p className="mt-1 text-muted">{success.mail(order.orderCustomer.email)}</p>
          )}
        </div>
      </div>
      {payAt && <PaymentRedirect to={payAt} />}
      <NextSteps order={order} />
      <section className="card mt-8 grid gap-6 p-5 sm:p-7" aria-labelledby="your-order">
        <h2 id="your-order">{success.order}</h2>
        <Lines order={order} />
        <Sums order={order} />
        <Addresses order={order} />
      </section>
      <p className="mt-4 text-sm text-muted">{success.print}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={path('home')}>{success.shopOn}</ButtonLink>
        <ButtonLink to={path('contact')} look="quiet">
          {success.help}
        </ButtonLink>
      </p>
    </div>
  )
}

function NextSteps({ order }: { order: Order }) {
  const { checkout } = useTexts()
  const locale = useLocale()
  const { success } = checkout
  const [delivery] = order.deliveries
  const technicalName = paymentOf(order)?.paymentMethod?.technicalName
  const isPickup = delivery?.shippingMethod?.technicalName === 'shipping_pickup'
  const steps = [
    paymentWords(order, success),
    delivery && (isPickup ? success.pickup : success.dispatch),
    // Paid in advance, nobody knows the day yet.
    delivery &&
      !isPickup &&
      technicalName !== 'payment_prepayment' &&
      checkout.shipping.arrives(
        formatDay(delivery.shippingDateEarliest, locale),
        formatDay(delivery.shippingDateLatest, locale),
      ),
    order.lineItems.some(isDownload) && success.download,
  ].filter((step) => typeof step === 'string')

  return (
    <section className="mt-8" aria-labelledby="what-next">
      <h2 id="what-next">{success.next}</h2>
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
    </section>
  )
}

type SuccessWords = ReturnType<typeof useTexts>['checkout']['success']

function paymentWords(order: Order, success: SuccessWords): string {
  const method = paymentOf(order)?.paymentMethod
  switch (method?.technicalName) {
    case 'payment_invoice':
      return success.invoice
    case 'payment_prepayment':
      return success.prepayment(formatMoney(order.amountTotal, currencyOf(order)), order.orderNumber)
    default:
      return success.otherPayment(method?.translated.name ?? '')
  }
}

const currencyOf = ({ currency }: Order): string => currency?.isoCode ?? 'CHF'

function Lines({ order }: { order: Order }) {
  const { cart } = useTexts()
  const money = (amount: number) => formatMoney(amount, currencyOf(order))

  return (
    <ul className="grid gap-3" aria-label={cart.lines}>
      {order.lineItems.map(({ id, cover, label, quantity, unitPrice, totalPrice, payload }) => (
        <li key={id} className="grid grid-cols-[auto_1fr_auto] items-start gap-3">
          <CartPicture cover={cover} size="small" />
          <div className="min-w-0">
            <p className="font-medium">{label}</p>
            <p className="text-sm text-muted">
              {[cart.number(payload.productNumber), ...payload.options.map(({ option }) => option)].join(
                ' · ',
              )}
            </p>
            <p className="text-sm text-muted tabular-nums">
              {quantity} × {money(unitPrice)}
            </p>
          </div>
          <p className="font-medium tabular-nums">{money(totalPrice)}</p>
        </li>
      ))}
    </ul>
  )
}

function Sums({ order }: { order: Order }) {
  const { summary } = useTexts().cart
  const money = (amount: number) => formatMoney(amount, currencyOf(order))
  const { positionPrice, totalPrice, rawTotal, calculatedTaxes, taxStatus } = order.price
  const rounding = Math.round((totalPrice - rawTotal) * 100) / 100
  const vat = calculatedTaxes.map(({ taxRate, tax }) => (
    <div key={taxRate} className="text-sm text-muted">
      <dt>{(taxStatus === 'net' ? summary.vatAdded : summary.vatIncluded)(formatRate(taxRate))}</dt>
      <dd>{money(tax)}</dd>
    </div>
  ))

  return (
    <dl className="sums border-t border-line pt-4">
      <div>
        <dt>{summary.subtotal}</dt>
        <dd>{money(positionPrice)}</dd>
      </div>
      {order.deliveries.length > 0 && (
        <div>
          <dt>{summary.shipping}</dt>
          <dd>{order.shippingTotal === 0 ? summary.shippingFree : money(order.shippingTotal)}</dd>
        </div>
      )}
      {taxStatus === 'net' && vat}
      {rounding !== 0 && (
        <div className="text-muted">
          <dt>{summary.rounding}</dt>
          <dd>{money(rounding)}</dd>
        </div>
      )}
      <div className="sums-total">
        <dt>{summary.total}</dt>
        <dd>{money(totalPrice)}</dd>
      </div>
      {taxStatus === 'gross' && vat}
    </dl>
  )
}

function Addresses({ order }: { order: Order }) {
  const { checkout } = useTexts()
  const shipping = order.deliveries[0]?.shippingOrderAddress
  const billing = order.billingAddress

  return (
    <div className="grid gap-6 border-t border-line pt-5 sm:grid-cols-2">
      {shipping && (
        <section>
          <h3 className="mb-1">{checkout.address.shipping}</h3>
          <AddressLines address={shipping} />
        </section>
      )}
      {billing && (
        <section>
          <h3 className="mb-1">{checkout.address.billing}</h3>
          <AddressLines address={billing} />
        </section>
      )}
    </div>
  )
}
