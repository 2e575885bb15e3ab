/** How far the payment of an order has come, as far as its shopper is concerned. */
export type Stage =
  /** She will not pay any more, nor get anything. */
  | 'cancelled'
  | 'paid'
  /** She pays by herself: by invoice or in advance. */
  | 'later'
  /** She pays at a gateway and has not begun to. */
  | 'to-pay'
  /** She has begun to, and the gateway has not decided. */
  | 'waiting'
  /** She has tried, and it came to nothing. */
  | 'unpaid'

/** What of an order tells. */
export type PaymentFacts = {
  stateMachineState: State
  currentTransactionId: string | null
  transactions: readonly {
    id: string
    stateMachineState: State
    paymentMethod: { asynchronous: boolean } | null
  }[]
}
type State = { technicalName: string } | null

/** The payment that counts. */
export const paymentOf = <Payment extends { id: string }>({
  transactions,
  currentTransactionId,
}: {
  transactions: readonly Payment[]
  currentTransactionId: string | null
}): Payment | undefined => transactions.find(({ id }) => id === currentTransactionId) ?? transactions.at(-1)

export function stageOf(order: PaymentFacts): Stage {
  const payment = paymentOf(order)
  const state = payment?.stateMachineState?.technicalName ?? 'open'

  const isCancelled = order.stateMachineState?.technicalName === 'cancelled'

  if (isCancelled && refunded.has(state)) return 'cancelled'
  if (settled.has(state)) return 'paid'
  if (isCancelled) return 'cancelled'
  if (failed.has(state)) return 'unpaid'
  if (!payment?.paymentMethod?.asynchronous) return 'later'
  return begun.has(state) ? 'waiting' : 'to-pay'
}

const refunded = new Set(['refunded', 'refunded_partially'])
const settled = new Set(['paid', 'paid_partially', 'authorized', ...refunded])
const failed = new Set(['failed', 'cancelled', 'chargeback'])
const begun = new Set(['in_progress', 'unconfirmed'])
