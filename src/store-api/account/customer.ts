import { z } from 'zod'
import { readAddresses } from '../../shop/customers/customer-store.ts'
import { readPurchases } from '../../shop/orders/purchases.ts'
import { deleteAccount } from '../../shop/own-data/delete-account.ts'
import { refuse } from '../../shop/refusal.ts'
import { decimal } from '../../values/money.ts'
import { endpoint, reading } from '../endpoint.ts'
import { tryingPassword } from '../limits.ts'
import { customerShape } from '../shapes/customer.ts'
import { typedPassword } from '../typed-text.ts'

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

/**
 * DELETE /account/customer: the account, or a guest, is gone for good. Clients may have its owner prove herself: a
 * `password` that is sent has to be right (ours).
 */
export const remove = endpoint(
  z.object({ password: typedPassword.nullish() }),
  async ({ password }, { db, visit, caller, later, renewToken }) => {
    const proof = { password: password ?? null }
    const forGood = () => deleteAccount(db, visit, proof, later)
    const email = visit.customer?.email ?? ''
    renewToken(
      proof.password === null ? await forGood() : await tryingPassword(email, caller.ip, visit, forGood),
    )
  },
)
