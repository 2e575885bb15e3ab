import type { OutboundRules } from '../platform/outbound/public-address.ts'
import type { Channel } from '../shop/channel/channel.ts'
import type { Order } from '../shop/orders/order.ts'
import { anonymousVisit } from '../shop/sessions/read-visit.ts'
import { orderShape } from '../store-api/shapes/order.ts'
import { newToken } from '../values/token.ts'
import type { Config } from './config.ts'

/** An order as webhooks tell it: as the Store API shows it, without what opens a door. */
export const tellOrder =
  ({ channel, now }: { channel: () => Promise<Channel>; now: () => Date }) =>
  async (order: Order): Promise<unknown> =>
    withoutCodes(
      orderShape(order, anonymousVisit(await channel(), newToken(), { locale: order.locale }, now())),
    )

/** By its code a stranger comes to an order and to its papers. Links are not signed for a webhook in the first place. */
function withoutCodes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCodes)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'deepLinkCode')
      .map(([name, inner]) => [name, withoutCodes(inner)]),
  )
}

/** Where webhooks may go. */
export const outboundRules = ({ NODE_ENV, WEBHOOKS_TO_PRIVATE }: Config): OutboundRules => ({
  httpsOnly: NODE_ENV === 'production',
  allowPrivate: WEBHOOKS_TO_PRIVATE,
})
