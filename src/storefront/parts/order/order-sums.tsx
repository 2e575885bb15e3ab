import type { ReactNode } from 'react'
import { formatMoney, shownRounding, shownSubtotal } from '../../../values/shown-money.ts'
import { useTexts } from '../../shop-frame.tsx'
import { formatRate } from '../format-days.ts'
import { currencyOf, type Order } from './find-order.ts'
import { parcelsOf } from './parcels.ts'

/** From the goods to what is paid: discounts, shipping and what was taken off it, VAT by rate, the rounding. */
export function OrderSums({ order }: { order: Order }) {
  const { cart } = useTexts()
  const { summary, promotion } = cart
  const money = (amount: number) => formatMoney(amount, currencyOf(order))
  const { positionPrice, totalPrice, calculatedTaxes, taxStatus } = order.price
  const subtotal = shownSubtotal(positionPrice, order.currency?.itemRounding.interval ?? 0.01)
  const rounding = shownRounding(order.price)
  const discounts = order.lineItems.filter(({ type, totalPrice }) => type === 'promotion' && totalPrice !== 0)
  const goods =
    Math.round(
      order.lineItems.reduce((sum, { good, totalPrice }) => (good ? sum + totalPrice * 100 : sum), 0),
    ) / 100
  // An order has no deliveries below zero: its parcel costs what was paid for it.
  const offShipping = order.lineItems.flatMap(({ id, label, payload }) =>
    payload.shippingDiscount ? [{ id, label, amount: payload.shippingDiscount }] : [],
  )
  const shipping = (paid: number) =>
    Math.round(offShipping.reduce((sum, { amount }) => sum - amount * 100, paid * 100)) / 100

  return (
    <dl className="sums border-t border-line pt-4">
      {discounts.length > 0 && <Row label={summary.goods} value={money(goods)} />}
      {discounts.map(({ id, label, totalPrice }) => (
        <Row key={id} look="sums-discount" label={promotion.discount(label)} value={money(totalPrice)} />
      ))}
      <Row label={summary.subtotal} value={money(subtotal)} />
      {parcelsOf(order).map(({ id, shippingMethod, shippingCosts: { totalPrice } }) => (
        <Row
          key={id}
          label={
            <>
              {summary.shipping}
              <small>{shippingMethod?.translated.name}</small>
            </>
          }
          value={shipping(totalPrice) === 0 ? summary.shippingFree : money(shipping(totalPrice))}
        />
      ))}
      {offShipping.map(({ id, label, amount }) => (
        <Row key={id} look="sums-discount" label={promotion.discount(label)} value={money(amount)} />
      ))}
      {taxStatus === 'net' &&
        calculatedTaxes.map(({ taxRate, tax }) => (
          <Row key={taxRate} label={summary.vatAdded(formatRate(taxRate))} value={money(tax)} />
        ))}
      {rounding !== 0 && <Row look="text-muted" label={summary.rounding} value={money(rounding)} />}
      <Row look="sums-total" label={summary.total} value={money(totalPrice)} />
      {taxStatus === 'gross' &&
        calculatedTaxes.map(({ taxRate, tax }) => (
          <Row
            key={taxRate}
            look={aside}
            label={summary.vatIncluded(formatRate(taxRate))}
            value={money(tax)}
          />
        ))}
      {taxStatus === 'tax-free' && <Row look={aside} label={summary.taxFree} value="" />}
    </dl>
  )
}

const aside = 'text-sm text-muted'

const Row = ({ look, label, value }: { look?: string; label: ReactNode; value: ReactNode }) => (
  <div className={look}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
