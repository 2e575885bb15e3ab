import { z } from 'zod'
import { readAddresses } from '../../shop/customers/customer-store.ts'
import { refuse } from '../../shop/refusal.ts'
import { reading } from '../endpoint.ts'
import { addressShape, customerShape } from '../shapes/customer.ts'

/** POST /account/customer: who is shopping, a guest as well, with all addresses. */
export const post = reading(z.object({}), async (_, { db, visit }) => {
  const { channel, locale } = visit
  const customer = visit.customer ?? refuse('customer.not-logged-in', {})
  const addresses = await readAddresses(db, customer.id)

  return {
    ...customerShape(customer, visit),
    addresses: addresses.map((address) => addressShape(address, channel, locale)),
  }
})
