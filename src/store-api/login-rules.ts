import { accountHolder } from '../shop/customers/account-holder.ts'
import { refuse } from '../shop/refusal.ts'
import type { Visit } from '../shop/sessions/visit.ts'
import type { Operation } from './client.ts'

/** Who may ask: whoever said who she is, the same or whoever proves an order to be hers, or only an account. */
export type LoginRule = 'customer' | 'customer-or-proof' | 'account'

/**
 * Contract 11, login rules, and the operations of ours in the same spirit. Everything else is open, or looks by itself
 * who asks. The rooms check again: this only says which answer comes first.
 */
export const loginRules: Readonly<Partial<Record<Operation, LoginRule>>> = {
  'POST /account/customer': 'customer',
  'DELETE /account/customer': 'customer',
  'POST /account/list-address': 'customer',
  'POST /account/address': 'customer',
  'PATCH /account/address/{addressId}': 'customer',
  'DELETE /account/address/{addressId}': 'customer',
  'PATCH /account/address/default-billing/{addressId}': 'customer',
  'PATCH /account/address/default-shipping/{addressId}': 'customer',
  'POST /account/logout': 'customer',
  'POST /account/change-profile': 'customer',
  'POST /order/payment': 'customer-or-proof',
  'POST /order/payment-method': 'customer-or-proof',
  'POST /order/state/cancel': 'customer-or-proof',
  'GET /order/download/{orderId}/{downloadId}': 'customer-or-proof',
  'POST /document/download/{documentId}/{deepLinkCode}': 'customer-or-proof',
  'POST /customer/cabinet': 'account',
  'POST /customer/cabinet/keep': 'account',
  'POST /customer/cabinet/forget': 'account',
  'POST /customer/wishlist': 'account',
  'DELETE /customer/wishlist': 'account',
  'POST /customer/wishlist/add/{productId}': 'account',
  'DELETE /customer/wishlist/delete/{productId}': 'account',
  'POST /customer/wishlist/merge': 'account',
  'POST /customer/wishlist/share': 'account',
  'DELETE /customer/wishlist/share': 'account',
  'POST /account/change-email': 'account',
  'POST /account/pending-email': 'account',
  'DELETE /account/pending-email': 'account',
  'POST /account/pending-email/send-again': 'account',
  'POST /account/change-password': 'account',
  'POST /account/change-language': 'account',
  'POST /account/change-payment-method/{paymentMethodId}': 'account',
  'POST /account/newsletter-recipient': 'account',
  'POST /account/request-group': 'account',
  'POST /account/data-export': 'account',
  'POST /account/data-overview': 'account',
  'POST /account/session': 'account',
  'DELETE /account/session': 'account',
  'DELETE /account/session/{sessionId}': 'account',
  'POST /account/list-passkey': 'account',
  'POST /account/passkey/options': 'account',
  'POST /account/passkey': 'account',
  'PATCH /account/passkey/{passkeyId}': 'account',
  'DELETE /account/passkey/{passkeyId}': 'account',
  'POST /product/{productId}/review': 'account',
}

/** Who may not ask is told so before anything is said about what she sent. */
export function refuseStrangers(rule: LoginRule | undefined, wish: unknown, visit: Visit): void {
  if (rule === undefined) return
  if (rule === 'account') accountHolder(visit)
  if (visit.customer === null && !(rule === 'customer-or-proof' && hasProof(wish)))
    refuse('customer.not-logged-in', {})
}

const hasProof = (wish: unknown): boolean =>
  typeof wish === 'object' && wish !== null && proofs.some((name) => name in wish)

const proofs = ['pass', 'email', 'zipcode']
