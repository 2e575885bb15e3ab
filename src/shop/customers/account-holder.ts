import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import type { Customer } from './customer.ts'

/** The customer behind a visit, a guest as well. */
export const customerOf = ({ customer }: Pick<Visit, 'customer'>): Customer =>
  customer ?? refuse('customer.not-logged-in', {})

/** The customer, who has an account. */
export function accountHolder(visit: Pick<Visit, 'customer'>): Customer {
  const customer = customerOf(visit)
  return customer.active && !customer.guest ? customer : refuse('customer.not-logged-in', {})
}
