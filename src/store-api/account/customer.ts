import { z } from 'zod'
import { readAddresses } from '../../shop/customers/customer-store.ts'
import { readPurchases } from '../../shop/orders/purchases.ts'
import { deleteAccount } from '../../shop/own-data/delete-account.ts'
import { refuse } from '../../shop/refusal.ts'
import { decimal } from '../../values/money.ts'
import { criteriaWish, readCriteria } from '../criteria/criteria.ts'
import { customerEntity } from '../criteria/customer-entity.ts'
import { onlyFields } from '../criteria/only-fields.ts'
import { cutAsWished } from '../criteria/wished-associations.ts'
import { endpoint, reading } from '../endpoint.ts'
import { tryingPassword } from '../password-tries.ts'
import { languageShape } from '../shapes/channel.ts'
import { customerShape } from '../shapes/customer.ts'
import { typedPassword } from '../typed-text.ts'

/**
 * POST /account/customer: who is shopping, a guest as well, with all addresses and what she bought. Everything that
 * belongs to her comes along unasked; criteria may ask for less of it.
 */
export const post = reading(criteriaWish, async (wish, { db, visit }) => {
  const { associations, fields } = readCriteria(customerEntity, wish, visit.now)
  const customer = visit.customer ?? refuse('customer.not-logged-in', {})
  const { count, cents, lastAt } = await readPurchases(db, customer.id, visit.currency.code)
  const shape = customerShape(customer, visit, await readAddresses(db, customer.id))
  const language = visit.channel.languages.find(({ id }) => id === shape.languageId)

  const whole = {
    ...shape,
    language: language ? languageShape(language) : null,
    // Her usual way to pay is kept, not the last one.
    lastPaymentMethodId: null,
    lastPaymentMethod: null,
    orderCount: count,
    orderTotalAmount: decimal(cents),
    lastOrderDate: lastAt?.toISOString() ?? null,
  }
  return onlyFields(cutAsWished(whole, associations, visit.now), fields)
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
