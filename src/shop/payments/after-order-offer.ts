import type { PaymentMethod, PaymentMethodId } from '../channel/channel.ts'
import type { Order } from '../orders/order.ts'
import type { Visit } from '../sessions/visit.ts'
import { isOffered } from './payment-offer.ts'

/** Every way in which an order that stands may be paid. */
export const offeredFor = (order: Order, visit: Visit): readonly PaymentMethod[] =>
  visit.channel.paymentMethods.filter(({ id }) => isOfferedFor(order, visit, id))

/** Whether an order that stands may be paid this way. */
export function isOfferedFor(
  order: Order,
  { channel, customerGroup }: Visit,
  methodId: PaymentMethodId,
): boolean {
  const country = channel.countries.find(({ id }) => id === order.billingAddress.countryId)
  const method = channel.paymentMethods.find(({ id }) => id === methodId)
  if (!country || !method?.afterOrderEnabled) return false

  return isOffered(method, {
    country,
    customerGroup,
    currency: order.currency,
    totalCents: order.total.totalCents,
    hasDownloads: order.lines.some(({ payload }) => payload.isDownload),
    isGuest: order.customer.guest,
  })
}
