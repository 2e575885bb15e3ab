import type { Cart, CartLine, WireCart } from './cart-shape.ts'
import { slimMedia } from './product/slim-product.ts'

/** Only what is shown of a cart travels along as the data of a page. */
export const slimCart = (cart: WireCart): Cart => ({
  ...cart,
  lineItems: cart.lineItems.map((line) => (line.type === 'product' ? slimLine(line) : line)),
  deliveries: cart.deliveries.map(({ positions, ...delivery }) => ({
    ...delivery,
    positions: positions.map(({ identifier, deliveryDate }) => ({ identifier, deliveryDate })),
  })),
})

const slimLine = (line: CartLine): CartLine => ({
  id: line.id,
  type: line.type,
  referencedId: line.referencedId,
  label: line.label,
  quantity: line.quantity,
  good: line.good,
  removable: line.removable,
  states: line.states,
  quantityInformation: line.quantityInformation,
  extensions: line.extensions,
  cover: line.cover && slimMedia(line.cover),
  price: {
    unitPrice: line.price.unitPrice,
    totalPrice: line.price.totalPrice,
    listPrice: line.price.listPrice,
    taxRules: line.price.taxRules,
  },
  payload: {
    productNumber: line.payload.productNumber,
    options: line.payload.options,
    job: line.payload.job,
    fit: line.payload.fit,
  },
})
