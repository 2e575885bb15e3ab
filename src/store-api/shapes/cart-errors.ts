import type { CartNotice, NoticeKind } from '../../shop/cart/notices.ts'
import { blocksOrder } from '../../shop/cart/notices.ts'
import { idFrom } from '../../values/ids.ts'

type Parameters = Readonly<Record<string, unknown>>

export type CartErrorShape = Parameters & {
  key: string
  code: 0
  level: 0 | 10 | 20
  messageKey: string
  message: string
  parameters: Parameters
  block: boolean
  blockResubmit: boolean
  /** Where it can be put right, by the name of a page of Shopware's own storefront. */
  route?: Route
}

type Route = { key: string; params: Parameters }

/** Notices as Shopware's clients read them: a map by key, an empty list when there are none (contract 5.4). */
export const cartErrorsShape = (notices: readonly CartNotice[]): Record<string, CartErrorShape> | never[] =>
  notices.length === 0
    ? []
    : Object.fromEntries(notices.map(cartErrorShape).map((error) => [error.key, error]))

/**
 * What a notice says stands twice, at the top and under `parameters`: older clients read the one,
 * newer the other. `code` stays the number 0, whatever the parameters hold.
 */
export function cartErrorShape(notice: CartNotice): CartErrorShape {
  const { key, messageKey, level, message, parameters, top, route } = wordsOf(notice)
  const block = blocksOrder(notice)

  return {
    ...parameters,
    ...top,
    key,
    code: 0,
    level,
    messageKey,
    message,
    parameters,
    block,
    blockResubmit: block,
    ...(route && { route }),
  }
}

type Words = {
  messageKey: string
  /** Tells two notices of the same kind apart. */
  key: string
  level: 0 | 10 | 20
  message: string
  parameters: Parameters
  /** What looks different at the top. */
  top?: Parameters
  route?: Route
}

const wordsOf = (notice: CartNotice): Words =>
  // The table is keyed by the notice's own kind, so this row takes it.
  (rows[notice.kind] as (notice: CartNotice) => Words)(notice)

