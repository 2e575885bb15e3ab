import type { ShippingMethod } from '../channel/channel.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Consignment } from './consignment.ts'
import { carries } from './shipping-cost.ts'

/** How goods travel: by the method of the visit, else by the first that takes them; null when none does. */
export const offeredMethod = (
  { channel, shippingMethod }: Pick<Visit, 'channel' | 'shippingMethod'>,
  consignment: Consignment,
): ShippingMethod | null =>
  [shippingMethod, ...channel.shippingMethods].find((method) => carries(method, consignment)) ?? null
