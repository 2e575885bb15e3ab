import type { CurrencyCode } from '../../values/currency.ts'
import type { Id } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { PaymentMethodId } from '../channel/channel.ts'
import type { OrderId, OrderState, TransactionState } from '../orders/order.ts'

export type AttemptId = Id<'order-transaction'>

/** One attempt to pay an order, with what of the order it needs. The newest that was not given up counts. */
export type Attempt = {
  id: AttemptId
  orderId: OrderId
  methodId: PaymentMethodId
  state: TransactionState
  cents: number
  gateway: string | null
  reference: string | null
  redirectUrl: string | null
  finishUrl: string | null
  errorUrl: string | null
  returnUntil: Date | null
  begunAt: Date | null
  closedAt: Date | null
  watched: number
  order: { number: string; state: OrderState; currency: CurrencyCode; locale: Locale; email: string }
}

const unpaid = ['open', 'reminded', 'in_progress', 'unconfirmed', 'authorized'] as const

/** Money may still come for it, and none has. */
export const isUnpaid = ({ state }: Pick<Attempt, 'state'>): boolean =>
  unpaid.some((unpaid) => unpaid === state)

/** Lost for good: the next payment is another attempt. */
export const isOver = ({ state }: Pick<Attempt, 'state'>): boolean =>
  state === 'failed' || state === 'cancelled'

/** The gateway has a payment of ours that is not at its end yet. */
export const isAtGateway = (
  attempt: Attempt,
): attempt is Attempt & { gateway: string; reference: string; closedAt: null } =>
  attempt.gateway !== null && attempt.reference !== null && attempt.closedAt === null
