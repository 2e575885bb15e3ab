import type { Cart } from '../../shop/cart/cart.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import { amountShape, cartPriceShape } from './calculated-price.ts'
import { cartErrorsShape } from './cart-errors.ts'
import { cartLineShape } from './cart-line.ts'
import { deliveryShape } from './delivery.ts'
import { discountLineShape } from './discount-line.ts'
import { struct } from './struct.ts'

/** A cart as Shopware writes it (contract 5.3). */
export function cartShape(cart: Cart, visit: Visit) {
  const lines = new Map(cart.lines.map((line) => [line.id, cartLineShape(line, visit)]))

  return struct('cart', {
    token: visit.contextToken,
    price: cartPriceShape(cart.total),
    lineItems: [...lines.values(), ...cart.discounts.map(discountLineShape)],
    errors: cartErrorsShape(cart.notices),
    deliveries: cart.deliveries.map((delivery) => deliveryShape(delivery, lines, visit)),
    transactions:
      cart.lines.length === 0
        ? []
        : [
            struct('cart_transaction', {
              amount: amountShape(cart.total.totalCents, cart.total.taxes),
              paymentMethodId: cart.paymentMethod.id,
            }),
          ],
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    source: null,
    extensions: {
      'cart-promotions': struct('cart_promotions', {
        addedCodes: cart.codes,
        blockedPromotionIds: cart.blockedPromotions,
      }),
    },
  })
}
