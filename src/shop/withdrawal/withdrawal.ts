import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { OrderId } from '../orders/order.ts'

export type WithdrawalId = Id<'withdrawal'>

/** What somebody declares to withdraw from a contract, as it was typed. */
export type Declaration = {
  name: string
  email: string
  /** An order number, or which contract is meant. */
  contract: string
  /** What of it; null means all. */
  items: string | null
  message: string | null
}

/** A declaration as it was received. It counts whether it fits an order or not. */
export type Withdrawal = Declaration & {
  id: WithdrawalId
  orderId: OrderId | null
  locale: Locale
  declaredAt: Date
}