const rows: { [Kind in NoticeKind]: (notice: Extract<CartNotice, { kind: Kind }>) => Words } = {
  'product-not-found': ({ productId }) => ({
    ...named('product-not-found', productId, 20),
    message: `The product ${productId} could not be found`,
    parameters: { id: productId },
  }),
  'out-of-stock': ({ productId, name }) => ({
    ...named('product-out-of-stock', productId, 20),
    message: `The product ${name} is no longer available`,
    parameters: { id: productId, name },
  }),
  'stock-reached': ({ productId, name, quantity }) => ({
    ...named('product-stock-reached', productId, 10),
    message: `The product ${name} is only available ${quantity} times`,
    parameters: { id: productId, name, quantity },
  }),
  'raised-to-minimum': ({ productId, name, quantity }) => ({
    ...named('min-order-quantity', productId, 10),
    message: `The quantity of product ${name} did not meet the minimum order quantity threshold. The quantity has automatically been increased to ${quantity}`,
    parameters: { id: productId, name, quantity },
  }),
  'set-to-purchase-step': ({ productId, name, quantity }) => ({
    ...named('purchase-steps-quantity', productId, 10),
    message: `Your input quantity does not match with the setup of the ${name}. The quantity was changed to ${quantity}`,
    parameters: { id: productId, name, quantity },
  }),
  'shipping-method-blocked': ({ name }) => ({
    ...named('shipping-method-blocked', `-${name}`, 10),
    message: `Shipping method ${name} not available`,
    parameters: { name },
  }),
  'shipping-method-changed': ({ oldName, newName }) => ({
    ...named('shipping-method-changed', `-${oldName}-${newName}`, 0),
    message: `Shipping method ${oldName} was changed to ${newName}`,
    parameters: { oldShippingMethodName: oldName, newShippingMethodName: newName },
  }),
  'payment-method-blocked': ({ name }) => ({
    ...named('payment-method-blocked', `-${name}`, 10),
    message: `Payment method ${name} not available. Reason: not offered for this country or amount`,
    parameters: { name, reason: 'not offered for this country or amount' },
  }),
  'payment-method-changed': ({ oldName, newName }) => ({
    ...named('payment-method-changed', `-${oldName}-${newName}`, 0),
    message: `Payment method ${oldName} was changed to ${newName}`,
    parameters: { oldPaymentMethodName: oldName, newPaymentMethodName: newName },
  }),
  'address-blocked': ({ use, country }) => ({
    ...named(`${use}-address-blocked`, `-${country}`, 20),
    message:
      use === 'shipping'
        ? `Shippings to shipping address ${country} are not possible.`
        : `Billings to billing address ${country} are not possible.`,
    parameters: { name: country },
  }),
  'address-invalid': ({ use, addressId, fields }) => ({
    ...named(`${use}-address-invalid`, '', 20),
    message: `Please check your ${use} address for missing or invalid values.`,
    parameters: { isBillingAddress: use === 'billing', violations: fields, addressId },
  }),
  'salutation-missing': ({ use, addressId, addressee }) => ({
    ...named(`salutation-missing-${use}-address`, '', 10),
    message: `A salutation needs to be defined for the ${use} address "${addressee}".`,
    parameters: { addressId },
    route: editAddress(addressId),
  }),
  'country-region-missing': ({ use, addressId, addressee }) => ({
    ...named(`country-region-missing-${use}-address`, '', 10),
    message: `A country region needs to be defined for the ${use} address "${addressee}".`,
    parameters: { addressId },
    route: editAddress(addressId),
  }),
  'profile-salutation-missing': () => ({
    ...named('salutation-missing', '', 10),
    message: 'A salutation needs to be defined for the profile.',
    parameters: {},
  }),
  'line-incomplete': ({ lineId, property }) => ({
    ...named('line-item-incomplete', '', 20),
    key: lineId,
    message: `Line item "${lineId}" incomplete. Property "${property}" missing.`,
    parameters: { key: lineId, property },
  }),
  'line-does-not-fit': ({ lineId, productId, name }) => ({
    ...named('line-does-not-fit', `-${lineId}`, 10),
    message: `${name} does not fit the place that was measured for it.`,
    parameters: { id: productId, lineItemId: lineId, name },
  }),
  'goods-not-sendable': ({ reason }) => ({
    ...named('checkout-gateway-error', '', 20),
    // Shopware makes one up each time; this one stays, so that a client tells the same reason once.
    key: idFrom('cart-error', reason),
    message: reason,
    parameters: { reason },
  }),
  'cart-merged': () => ({
    ...named('cart-merged-hint', '', 0),
    message: 'Items of an earlier visit are in the cart again.',
    parameters: {},
  }),
  'promotion-not-eligible': ({ name, code }) => ({
    ...named('promotion-not-eligible', '', 0),
    message: `Promotion ${name} not eligible for cart!`,
    parameters: { name, promotionCode: code },
  }),
  'promotion-excluded': ({ name }) => ({
    ...named('promotion-excluded', '', 0),
    message: `Promotion ${name} was excluded for cart.`,
    parameters: { name },
  }),
  'promotions-on-cart-price-zero': ({ names }) => ({
    ...named('promotions-on-cart-price-zero-error', '', 0),
    message: `Promotions ${names.join(', ')} were excluded for cart because the price of the cart is zero.`,
    parameters: { promotions: names.join(', ') },
    top: { promotions: names },
  }),
  'promotion-no-longer-valid': ({ name }) => ({
    ...named('auto-promotion-not-found', `-${name}`, 20),
    message: `Promotion ${name} was no longer valid!`,
    parameters: { name },
  }),
  'promotion-discount-added': ({ name, discountId }) => ({
    ...named('promotion-discount-added', `-${discountId}`, 0),
    message: `Discount ${name} has been added`,
    parameters: { name, discountLineItemId: discountId },
  }),
  'promotion-discount-deleted': ({ name, discountId }) => ({
    ...named('promotion-discount-deleted', `-${discountId}`, 0),
    message: `Discount ${name} has been removed`,
    parameters: { name, discountLineItemId: discountId },
  }),
  'promotion-not-found': ({ code }) => ({
    ...named('promotion-not-found', '', 20),
    message: `Promotion with code ${code} not found!`,
    parameters: { code, promotionCode: code },
  }),
}

const editAddress = (addressId: string): Route => ({
  key: 'frontend.account.address.edit.page',
  params: { addressId },
})

const named = (messageKey: string, suffix: string, level: Words['level']) => ({
  messageKey,
  key: `${messageKey}${suffix}`,
  level,
})
