import type { ShippingMethod } from '../channel/channel.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Consignment } from './consignment.ts'
import { shippingCost } from './shipping-cost.ts'

/** A way to send and what it costs with tax. */
export type OfferedMethod = { method: ShippingMethod; grossCents: number }

/** How goods travel: by the method of the visit, else by the first that takes them; null when none does. */
export function offeredMethod(
  { channel, shippingMethod }: Pick<Visit, 'channel' | 'shippingMethod'>,
  consignment: Consignment,
): OfferedMethod | null {
  for (const method of [shippingMethod, ...channel.shippingMethods]) {
    const grossCents = shippingCost(method, consignment)
    if (grossCents !== null) return { method, grossCents }
  }
  return null
}
