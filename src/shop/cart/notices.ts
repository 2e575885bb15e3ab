/**
 * What the cart changed on its own, or what stands in the way of ordering it: each owes the
 * shopper an explanation (specification section 8). Notices are data, never thrown: a cart with
 * notices is still a cart. The doors choose the words.
 */
export type CartNotice =
  | { kind: 'product-not-found'; productId: string }
  | { kind: 'out-of-stock'; productId: string; name: string }
  | { kind: 'stock-reached'; productId: string; name: string; quantity: number }
  | { kind: 'raised-to-minimum'; productId: string; name: string; quantity: number }
  | { kind: 'set-to-purchase-step'; productId: string; name: string; quantity: number }
  | { kind: 'shipping-method-blocked'; name: string }
  | { kind: 'shipping-method-changed'; oldName: string; newName: string }
  | { kind: 'payment-method-blocked'; name: string }
  | { kind: 'payment-method-changed'; oldName: string; newName: string }
  | { kind: 'address-blocked'; use: AddressUse; country: string }
  | { kind: 'address-invalid'; use: AddressUse; addressId: string; fields: readonly string[] }
  | { kind: 'salutation-missing'; use: AddressUse; addressId: string; addressee: string }
  | { kind: 'country-region-missing'; use: AddressUse; addressId: string; addressee: string }
  | { kind: 'profile-salutation-missing' }
  | { kind: 'line-incomplete'; lineId: string; property: string }
  | { kind: 'line-does-not-fit'; lineId: string; productId: string; name: string }
  | { kind: 'goods-not-sendable'; reason: string }
  | { kind: 'cart-merged' }
  | { kind: 'promotion-not-found'; code: string }
  | { kind: 'promotion-not-eligible'; name: string; code: string }
  | { kind: 'promotion-excluded'; name: string }
  | { kind: 'promotions-on-cart-price-zero'; names: readonly string[] }
  | { kind: 'promotion-no-longer-valid'; name: string }
  | { kind: 'promotion-discount-added'; name: string; discountId: string }
  | { kind: 'promotion-discount-deleted'; name: string; discountId: string }

export type AddressUse = 'shipping' | 'billing'

export type NoticeKind = CartNotice['kind']

/** Whether a cart may not be ordered while this stands. What was only corrected is told once and then gone. */
export const blocksOrder = ({ kind }: CartNotice): boolean => blocking[kind]

/**
 * Whether it is told with one answer and then never again: what the cart changed, or could not do. Everything else
 * is said again with each answer, until its cause is gone (store-api.md 5.4).
 */
export const isToldOnce = ({ kind }: CartNotice): boolean => toldOnce.has(kind)

const toldOnce: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'product-not-found',
  'out-of-stock',
  'stock-reached',
  'raised-to-minimum',
  'set-to-purchase-step',
  'shipping-method-changed',
  'payment-method-changed',
  'cart-merged',
  'promotion-not-found',
  'promotion-no-longer-valid',
  'promotion-discount-added',
  'promotion-discount-deleted',
])

const blocking = {
  'product-not-found': true,
  'out-of-stock': true,
  'stock-reached': true,
  'raised-to-minimum': true,
  'set-to-purchase-step': true,
  'shipping-method-blocked': true,
  'shipping-method-changed': false,
  'payment-method-blocked': true,
  'payment-method-changed': false,
  'address-blocked': true,
  'address-invalid': true,
  'salutation-missing': true,
  'country-region-missing': true,
  'profile-salutation-missing': true,
  'line-incomplete': true,
  'line-does-not-fit': false,
  'goods-not-sendable': true,
  'cart-merged': false,
  'promotion-not-found': false,
  'promotion-not-eligible': false,
  'promotion-excluded': false,
  'promotions-on-cart-price-zero': false,
  'promotion-no-longer-valid': true,
  'promotion-discount-added': false,
  'promotion-discount-deleted': false,
} satisfies Record<NoticeKind, boolean>
