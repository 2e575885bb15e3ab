import type { Outcome } from '../promotions/apply-promotions.ts'
import { discountShipping, shippingPots } from '../promotions/discount-shipping.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Delivery } from './cart.ts'

/** Fourth step: what promotions take off the shipping cost, each as a delivery that carries nothing. */
export function promoteShipping(
  { taxState, currency, locale }: Visit,
  goods: Outcome,
  deliveries: readonly Delivery[],
): { outcome: Outcome; deliveries: Delivery[] } {
  const pots = deliveries.flatMap((delivery) => shippingPots(delivery, goods.left, taxState))
  const { outcome, costs } = discountShipping(goods, pots, { currency: currency.code, taxState, locale })
  const [first] = deliveries

  return {
    outcome,
    deliveries: [
      ...deliveries,
      ...costs.flatMap((cost) =>
        first
          ? [{ method: first.method, promise: first.promise, positions: [], freeShipping: null, ...cost }]
          : [],
      ),
    ],
  }
}
