import { refuse } from '../refusal.ts'
import { currentTransaction, type Order, type TransactionState } from './order.ts'

/** What somebody may still want to change about an order that stands. */
export type Change = 'payment' | 'address' | 'cancel'

/**
 * Says no to a change that comes too late; one rule for every door and for what pages offer. Specification 4:
 * an order already paid cannot be changed.
 */
export function refuseLateChange(order: Order, change: Change): void {
  const { id: orderId, number: orderNumber } = order
  const why = whyNot(order, change)

  if (why === 'cancelled') refuse('order.cancelled', { orderId })
  if (why === 'paid') refuse('order.already-paid', { orderId, orderNumber })
  if (why === 'undecided') refuse('order.payment-not-changeable', { orderId })
  if (why === 'under way') refuse('order.not-changeable', { orderId, orderNumber })
}

export const mayChange = (order: Order, change: Change): boolean => whyNot(order, change) === null

function whyNot(order: Order, change: Change): 'cancelled' | 'paid' | 'undecided' | 'under way' | null {
  const payment = currentTransaction(order)?.state ?? 'open'

  if (order.state === 'cancelled') return 'cancelled'
  if (paid.has(payment)) return 'paid'
  if (change === 'payment') return undecided.has(payment) ? 'undecided' : null
  return isUnderWay(order) ? 'under way' : null
}

/** Money has come, also when it went back again. */
const paid = new Set<TransactionState>([
  'paid',
  'paid_partially',
  'refunded',
  'refunded_partially',
  'chargeback',
])

/** Money is held for us or has come in another amount: a second payment beside it would be one too many. */
const undecided = new Set<TransactionState>(['authorized', 'unconfirmed'])

const isUnderWay = ({ state, deliveries }: Order): boolean =>
  state === 'completed' || deliveries.some(({ state }) => state !== 'open' && state !== 'cancelled')
