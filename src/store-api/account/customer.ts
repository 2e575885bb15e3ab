import { z } from 'zod'
import { readAddresses } from '../../shop/customers/customer-store.ts'
import { readPurchases } from '../../shop/orders/purchases.ts'
import { refuse } from '../../shop/refusal.ts'
import { decimal } from '../../values/money.ts'
import { reading } from '../endpoint.ts'
import { customerShape } from '../shapes/customer.ts'

/** POST /account/customer: who is shopping, a guest as well, with all addresses and what she bought. */
export const post = reading(z.object({}), async (_, { db, visit }) => {
  const customer = visit.customer ?? refuse('customer.not-logged-in', {})
  const { count, cents, lastAt } = await readPurchases(db, customer.id, visit.currency.code)

  return {
    ...customerShape(customer, visit, await readAddresses(db, customer.id)),
    orderCount: count,
    orderTotalAmount: decimal(cents),
    lastOrderDate: lastAt?.toISOString() ?? null,
  }
})
