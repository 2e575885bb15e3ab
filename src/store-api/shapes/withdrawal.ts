import type { Withdrawal } from '../../shop/withdrawal/withdrawal.ts'
import { struct } from './struct.ts'

/** A withdrawal as it was declared. Whether it fits an order is not told: numbers could be tried out. */
export const withdrawalShape = ({ id, name, email, contract, items, message, declaredAt }: Withdrawal) =>
  struct('withdrawal', { id, name, email, contract, items, message, declaredAt: declaredAt.toISOString() })
