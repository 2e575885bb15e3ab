import { expect } from 'vitest'
import type { Answered } from '../shop.ts'
import { centsOf } from './cents.ts'
import { look, type Model, type Shopper, termsOf } from './model.ts'
import { expectSums, percentOff, type Shown } from './sums.ts'

type Notice = {
  key: string
  messageKey: string
  block: boolean
  parameters: { id?: string; discountLineItemId?: string }
}
export type ShownCart = Shown & { errors: Record<string, Notice> }

/** What a cart says once, and then never again. */
const saidOnce = new Set([
  'product-not-found',
  'product-out-of-stock',
  'product-stock-reached',
  'min-order-quantity',
  'purchase-steps-quantity',
  'shipping-method-changed',
  'payment-method-changed',
  'cart-merged-hint',
  'promotion-not-found',
  'auto-promotion-not-found',
  'promotion-discount-added',
  'promotion-discount-deleted',
])
const aboutQuantities = new Set([
  'product-out-of-stock',
  'product-stock-reached',
  'min-order-quantity',
  'purchase-steps-quantity',
])

export const noticesOf = ({ errors }: ShownCart): Notice[] => Object.values(errors)
export const oncesOf = (cart: ShownCart): Notice[] =>
  noticesOf(cart).filter(({ messageKey }) => saidOnce.has(messageKey))
export const blocksOf = (cart: ShownCart): Notice[] => noticesOf(cart).filter(({ block }) => block)
export const quantitiesOf = ({ lineItems }: Shown): Map<string, number> =>
  new Map(
    lineItems
      .filter(({ type }) => type === 'product')
      .map(({ referencedId, quantity }) => [referencedId ?? '', quantity]),
  )
export const discountsOf = ({ lineItems }: Shown): string[] =>
  lineItems.filter(({ type }) => type === 'promotion').map(({ id }) => id)

/** A cart as the model expects it: these goods, these sums, and each thing that changed said in this answer. */
export function expectCart(model: Model, shopper: Shopper, { status, body }: Answered): ShownCart {
  expect(status, JSON.stringify(body)).toBe(200)
  const cart: ShownCart = body
  const { basket } = shopper
  const told = look(model, basket)
  const discounts = new Set(discountsOf(cart))
  const said = (key: string) => noticesOf(cart).filter(({ messageKey }) => messageKey === key)

  expect(quantitiesOf(cart)).toEqual(basket.wishes)
  expect(
    new Map(
      noticesOf(cart)
        .filter(({ messageKey }) => aboutQuantities.has(messageKey))
        .map(({ messageKey, parameters }) => [parameters.id, messageKey]),
    ),
  ).toEqual(told)
  expect(said('promotion-discount-added').map(idOfDiscount).sort()).toEqual(
    [...discounts].filter((id) => !basket.told.has(id)).sort(),
  )
  expect(said('promotion-discount-deleted').length + said('auto-promotion-not-found').length).toBe(
    [...basket.told].filter((id) => !discounts.has(id)).length,
  )
  expect(said('cart-merged-hint').length).toBe(basket.isMerged ? 1 : 0)
  basket.told = discounts
  basket.isMerged = false

  expectSums(cart, termsOf(shopper))
  const ten = cart.lineItems.find(({ payload }) => payload.code === 'ZEHN')
  if (ten) expect(centsOf(ten.price.totalPrice)).toBe(percentOff(cart, 10n))
  return cart
}

const idOfDiscount = ({ parameters }: Notice) => parameters.discountLineItemId

/** Reads the cart twice: the second time there is nothing new to say, and the rest stands as it stood. */
export async function readCart(model: Model, shopper: Shopper): Promise<ShownCart> {
  const first = expectCart(model, shopper, await shopper.visitor.ask('/checkout/cart'))
  const again = expectCart(model, shopper, await shopper.visitor.ask('/checkout/cart'))
  expect(oncesOf(again).map(({ key }) => key)).toEqual([])
  expect(quantitiesOf(again)).toEqual(quantitiesOf(first))
  return again
}

/** After what has more than one good ending, the model believes what it sees. */
export async function believe(model: Model, shopper: Shopper): Promise<void> {
  const { body } = await shopper.visitor.ask('/checkout/cart')
  shopper.basket.wishes = quantitiesOf(body)
  shopper.basket.told = new Set(discountsOf(body))
  shopper.basket.isMerged = false
  await readCart(model, shopper)
}
