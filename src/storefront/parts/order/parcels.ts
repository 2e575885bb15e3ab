import type { Order } from './find-order.ts'

/** What really travels: elsewhere a discount on shipping is a delivery that costs less than nothing, in orders as in carts. */
export const parcelsOf = ({ deliveries }: Order): Order['deliveries'] =>
  deliveries.filter(({ shippingCosts }) => shippingCosts.totalPrice >= 0)
