import type { RefusalCode, Refusals } from '../shop/refusal.ts'

export type Words<Code extends RefusalCode> = (detail: Refusals[Code]) => string

/** How each refusal looks to a Shopware client: status, Shopware's code, what it says. Contract 5.1, 5.2, section 6. */
export const refusalCatalogue: {
  [Code in RefusalCode]: readonly [status: number, code: string, detail: Words<Code>]
} = {
  'request.parameter-missing': [
    400,
    'FRAMEWORK__MISSING_REQUEST_PARAMETER',
    ({ name }) => `Parameter "${name}" is missing.`,
  ],
  'request.parameter-invalid': [
    400,
    'FRAMEWORK__INVALID_REQUEST_PARAMETER',
    ({ name, reason }) => `The parameter "${name}" is invalid: ${reason}`,
  ],
  'request.malformed': [
    400,
    'FRAMEWORK__INVALID_REQUEST',
    ({ reason }) => `The request cannot be read: ${reason}`,
  ],
  'id.malformed': [400, 'FRAMEWORK__INVALID_UUID', ({ value }) => `Value is not a valid UUID: ${value}`],
  'criteria.field-unknown': [
    400,
    'FRAMEWORK__UNMAPPED_FIELD',
    ({ field, entity }) => `Field "${field}" in entity "${entity}" was not found.`,
  ],
  'criteria.association-unknown': [
    400,
    'FRAMEWORK__ASSOCIATION_NOT_FOUND',
    ({ association, entity }) => `Can not find association by name ${association} in entity ${entity}.`,
  ],
  'criteria.limit-exceeded': [
    400,
    'FRAMEWORK__QUERY_LIMIT_EXCEEDED',
    ({ limit, most }) => `The limit must be lower than or equal to ${most}. Given: ${limit}`,
  ],
  'criteria.limit-invalid': [
    400,
    'FRAMEWORK__INVALID_LIMIT_QUERY',
    ({ limit }) => `The limit must be a positive integer greater or equals than 1. Given: ${limit}`,
  ],
  'criteria.page-invalid': [
    400,
    'FRAMEWORK__INVALID_PAGE_QUERY',
    ({ page }) => `The page must be a positive integer greater or equals than 1. Given: ${page}`,
  ],
  'criteria.sorting-unknown': [
    404,
    'PRODUCT_SORTING_NOT_FOUND',
    ({ key }) => `Product sorting with key ${key} not found.`,
  ],
  'form.invalid': [400, 'VIOLATION', () => 'The form has errors.'],
  'access-key.missing': [401, 'FRAMEWORK__ACCESS_KEY_NOT_FOUND', () => 'Header "sw-access-key" is required.'],
  'access-key.unknown': [
    412,
    'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND',
    () => 'No matching sales channel found for the access key.',
  ],
  'language.unknown': [
    412,
    'FRAMEWORK__LANGUAGE_NOT_FOUND',
    ({ languageId }) => `The language "${languageId}" was not found.`,
  ],
  'currency.unknown': [
    404,
    'SYSTEM__CURRENCY_DOES_NOT_EXISTS_EXCEPTION',
    ({ currencyId }) => couldNotFind('currency', 'id', currencyId),
  ],
  'shop.in-maintenance': [
    503,
    'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE',
    () => 'The sales channel is in maintenance mode.',
  ],
  'product.unknown': [
    404,
    'CONTENT__PRODUCT_NOT_FOUND',
    ({ productId }) => couldNotFind('product', 'id', productId),
  ],
  'product.no-such-variant': [
    404,
    'CONTENT__PRODUCT_VARIANT_NOT_FOUND',
    ({ productId }) => `No variant of product ${productId} has these options.`,
  ],
  'category.unknown': [
    404,
    'CONTENT__CATEGORY_NOT_FOUND',
    ({ categoryId }) => couldNotFind('category', 'id', categoryId),
  ],
  'landing-page.unknown': [
    404,
    'CONTENT__LANDING_PAGE_NOT_FOUND',
    ({ landingPageId }) => couldNotFind('landing page', 'id', landingPageId),
  ],
  'page.unknown': [404, 'CONTENT__PAGE_NOT_FOUND', ({ path }) => couldNotFind('page', 'path', path)],
  'system-type.unknown': [
    404,
    'CONFIGURATOR__SYSTEM_TYPE_NOT_FOUND',
    ({ systemType }) => couldNotFind('system type', 'id', systemType),
  ],
  'line.quantity-not-positive': [
    400,
    'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY',
    ({ quantity }) => `The quantity must be a positive integer. Given: "${quantity}"`,
  ],
  'line.unknown': [
    404,
    'CHECKOUT__CART_LINE_ITEM_NOT_FOUND',
    ({ id }) => couldNotFind('line item', 'identifier', id),
  ],
  'line.type-mixed': [
    409,
    'CHECKOUT__CART_MIXED_LINE_ITEM_TYPE',
    ({ id }) => `Line item with id ${id} already exists with a different type.`,
  ],
  'line.type-unsupported': [
    400,
    'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED',
    ({ type }) => `Line item type "${type}" is not supported.`,
  ],
  'line.not-updatable': [
    400,
    'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_UPDATABLE',
    ({ id }) => `Line item "${id}" cannot be updated.`,
  ],
  'cart.empty': [400, 'CHECKOUT__CART_EMPTY', () => 'Cart is empty'],
  'cart.blocked': [
    500,
    'CHECKOUT__CART_INVALID',
    ({ messages }) => `The cart is invalid, got ${messages.length} error(s): ${messages.join('; ')}`,
  ],
  'cart.changed': [
    409,
    'CHECKOUT__CART_HASH_MISMATCH',
    () => 'The cart has changed since it was shown. Please check the new total and order again.',
  ],
  'cart.full': [400, 'CHECKOUT__CART_FULL', ({ most }) => `A cart holds at most ${most} different items.`],
  'customer.not-logged-in': [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', () => 'Customer is not logged in.'],
  'customer.account-required': [
    403,
    'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
    () => 'Please log in before you submit an order.',
  ],
  'customer.wrong-credentials': [
    401,
    'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
    () => 'Invalid username and/or password.',
  ],
  'customer.not-confirmed': [
    401,
    'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED',
    () => 'The e-mail address of this account has not been confirmed yet.',
  ],
  'customer.throttled': [
    429,
    'CHECKOUT__CUSTOMER_AUTH_THROTTLED',
    ({ waitSeconds }) => `Customer auth throttled for ${waitSeconds} seconds.`,
  ],
  'customer.already-confirmed': [
    412,
    'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED',
    ({ customerId }) => `The customer with the id "${customerId}" is already confirmed.`,
  ],
  'customer.hash-unknown': [
    404,
    'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
    ({ hash }) => `No matching customer for the hash "${hash}" was found.`,
  ],
  'customer.hash-missing': [404, 'CHECKOUT__NO_HASH_PROVIDED', () => 'The given hash is empty.'],
  'customer.imitation-unknown': [
    400,
    'CHECKOUT__IMITATE_CUSTOMER_INVALID_TOKEN',
    ({ token }) => `The token "${token}" is invalid.`,
  ],
  'customer.unknown': [
    404,
    'CHECKOUT__CUSTOMERS_NOT_FOUND',
    ({ customerId }) => `The customer "${customerId}" was not found.`,
  ],
  'customer.group-not-requested': [
    400,
    'CHECKOUT__CUSTOMER_GROUP_REQUEST_NOT_FOUND',
    ({ customerId }) => `Group request for customer "${customerId}" is not found`,
  ],
  'customer.group-not-open': [
    404,
    'CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND',
    ({ customerGroupId }) => `Customer group registration for id ${customerGroupId} not found.`,
  ],
  'customer.recovery-expired': [
    410,
    'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED',
    ({ hash }) => `The hash "${hash}" is expired.`,
  ],
  'customer.link-expired': [
    410,
    'CHECKOUT__CUSTOMER_EMAIL_HASH_EXPIRED',
    ({ hash }) => `The hash "${hash}" is expired.`,
  ],
  'customer.no-pending-email': [
    404,
    'CHECKOUT__CUSTOMER_PENDING_EMAIL_NOT_FOUND',
    () => 'No change of e-mail is waiting to be confirmed.',
  ],
  'session.unknown': [
    404,
    'CHECKOUT__CUSTOMER_SESSION_NOT_FOUND',
    ({ sessionId }) => couldNotFind('customer_session', 'id', sessionId),
  ],
  'passkey.unknown': [
    404,
    'CHECKOUT__CUSTOMER_PASSKEY_NOT_FOUND',
    ({ passkeyId }) => couldNotFind('customer_passkey', 'id', passkeyId),
  ],
  'passkey.not-verified': [
    400,
    'CHECKOUT__CUSTOMER_PASSKEY_NOT_VERIFIED',
    () => 'The passkey could not be verified.',
  ],
  'passkey.too-many': [
    400,
    'CHECKOUT__CUSTOMER_PASSKEY_LIMIT_REACHED',
    ({ most }) => `An account has at most ${most} passkeys.`,
  ],
  'address.unknown': [
    400,
    'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND',
    ({ addressId }) => couldNotFind('customer_address', 'id', addressId),
  ],
  'address.is-default': [
    400,
    'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT',
    ({ addressId }) => `Customer address with id "${addressId}" is a default address and cannot be deleted.`,
  ],
  'address.is-active': [
    400,
    'CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE',
    ({ addressId }) => `Customer address with id "${addressId}" is an active address and cannot be deleted.`,
  ],
  'payment-method.not-selectable': [
    400,
    'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND',
    ({ paymentMethodId }) => `Change Payment to method ${paymentMethodId} not possible.`,
  ],
  'payment-method.unknown': [
    400,
    'CHECKOUT__UNKNOWN_PAYMENT_METHOD',
    ({ paymentMethodId }) => couldNotFind('payment method', 'id', paymentMethodId),
  ],
  'payment-method.not-offered': [
    404,
    'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
    ({ paymentMethodId }) => `Payment method ${paymentMethodId} is not available for this order.`,
  ],
  'order.payment-not-changeable': [
    403,
    'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_CHANGEABLE',
    ({ orderId }) => `The payment method of order "${orderId}" cannot be changed.`,
  ],
  'order.unknown': [
    404,
    'CHECKOUT__ORDER_ORDER_NOT_FOUND',
    ({ orderId }) => couldNotFind('order', 'id', orderId),
  ],
  'order.already-paid': [
    400,
    'CHECKOUT__ORDER_ORDER_ALREADY_PAID',
    ({ orderNumber }) => `Order with number "${orderNumber}" was already paid and cannot be changed.`,
  ],
  'order.cancelled': [
    403,
    'CHECKOUT__ORDER_ORDER_CANCELLED',
    ({ orderId }) => `Order "${orderId}" is cancelled.`,
  ],
  'order.not-changeable': [
    403,
    'CHECKOUT__ORDER_ORDER_NOT_CHANGEABLE',
    ({ orderNumber }) => `Order with number "${orderNumber}" is on its way and cannot be changed any more.`,
  ],
  'order.not-paid': [
    409,
    'CHECKOUT__ORDER_ORDER_NOT_PAID',
    ({ orderNumber }) => `Order with number "${orderNumber}" is not paid yet.`,
  ],
  'payment.gateway-unreachable': [
    400,
    'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED',
    ({ orderNumber }) =>
      `The payment of order ${orderNumber} could not be begun: the payment provider does not answer. Nothing was charged; please try again.`,
  ],
  'refund.nothing-left': [
    400,
    'CHECKOUT__REFUND_EXCEEDS_CAPTURE',
    ({ leftCents }) => `No more than ${leftCents / 100} can be refunded.`,
  ],
  'order.guest-credentials-wrong': [
    403,
    'CHECKOUT__GUEST_WRONG_CREDENTIALS',
    () => 'Wrong credentials for guest order.',
  ],
  'order.guest-not-authenticated': [
    403,
    'CHECKOUT__GUEST_NOT_AUTHENTICATED',
    () => 'Guest is not authenticated.',
  ],
  'document.unknown': [
    404,
    'DOCUMENT__DOCUMENT_NOT_FOUND',
    ({ documentId }) => `The document with id "${documentId}" was not found.`,
  ],
  'download.unknown': [
    404,
    'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND',
    ({ downloadId }) => `Line item download file with id "${downloadId}" not found.`,
  ],
  'order.deep-link-unknown': [
    404,
    'CHECKOUT__CART_ORDER_DEEP_LINK_NOT_FOUND',
    ({ deepLinkCode }) => couldNotFind('order', 'deepLinkCode', deepLinkCode),
  ],
  'withdrawal.unknown': [
    404,
    'CHECKOUT__WITHDRAWAL_NOT_FOUND',
    ({ withdrawalId }) => couldNotFind('withdrawal', 'id', withdrawalId),
  ],
  'review.not-active': [403, 'PRODUCT__REVIEW_NOT_ACTIVE', () => 'Reviews are not activated.'],
  'newsletter.recipient-unknown': [
    400,
    'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
    ({ value }) => couldNotFind('newsletter_recipient', 'identifier', value),
  ],
  'newsletter.throttled': [
    429,
    'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED',
    ({ waitSeconds }) => `Too many requests, try again in ${waitSeconds} seconds.`,
  ],
  'wishlist.not-kept': [403, 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED', () => 'Wishlist is not activated!'],
  'wishlist.unknown': [
    404,
    'CHECKOUT__WISHLIST_NOT_FOUND',
    () => 'Wishlist for this customer was not found.',
  ],
  'wishlist.ids-missing': [
    400,
    'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING',
    () => 'Parameter "productIds" is missing.',
  ],
  'wishlist.duplicate': [
    400,
    'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT',
    () => 'Product already added in wishlist',
  ],
  'wishlist.product-unknown': [
    404,
    'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND',
    ({ productId }) => `Wishlist product with id ${productId} not found`,
  ],
  'wishlist.full': [
    400,
    'CHECKOUT__WISHLIST_FULL',
    ({ most }) => `A wishlist holds at most ${most} products.`,
  ],
  'rate-limit.exceeded': [
    429,
    'FRAMEWORK__RATE_LIMIT_EXCEEDED',
    ({ waitSeconds }) => `Too many requests, try again in ${waitSeconds} seconds.`,
  ],
}

const couldNotFind = (entity: string, field: string, value: string) =>
  `Could not find ${entity} with ${field} "${value}"`
