import { formatMoney, shownRounding, shownSubtotal } from '../../../values/shown-money.ts'
import { useTexts } from '../../shop-frame.tsx'
import { formatRate } from '../format-days.ts'
import type { Order } from './find-order.ts'

/** From the goods to what is paid: shipping and what was taken off it, VAT by rate, the rounding. */
export function OrderSums({ order }: { order: Order }) {
  const { cart, order: words } = useTexts()
  const { summary } = cart
  const money = (amount: number) => formatMoney(amount, order.currency ?? { isoCode: 'CHF' })
  const { positionPrice, totalPrice, calculatedTaxes, taxStatus } = order.price
  const rounding = shownRounding(order.price)
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
        <dd>{money(shownSubtotal(positionPrice, order.currency?.itemRounding.interval ?? 0.01))}</dd>
      </div>
      {order.deliveries.map(({ id, shippingCosts, shippingMethod }, index) => {
        const cost = shippingCosts.totalPrice
        // What was taken off the shipping travels as a delivery that costs less than nothing (Shopware).
        if (cost < 0) return <Sum key={id} label={words.shippingDiscount} value={money(cost)} />
        const label =
          index === 0 ? summary.shipping : `${summary.shipping}, ${shippingMethod?.translated.name}`
        return <Sum key={id} label={label} value={cost === 0 ? summary.shippingFree : money(cost)} />
      })}
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
      {taxStatus === 'tax-free' && (
        <div className="text-sm text-muted">
          <dt>{summary.taxFree}</dt>
        </div>
      )}
    </dl>
  )
}

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
