import type { Order } from './find-order.ts'

/** What really travels: a discount on the shipping is written down as a delivery that costs less than nothing. */
export const parcelsOf = ({ deliveries }: Order): Order['deliveries'] =>
  deliveries.filter(({ shippingCosts }) => shippingCosts.totalPrice >= 0)
