import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { formatMoney, shownRounding, shownVatRate } from '../../values/shown-money.ts'
import { useLocale, usePaths, useTexts } from '../shop-frame.tsx'
import type { Cart, Terms } from './cart-shape.ts'
import {
  discountsOf,
  goodsPriceOf,
  isCarried,
  isVirtualCart,
  shippingBeforeDiscounts,
  shippingOf,
  subtotalOf,
} from './cart-sums.ts'
import { DiscountRow } from './discount-row.tsx'
import { formatDay, formatRate } from './format-days.ts'

type CartSummaryProps = {
  cart: Cart
  terms: Terms
  /** Discounts can be taken out: not inside another form. */
  editable?: boolean
  children?: ReactNode
}

/** What everything costs: goods, discounts, shipping, total, and the VAT in it. */
export function CartSummary({ cart, terms, editable = false, children }: CartSummaryProps) {
  const { summary } = useTexts().cart
  const money = (amount: number) => formatMoney(amount, terms.currency)
  const { taxStatus, calculatedTaxes, totalPrice } = cart.price
  const rate = shownVatRate(cart.lineItems)
  const rounding = shownRounding(cart.price)
  const discounts = discountsOf(cart)
  const onGoods = discounts.filter(({ price }) => price.totalPrice !== 0)
  const onShipping = discounts.filter(({ payload }) => payload.shippingDiscount !== 0)
  const shipping = shippingBeforeDiscounts(cart)
  const [delivery] = cart.deliveries
  const method = delivery?.shippingMethod.translated.name ?? ''
  const country = terms.shippingLocation.country.translated.name

  return (
    <dl className="sums">
      {onGoods.length > 0 && (
        <div>
          <dt>{summary.goods}</dt>
          <dd>{money(goodsPriceOf(cart))}</dd>
        </div>
      )}
      {onGoods.map((discount) => (
        <DiscountRow
          key={discount.id}
          discount={discount}
          amount={money(discount.price.totalPrice)}
          removable={editable && discount.removable}
        />
      ))}
      <div>
        <dt>
          {summary.subtotal}
          {taxStatus === 'gross' && rate !== null && <small>{summary.subtotalNote(formatRate(rate))}</small>}
          {taxStatus === 'net' && <small>{summary.subtotalNet}</small>}
        </dt>
        <dd>{money(subtotalOf(cart, terms))}</dd>
      </div>
      {!isVirtualCart(cart) && (
        <div>
          <dt>
            {summary.shipping}
            <small>{summary.shippingBy(method, country)}</small>
            <Arrival cart={cart} />
          </dt>
          <dd>{!isCarried(cart) ? '–' : shipping === 0 ? summary.shippingFree : money(shipping)}</dd>
        </div>
      )}
      {onShipping.map((discount) => (
        <DiscountRow
          key={discount.id}
          discount={discount}
          amount={money(discount.payload.shippingDiscount)}
          removable={editable && discount.removable}
        />
      ))}
      {taxStatus === 'net' &&
        calculatedTaxes.map(({ taxRate, tax }) => (
          <div key={taxRate}>
            <dt>{summary.vatAdded(formatRate(taxRate))}</dt>
            <dd>{money(tax)}</dd>
          </div>
        ))}
      {children}
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
      {taxStatus === 'gross' &&
        calculatedTaxes.map(({ taxRate, tax }) => (
          <div key={taxRate} className="text-sm text-muted">
            <dt>{summary.vatIncluded(formatRate(taxRate))}</dt>
            <dd>{money(tax)}</dd>
          </div>
        ))}
      {taxStatus === 'tax-free' && (
        <div className="text-sm text-muted">
          <dt>{summary.taxFree}</dt>
          <dd />
        </div>
      )}
    </dl>
  )
}

/** When everything is there: single lines may be ready before, but they travel together. */
function Arrival({ cart }: { cart: Cart }) {
  const texts = useTexts().cart
  const locale = useLocale()
  const [delivery] = cart.deliveries
  if (!delivery || delivery.shippingMethod.isCollected || !isCarried(cart)) return null

  const { earliest, latest } = delivery.deliveryDate
  return <small>{texts.delivery(formatDay(earliest, locale), formatDay(latest, locale))}</small>
}

/** How much more has to be bought for free shipping; nothing where there is no such threshold. */
export function FreeShippingHint({ cart, terms }: { cart: Cart; terms: Terms }) {
  const { summary } = useTexts().cart
  const path = usePaths()
  const [delivery] = cart.deliveries
  const free = delivery?.extensions.freeShipping
  const isFreeByDiscount = shippingBeforeDiscounts(cart) > 0 && shippingOf(cart) === 0
  if (!free || isFreeByDiscount) return null

  const missing = Math.round((free.from - free.worth) * 100) / 100

  return (
    <p className="text-sm">
      <progress
        className="free-shipping"
        max={free.from}
        value={Math.min(free.worth, free.from)}
        aria-hidden
      />
      {missing > 0 ? summary.freeFrom(formatMoney(missing, terms.currency)) : summary.freeReached}{' '}
      <Link className="link flex w-fit min-h-11 items-center" to={path('shipping')}>
        {summary.shippingCosts}
      </Link>
    </p>
  )
}
