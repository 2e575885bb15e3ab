import { useTexts } from '../../shop-frame.tsx'
import { AddressLines } from '../address-lines.tsx'
import type { Order } from './find-order.ts'
import { OrderFiles } from './order-files.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderStates } from './order-states.tsx'
import { OrderSums } from './order-sums.tsx'

/** Everything about an order: how it stands, its papers, what was bought, what it costs, where it goes. */
export function OrderDetails({ order }: { order: Order }) {
  const { success } = useTexts().order

  return (
    <>
      <OrderFiles order={order} />
      <section className="card mt-8 grid gap-6 p-5 sm:p-7" aria-labelledby="your-order">
        <h2 id="your-order">{success.order}</h2>
        <OrderStates order={order} />
        <OrderLines order={order} />
        <OrderSums order={order} />
        <Addresses order={order} />
        <Comment text={order.customerComment} />
      </section>
    </>
  )
}

function Addresses({ order }: { order: Order }) {
  const { checkout } = useTexts()
  const shipping = order.deliveries[0]?.shippingOrderAddress
  const billing = order.billingAddress

  return (
    <div className="grid gap-6 border-t border-line pt-5 wrap-anywhere sm:grid-cols-2">
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

function Comment({ text }: { text: string | null }) {
  const { comment } = useTexts().order
  if (!text) return null
  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-1">{comment}</h3>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </section>
  )
}
