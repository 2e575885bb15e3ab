import type { Texts } from '../texts.ts'

export const notices: Texts['notices'] = {
  fallback: 'Your cart has been adjusted. Please check it before you order.',
  cart: {
    'product-stock-reached': ({ name, quantity }) =>
      `${name || 'The item'}: only ${quantity} available. We have adjusted the quantity.`,
    'product-out-of-stock': ({ name }) =>
      `${name || 'An item'} is no longer available and has been taken out of your cart.`,
    'product-not-found': ({ name }) =>
      `${name || 'An item'} is no longer part of our range and has been taken out of your cart.`,
    'min-order-quantity': ({ name, quantity }) =>
      `${name || 'The item'}: the minimum order quantity is ${quantity}. We have raised the quantity.`,
    'purchase-steps-quantity': ({ name, quantity }) =>
      `${name || 'The item'} is sold in fixed steps. The quantity is now ${quantity}.`,
    'quantity-changed': ({ name, quantity }) =>
      `${name || 'The item'}: the quantity you asked for is not available. It is now ${quantity}.`,
    'shipping-method-blocked': ({ name }) =>
      `The shipping method ${name} is not possible for this order. Please choose another one.`,
    'shipping-method-changed': ({ before, after }) =>
      `The shipping method ${before} is not possible. We have chosen ${after}.`,
    'payment-method-blocked': ({ name }) =>
      `The payment method ${name} is not possible for this order. Please choose another one.`,
    'payment-method-changed': ({ before, after }) =>
      `The payment method ${before} is not possible. We have chosen ${after}.`,
    'shipping-address-blocked': ({ name }) => `Unfortunately we do not deliver to ${name || 'this address'}.`,
    'billing-address-blocked': ({ name }) =>
      `Unfortunately we cannot send an invoice to ${name || 'this address'}.`,
    'shipping-address-invalid': () =>
      'Something in the shipping address is missing or not right. Please check it.',
    'billing-address-invalid': () =>
      'Something in the billing address is missing or not right. Please check it.',
    'salutation-missing-shipping-address': () => 'The shipping address has no salutation.',
    'salutation-missing-billing-address': () => 'The billing address has no salutation.',
    'salutation-missing': () => 'Your profile has no salutation. Please choose one at the checkout.',
    'country-region-missing-shipping-address': () => 'The shipping address has no region.',
    'country-region-missing-billing-address': () => 'The billing address has no region.',
    'promotion-not-found': ({ code }) => `There is no promotion code “${code}”.`,
    'promotion-not-eligible': ({ name }) =>
      `The promotion “${name}” is saved but does not apply yet. You get the discount as soon as its conditions are met.`,
    'promotion-excluded': ({ name }) =>
      `The promotion “${name}” cannot be combined with another one and does not apply here.`,
    'auto-promotion-not-found': ({ name }) => `The promotion “${name}” is over.`,
    'promotions-on-cart-price-zero-error': ({ promotions }) =>
      `Your cart costs nothing, so these promotions do not apply: ${promotions}`,
    'promotion-discount-added': ({ name }) => `The discount “${name}” has been deducted.`,
    'promotion-discount-deleted': ({ name }) => `The discount “${name}” has been removed.`,
    'cart-merged-hint': () => 'Items from an earlier visit are back in your cart.',
    'checkout-gateway-error': () => 'Unfortunately we cannot deliver these items to this address.',
    'line-does-not-fit': ({ name }) =>
      `${name || 'The item'} does not fit by your measurements. Please check them or choose another system.`,
    'line-item-incomplete': () =>
      'We are missing details of one item. Please take it out of the cart or write to us.',
  },
  ways: { address: 'Check the address', methods: 'Choose another one', contact: 'Write to us' },
  problem: {
    fallback: 'That did not work. Please try again.',
    offline: 'The shop cannot be reached. Please check your connection and try again.',
    codes: {
      CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY: () => 'The quantity must be a whole number from 1 up.',
      CHECKOUT__CART_LINE_ITEM_NOT_FOUND: () => 'This item is no longer in your cart.',
      CHECKOUT__CART_FULL: ({ most }) => `A cart holds at most ${most} different items.`,
      CHECKOUT__CART_EMPTY: () => 'Your cart is empty.',
      CHECKOUT__CART_INVALID: () => 'The order cannot be completed like this. Please check the notices.',
      CHECKOUT__CART_HASH_MISMATCH: () =>
        'Your cart or a price has changed. Please check the new total and then order again. Nothing has been ordered yet.',
      CHECKOUT__CUSTOMER_NOT_LOGGED_IN: () => 'Please log in before you submit the order.',
      CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS: () => 'Invalid e-mail address or password.',
      CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED: () =>
        'Please confirm your e-mail address first, by the link in our e-mail.',
      CHECKOUT__CUSTOMER_PENDING_EMAIL_NOT_FOUND: () =>
        'No new e-mail address is waiting to be confirmed any more. Reload the page to see how things stand.',
      CHECKOUT__CUSTOMER_AUTH_THROTTLED: ({ seconds }) =>
        `Too many attempts. Please wait ${seconds} seconds.`,
      CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED: () =>
        'Your e-mail address is confirmed already. Please log in.',
      CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH: () => 'This link is no longer valid.',
      CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED: () => 'This link has expired. Please ask for a new one.',
      CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT: () =>
        'Your default address cannot be deleted. Please choose another one first.',
      CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE: () =>
        'This address is chosen for your order and cannot be deleted.',
      CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND: () => 'This address no longer exists.',
      CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND: () =>
        'This payment method does not exist. Please choose another one.',
      CHECKOUT__UNKNOWN_PAYMENT_METHOD: () =>
        'This payment method does not exist. Please choose another one.',
      CHECKOUT__ORDER_ORDER_ALREADY_PAID: ({ orderNumber }) =>
        `Order ${orderNumber} is already paid and cannot be changed any more.`,
      CHECKOUT__ORDER_ORDER_NOT_FOUND: () => 'This order does not exist.',
      CHECKOUT__ORDER_ORDER_CANCELLED: () => 'This order is cancelled.',
      CHECKOUT__ORDER_ORDER_NOT_CHANGEABLE: () =>
        'This order is already on its way and can no longer be changed.',
      CHECKOUT__ORDER_PAYMENT_METHOD_NOT_CHANGEABLE: () =>
        'Your payment is being checked. Please wait until it is decided.',
      CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE: () =>
        'The order cannot be paid by this method. Please choose another one.',
      CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED: () =>
        'The payment service is not answering right now. Please try again in a minute or choose another payment method.',
      CONTENT__PRODUCT_NOT_FOUND: () => 'This product no longer exists.',
      FRAMEWORK__INVALID_UUID: () => 'Something in this request is incomplete. Please reload the page.',
      FRAMEWORK__RATE_LIMIT_EXCEEDED: ({ seconds }) => `Too many attempts. Please wait ${seconds} seconds.`,
    },
  },
}
