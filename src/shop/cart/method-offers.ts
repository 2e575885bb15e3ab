import type { Db } from '../../platform/postgres/db.ts'
import type { ShippingMethod } from '../channel/channel.ts'
import type { Bill } from '../payments/payment-offer.ts'
import { mergeTaxes, type TaxShare } from '../pricing/tax.ts'
import type { Visit } from '../sessions/visit.ts'
import type { DeliveryPromise } from '../shipping/delivery-promise.ts'
import { isDownload } from './cart.ts'
import { billOf } from './choose-payment.ts'
import { loadCart } from './load-cart.ts'
import { type CartFacts, workOut } from './work-out.ts'

/** What a method would come to for the cart of a visit, discounts on shipping taken off. */
export type ShippingOffer = {
  method: ShippingMethod
  cents: number
  taxes: TaxShare[]
  promise: DeliveryPromise
}

/**
 * The methods that take the visit's cart where it goes: each as the cart would stand with it. Null when there is
 * nothing to send.
 */
export async function readShippingOffers(db: Db, visit: Visit): Promise<ShippingOffer[] | null> {
  const facts = await loadCart(db, visit)
  const goods = workOut(visit, facts).cart.lines.filter((line) => !isDownload(line))
  if (goods.length === 0) return null
  if (!visit.country.shippingAvailable) return []

  return visit.channel.shippingMethods.flatMap((method) => offerOf(visit, facts, method) ?? [])
}

function offerOf(visit: Visit, facts: CartFacts, method: ShippingMethod): ShippingOffer | null {
  const { deliveries, notices } = workOut({ ...visit, shippingMethod: method }, facts).cart
  const [delivery] = deliveries
  // A method that does not take the goods is blocked, and replaced where another one does.
  const isBlocked = notices.some(({ kind }) => kind === 'shipping-method-blocked')
  if (!delivery || isBlocked) return null

  return {
    method,
    cents: deliveries.reduce((sum, { cents }) => sum + cents, 0),
    taxes: mergeTaxes(deliveries.flatMap(({ taxes }) => taxes)),
    promise: delivery.promise,
  }
}

/** What the visit would have to pay for its cart; with nothing in it, nothing. */
export async function readBill(db: Db, visit: Visit): Promise<Bill> {
  const { lines, total } = workOut(visit, await loadCart(db, visit)).cart
  return billOf(visit, lines, lines.length === 0 ? 0 : total.totalCents)
}
