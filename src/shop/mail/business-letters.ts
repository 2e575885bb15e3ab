import type { OrderMailPurpose } from '../orders/order-mail.ts'
import { type WithdrawalMailPurpose, withdrawalMails } from '../withdrawal/withdrawal-mail.ts'

/** Mails that are part of what was agreed: like the papers of an order they are kept (OR 957a and 958f, HGB 257). */
export const businessLetters: readonly (OrderMailPurpose | WithdrawalMailPurpose)[] = [
  'order-confirmation',
  'payment-received',
  'payment-failed',
  'payment-changed',
  'shipped',
  'cancelled',
  'refunded',
  ...withdrawalMails,
]
