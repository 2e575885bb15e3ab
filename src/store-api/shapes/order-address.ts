import type { Channel } from '../../shop/channel/channel.ts'
import type { OrderAddress, OrderId } from '../../shop/orders/order.ts'
import type { Locale } from '../../values/locale.ts'
import { addressShape } from './customer.ts'
import { struct } from './struct.ts'

/** Where goods or bill of an order went; the customer may have moved since. */
export const orderAddressShape = (
  { country: _, stateName, ...address }: OrderAddress,
  orderId: OrderId,
  channel: Channel,
  locale: Locale,
) => {
  // Of an address in the book it lacks the owner only.
  const { customerId, apiAlias, ...fields } = addressShape(
    { ...address, customerId: orderId as never },
    channel,
    locale,
  )
  return struct('order_address', { ...fields, orderId })
}
