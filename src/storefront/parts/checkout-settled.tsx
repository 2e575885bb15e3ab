import type { ReactNode } from 'react'
import { useLocale, useTexts } from '../shop-frame.tsx'
import { AddressLines } from './address-lines.tsx'
import type { Cart, Terms } from './cart-shape.ts'
import { isVirtualCart } from './cart-sums.ts'
import { formatDay } from './format-days.ts'

/** Who orders and where it goes, as it was settled. */
export function SettledAddress({ terms: { customer } }: { terms: Terms }) {
  const { checkout } = useTexts()
  const shipping = customer?.activeShippingAddress
  const billing = customer?.activeBillingAddress

  return (
    <dl className="settled">
      <Settled title={checkout.person.email}>{customer?.email}</Settled>
      {shipping && (
        <Settled title={checkout.address.shipping}>
          <AddressLines address={shipping} />
        </Settled>
      )}
      <Settled title={checkout.address.billing}>
        {billing && billing.id !== shipping?.id ? (
          <AddressLines address={billing} />
        ) : (
          checkout.address.sameAsShipping
        )}
      </Settled>
    </dl>
  )
}

/** How it travels and how it is paid, as it was settled. */
export function SettledMethods({ cart, terms }: { cart: Cart; terms: Terms }) {
  const { checkout } = useTexts()
  const locale = useLocale()
  const [delivery] = cart.deliveries
  const method = delivery?.shippingMethod ?? terms.shippingMethod
  const date = delivery?.deliveryDate

  return (
    <dl className="settled">
      {!isVirtualCart(cart) && (
        <Settled title={checkout.shipping.title}>
          {method.translated.name}
          {date && (
            <span className="block text-muted">
              {checkout.shipping[method.isCollected ? 'ready' : 'arrives'](
                formatDay(date.earliest, locale),
                formatDay(date.latest, locale),
              )}
            </span>
          )}
        </Settled>
      )}
      <Settled title={checkout.payment.title}>{terms.paymentMethod.translated.name}</Settled>
    </dl>
  )
}

const Settled = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
