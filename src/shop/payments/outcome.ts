import type { GatewayReport } from '../../platform/gateway.ts'
import type { CurrencyCode } from '../../values/currency.ts'
import type { OrderState, TransactionState } from '../orders/order.ts'
import { canMove } from '../orders/transitions.ts'

/** How it stands with an attempt when a gateway says something about it. */
export type Standing = {
  order: OrderState
  attempt: TransactionState
  owed: { cents: number; currency: CurrencyCode }
  /** Money has paid the order, by this attempt or another one. */
  isPaid: boolean
  /** This very capture is written down already. */
  isKnown: boolean
}

/** Why money that came does not pay the order. */
export type SurplusReason = 'second-capture' | 'amount-differs' | 'order-cancelled'

export type Outcome =
  | { kind: 'nothing' }
  | { kind: 'authorized' | 'failed' | 'cancelled' }
  | { kind: 'booked' }
  | { kind: 'surplus'; why: SurplusReason }

/**
 * What a report means for the ledger. Reports come late, twice and in any order, from the webhook, from
 * asking and from the way back; so money always counts once, and no word said after it undoes it.
 */
export function outcomeOf(standing: Standing, { state, cents, currency }: GatewayReport): Outcome {
  const { order, attempt, owed, isPaid, isKnown } = standing

  switch (state) {
    case 'pending':
      return nothing
    case 'captured':
      if (isKnown) return nothing
      if (order === 'cancelled') return { kind: 'surplus', why: 'order-cancelled' }
      if (isPaid) return { kind: 'surplus', why: 'second-capture' }
      if (cents !== owed.cents || currency !== owed.currency)
        return { kind: 'surplus', why: 'amount-differs' }
      return { kind: 'booked' }
    default:
      return canMove('transaction', attempt, state) ? { kind: state } : nothing
  }
}

const nothing: Outcome = { kind: 'nothing' }
