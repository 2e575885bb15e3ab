import type { DeliveryState, OrderState, TransactionState } from './order.ts'

/** What moves through states: the order itself, its deliveries, its payments. */
export type Machine = 'order' | 'delivery' | 'transaction'

export type StateOf = { order: OrderState; delivery: DeliveryState; transaction: TransactionState }

/**
 * Every move there is; contract 5.10. What is not here does not happen, whoever asks. Money that went back
 * is never owed again, and money that came late is taken even for an attempt that was given up.
 */
export const transitions = {
  order: {
    open: ['in_progress', 'completed', 'cancelled'],
    in_progress: ['completed', 'cancelled'],
    completed: [],
    cancelled: [],
  },
  delivery: {
    open: ['shipped', 'shipped_partially', 'cancelled'],
    shipped_partially: ['shipped', 'returned_partially', 'returned'],
    shipped: ['returned_partially', 'returned'],
    returned_partially: ['returned'],
    returned: [],
    cancelled: [],
  },
  transaction: {
    open: [
      'in_progress',
      'unconfirmed',
      'authorized',
      'paid_partially',
      'paid',
      'reminded',
      'failed',
      'cancelled',
    ],
    reminded: ['in_progress', 'unconfirmed', 'authorized', 'paid_partially', 'paid', 'failed', 'cancelled'],
    in_progress: ['unconfirmed', 'authorized', 'paid_partially', 'paid', 'failed', 'cancelled'],
    unconfirmed: ['authorized', 'paid_partially', 'paid', 'failed', 'cancelled'],
    authorized: ['paid_partially', 'paid', 'failed', 'cancelled'],
    paid_partially: ['paid', 'refunded_partially', 'refunded', 'chargeback'],
    paid: ['refunded_partially', 'refunded', 'chargeback'],
    refunded_partially: ['refunded', 'chargeback'],
    chargeback: ['refunded'],
    refunded: [],
    failed: ['paid'],
    cancelled: ['paid'],
  },
} as const satisfies { [M in Machine]: Record<StateOf[M], readonly StateOf[M][]> }

export const canMove = <M extends Machine>(machine: M, from: StateOf[M], to: StateOf[M]): boolean =>
  nextOf(machine)[from].includes(to)

/** The states from which one can move there. */
export const before = <M extends Machine>(machine: M, to: StateOf[M]): StateOf[M][] => {
  const next = nextOf(machine)
  // The keys of a record by state are its states.
  return (Object.keys(next) as StateOf[M][]).filter((from) => next[from].includes(to))
}

// The table above has this very type, which its `satisfies` proves; its literals only make it narrower.
const nextOf = <M extends Machine>(machine: M) =>
  transitions[machine] as unknown as Record<StateOf[M], readonly StateOf[M][]>
