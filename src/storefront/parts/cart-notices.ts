import type { NoticeDetail } from '../texts/de/notices.ts'
import type { Texts } from '../texts/texts.ts'
import type { CartErrors } from './cart-shape.ts'

/** A notice as it travels from the Store API to whoever shows it. */
export type CartNotice = { key: string; messageKey: string; parameters: Readonly<Record<string, unknown>> }

/** The notices of a cart; an empty list on the wire means none (contract 5.4). */
export function noticesOf(errors: CartErrors): CartNotice[] {
  const told = Array.isArray(errors) ? [] : Object.values(errors)
  // "Blocked, choose another" says nothing more once another has been chosen.
  const isSettled = (messageKey: string) =>
    messageKey.endsWith('-method-blocked') &&
    told.some((other) => other.messageKey === messageKey.replace('-blocked', '-changed'))

  // One address that is both is missing the same thing once.
  const isSaid = ({ messageKey, parameters: { addressId } }: (typeof told)[number]) =>
    addressId !== undefined &&
    told.some(
      (other) =>
        messageKey.includes('billing') &&
        other.messageKey === messageKey.replace('billing', 'shipping') &&
        other.parameters.addressId === addressId,
    )

  return told
    .filter((notice) => !isSettled(notice.messageKey) && !isSaid(notice))
    .map(({ key, messageKey, parameters }) => ({ key, messageKey, parameters }))
}

/** The same notice told twice is one; the later one counts. */
export const joinNotices = (...lists: readonly (readonly CartNotice[])[]): CartNotice[] => [
  ...new Map(lists.flat().map((notice) => [notice.key, notice])).values(),
]

export function noticeText({ messageKey, parameters }: CartNotice, { notices }: Texts): string {
  const words = notices.cart as Partial<Record<string, (detail: NoticeDetail) => string>>
  return words[messageKey]?.(detailOf(parameters)) ?? notices.fallback
}

export type NoticeKind = 'success' | 'info' | 'warning'

/** How loud a notice is said. What only changed for the better is no warning. */
export const noticeKind = ({ messageKey }: CartNotice): NoticeKind => kinds[messageKey] ?? 'warning'

const kinds: Partial<Record<string, NoticeKind>> = {
  'line-removed': 'info',
  'promotion-discount-added': 'success',
  'promotion-discount-deleted': 'info',
  'cart-merged-hint': 'info',
  'promotion-not-eligible': 'info',
}

/**
 * Whether it stays until it is dismissed: what was changed once and will not be told again. What stands in
 * the way is told with every answer until its cause is gone (contract 5.4).
 */
export const isPersistent = ({ messageKey }: CartNotice): boolean => !passing.has(messageKey)

const passing = new Set([
  'shipping-method-blocked',
  'shipping-method-changed',
  'payment-method-blocked',
  'payment-method-changed',
  'line-does-not-fit',
  'promotion-not-eligible',
  'promotion-excluded',
  'promotion-discount-added',
  'promotion-discount-deleted',
])

/** Whether the shop tells it with one answer only, so that whoever asked has to show it (contract 5.4). */
export const isToldOnce = ({ messageKey }: CartNotice): boolean => toldOnce.has(messageKey)

const toldOnce = new Set([
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

/** Where it can be put right, or who can help. */
export type WayOut = 'address' | 'methods' | 'contact'

export const wayOutOf = ({ messageKey }: CartNotice): WayOut | undefined =>
  /-address(-|$)/.test(messageKey) ? 'address' : waysOut[messageKey]

const waysOut: Partial<Record<string, WayOut>> = {
  'salutation-missing': 'address',
  'shipping-method-blocked': 'methods',
  'payment-method-blocked': 'methods',
  'checkout-gateway-error': 'contact',
  'line-item-incomplete': 'contact',
}

/** Whether it is about a promotion and told beside the field for codes. */
export const isAboutPromotion = ({ messageKey }: CartNotice): boolean => messageKey.includes('promotion')

/** What is said about a code as long as it is there; it has its place beside the field for codes, wherever that is. */
export const isAboutCode = (notice: CartNotice): boolean => isAboutPromotion(notice) && !isToldOnce(notice)

/** What a shopper took out herself, told so that it can be put back. */
export const isRemoval = ({ messageKey }: CartNotice): boolean => messageKey === 'line-removed'

/** Whether it is about this line: it names the line, or its key ends with the line's product. */
export const isAbout = (
  { key, parameters }: CartNotice,
  { id, referencedId }: { id?: string; referencedId: string | null },
): boolean =>
  parameters.lineItemId === undefined
    ? referencedId !== null && key.endsWith(referencedId)
    : parameters.lineItemId === id

function detailOf(parameters: CartNotice['parameters']): NoticeDetail {
  const first = (...names: readonly string[]) =>
    String(names.map((name) => parameters[name]).find((value) => value !== undefined && value !== null) ?? '')

  return {
    name: first('name'),
    quantity: first('quantity'),
    code: first('promotionCode', 'code'),
    promotions: first('promotions'),
    reason: first('reason'),
    before: first('oldShippingMethodName', 'oldPaymentMethodName'),
    after: first('newShippingMethodName', 'newPaymentMethodName'),
  }
}
