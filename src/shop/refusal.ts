/**
 * Everything the shop can refuse, with what there is to say about it: the error catalogue of the
 * specification (section 8). A new refusal starts as a line here; the doors then fail to compile
 * until they know how to show it.
 */
export type Refusals = {
  'request.parameter-missing': { name: string }
  'request.parameter-invalid': { name: string; reason: string; pointer?: string }
  'request.malformed': { reason: string }
  'id.malformed': { value: string; pointer?: string }
  'criteria.field-unknown': { field: string; entity: string; pointer?: string }
  'criteria.association-unknown': { association: string; entity: string; pointer?: string }
  'criteria.limit-exceeded': { limit: number; most: number; pointer?: string }
  'criteria.limit-invalid': { limit: string; pointer?: string }
  'criteria.page-invalid': { page: string; pointer?: string }
  'criteria.sorting-unknown': { key: string }
  'form.invalid': { violations: readonly Violation[] }
  'access-key.missing': Record<never, never>
  'access-key.unknown': Record<never, never>
  'language.unknown': { languageId: string }
  'currency.unknown': { currencyId: string }
  'shop.in-maintenance': Record<never, never>
  'product.unknown': { productId: string }
  'product.no-such-variant': { productId: string; options: readonly string[] }
  'category.unknown': { categoryId: string }
  'landing-page.unknown': { landingPageId: string }
  'page.unknown': { path: string }
  'system-type.unknown': { systemType: string }
  'line.quantity-not-positive': { quantity: number | string }
  'line.unknown': { id: string }
  'line.type-mixed': { id: string }
  'line.type-unsupported': { type: string }
  'line.not-updatable': { id: string }
  'cart.empty': Record<never, never>
  'cart.blocked': { messages: readonly string[] }
  'cart.changed': { shownCents: number; totalCents: number }
  'cart.full': { most: number }
  'customer.not-logged-in': Record<never, never>
  'customer.account-required': Record<never, never>
  'customer.wrong-credentials': Record<never, never>
  'customer.not-confirmed': Record<never, never>
  'customer.throttled': { waitSeconds: number }
  'customer.already-confirmed': { customerId: string }
  'customer.hash-unknown': { hash: string }
  'customer.hash-missing': Record<never, never>
  'customer.imitation-unknown': { token: string }
  'customer.recovery-expired': { hash: string }
  'customer.link-expired': { hash: string }
  'customer.no-pending-email': Record<never, never>
  'session.unknown': { sessionId: string }
  'passkey.unknown': { passkeyId: string }
  'passkey.not-verified': Record<never, never>
  'passkey.too-many': { most: number }
  'customer.unknown': { customerId: string }
  'customer.group-not-requested': { customerId: string }
  'customer.group-not-open': { customerGroupId: string }
  'address.unknown': { addressId: string }
  'address.is-default': { addressId: string }
  'address.is-active': { addressId: string }
  'payment-method.unknown': { paymentMethodId: string }
  'payment-method.not-selectable': { paymentMethodId: string }
  'payment-method.not-offered': { paymentMethodId: string }
  'order.payment-not-changeable': { orderId: string }
  'order.unknown': { orderId: string }
  'order.already-paid': { orderId: string; orderNumber: string }
  'order.cancelled': { orderId: string }
  'order.not-changeable': { orderId: string; orderNumber: string }
  'order.not-paid': { orderId: string; orderNumber: string }
  'payment.gateway-unreachable': { orderId: string; orderNumber: string }
  'refund.nothing-left': { leftCents: number }
  'order.guest-credentials-wrong': Record<never, never>
  'order.guest-not-authenticated': Record<never, never>
  'order.deep-link-unknown': { deepLinkCode: string }
  'document.unknown': { documentId: string }
  'download.unknown': { downloadId: string }
  'withdrawal.unknown': { withdrawalId: string }
  'review.not-active': Record<never, never>
  'newsletter.recipient-unknown': { value: string }
  'newsletter.throttled': { waitSeconds: number }
  'wishlist.not-kept': Record<never, never>
  'wishlist.unknown': Record<never, never>
  'wishlist.ids-missing': Record<never, never>
  'wishlist.duplicate': { productId: string }
  'wishlist.product-unknown': { productId: string }
  'wishlist.full': { most: number }
  'rate-limit.exceeded': { waitSeconds: number }
}

export type RefusalCode = keyof Refusals

/** One field that a form got wrong. `path` leads to it: ['billingAddress', 'zipcode']. */
export type Violation = {
  rule: ViolationRule
  path: readonly (string | number)[]
  value?: unknown
  /** What the text of the rule needs: {limit: 8}. */
  detail?: Readonly<Record<string, string | number>>
}

export type ViolationRule =
  | 'blank'
  | 'too-short'
  | 'too-long'
  | 'too-low'
  | 'too-high'
  | 'not-an-email'
  | 'email-taken'
  | 'zip-invalid'
  | 'vat-id-format'
  | 'phone-invalid'
  | 'no-such-choice'
  | 'entity-does-not-exist'
  | 'entity-exists'
  | 'strict-check-failed'
  | 'not-equal'
  | 'wrong-type'
  | 'password-incorrect'
  | 'too-common'

export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code
  readonly detail: Refusals[Code]

  constructor(code: Code, detail: Refusals[Code]) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.detail = detail
  }
}

export const refuse = <Code extends RefusalCode>(code: Code, detail: Refusals[Code]): never => {
  throw new Refusal(code, detail)
}

export const refuseForm = (violations: readonly Violation[]): never => refuse('form.invalid', { violations })
