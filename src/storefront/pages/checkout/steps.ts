import type { Cart, Terms } from '../../parts/cart-shape.ts'

/** What is asked, one after the other. The address names the step, so that back and forward work. */
export const steps = ['address', 'shipping', 'review'] as const
export type Step = (typeof steps)[number]

/** The step a shopper asks for, or the first that is still open before it. */
export function stepFor(asked: string | null, { customer }: Pick<Terms, 'customer'>): Step {
  if (customer === null) return 'address'
  return steps.find((step) => step === asked) ?? 'shipping'
}

/** Where the goods would go and how, as the cart settled it. */
export const chosenMethods = (cart: Cart, terms: Terms) => ({
  shippingMethodId: cart.deliveries[0]?.shippingMethod.id ?? terms.shippingMethod.id,
  paymentMethodId: cart.transactions[0]?.paymentMethodId ?? terms.paymentMethod.id,
})
