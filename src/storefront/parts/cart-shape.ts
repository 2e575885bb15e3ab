import type { AnswerOf } from '../../store-api/client.ts'

/** What the pages around the cart read, as the Store API answers it. */
export type Cart = AnswerOf<'GET /checkout/cart'>
export type CartLine = Extract<Cart['lineItems'][number], { type: 'product' }>
/** What a promotion takes off. */
export type DiscountLine = Extract<Cart['lineItems'][number], { type: 'promotion' }>
export type CartErrors = Cart['errors']
export type Terms = AnswerOf<'GET /context'>
export type Country = AnswerOf<'POST /country'>['elements'][number]
export type ShippingMethod = AnswerOf<'POST /shipping-method'>['elements'][number]
export type PaymentMethod = AnswerOf<'POST /payment-method'>['elements'][number]
export type Salutation = AnswerOf<'POST /salutation'>['elements'][number]

/** The forms that put promotions in and take them out share one answer. */
export const promotionFetcher = 'promotion'
