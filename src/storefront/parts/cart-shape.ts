import type { AnswerOf } from '../../store-api/client.ts'
import type { WireMedia } from './product/wire.ts'

export type WireCart = AnswerOf<'GET /checkout/cart'>
type WireLine = Extract<WireCart['lineItems'][number], { type: 'product' }>
type WireDelivery = WireCart['deliveries'][number]

/** What the pages around the cart read of what the Store API answers: of long carts the rest would be megabytes. */
export type Cart = Omit<WireCart, 'lineItems' | 'deliveries'> & {
  lineItems: readonly (CartLine | DiscountLine)[]
  deliveries: readonly Delivery[]
}
export type CartLine = Pick<
  WireLine,
  | 'id'
  | 'type'
  | 'referencedId'
  | 'label'
  | 'quantity'
  | 'good'
  | 'removable'
  | 'states'
  | 'quantityInformation'
  | 'extensions'
> & {
  cover: WireMedia | null
  price: Pick<WireLine['price'], 'unitPrice' | 'totalPrice' | 'listPrice' | 'taxRules'>
  payload: Pick<WireLine['payload'], 'productNumber' | 'options' | 'job' | 'fit'>
}
/** What a promotion takes off. */
export type DiscountLine = Extract<WireCart['lineItems'][number], { type: 'promotion' }>
export type Delivery = Omit<WireDelivery, 'positions'> & {
  positions: readonly Pick<WireDelivery['positions'][number], 'identifier' | 'deliveryDate'>[]
}
export type CartErrors = Cart['errors']
export type Terms = AnswerOf<'GET /context'>
export type Country = AnswerOf<'POST /country'>['elements'][number]
export type ShippingMethod = AnswerOf<'POST /shipping-method'>['elements'][number]
export type PaymentMethod = AnswerOf<'POST /payment-method'>['elements'][number]
export type Salutation = AnswerOf<'POST /salutation'>['elements'][number]

/** The forms that put promotions in and take them out share one answer. */
export const promotionFetcher = 'promotion'
