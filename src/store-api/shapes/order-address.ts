import type { Channel } from '../../shop/channel/channel.ts'
import type { OrderAddress, OrderId } from '../../shop/orders/order.ts'
import type { Locale } from '../../values/locale.ts'
import { addressFields } from './customer.ts'
import { struct } from './struct.ts'

/** Where goods or bill of an order went; the customer may have moved since. `lines` is ours: as on the parcel. */
export const orderAddressShape = (
  address: OrderAddress,
  orderId: OrderId,
  channel: Channel,
  locale: Locale,
) => struct('order_address', { ...addressFields(address, channel, locale), orderId, lines: address.lines })
