import { idFrom } from '../../values/ids.ts'
import type { OrderShape } from './order.ts'
import { struct } from './struct.ts'

type Delivery = OrderShape['deliveries'][number]
type Line = OrderShape['lineItems'][number]

/** An order with what lies in each parcel: no file, and no discount. */
export function withPositions(order: OrderShape) {
  const sent = order.lineItems.filter(({ states }) => states.includes('is-physical'))
  const deliveries = order.deliveries.map((delivery) => ({
    ...delivery,
    positions: sent.map((line) => positionShape(delivery, line)),
  }))
  const positions = Map.groupBy(
    deliveries.flatMap((delivery) => delivery.positions),
    ({ orderLineItemId }) => orderLineItemId,
  )
  const lineItems = order.lineItems.map((line) => ({
    ...line,
    orderDeliveryPositions: positions.get(line.id) ?? [],
  }))
  return { ...order, deliveries, lineItems }
}

const positionShape = ({ id }: Delivery, line: Line) =>
  struct('order_delivery_position', {
    id: idFrom('order-delivery-position', `${id}.${line.id}`),
    orderDeliveryId: id,
    orderLineItemId: line.id,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    totalPrice: line.totalPrice,
    price: line.price,
    customFields: {},
  })
