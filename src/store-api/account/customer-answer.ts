import type { Db } from '../../platform/postgres/db.ts'
import { accountOf } from '../../shop/customers/account-store.ts'
import type { CustomerId } from '../../shop/customers/customer.ts'
import { readAddresses } from '../../shop/customers/customer-store.ts'
import { readVisitOfCustomer } from '../../shop/sessions/read-visit.ts'
import type { Visit } from '../../shop/sessions/visit.ts'
import { customerShape } from '../shapes/customer.ts'

/** The customer who is logged in from here on, under the token that stands for her. */
export async function loggedIn(
  db: Db,
  { channel, locale, now }: Visit,
  token: string,
  renewToken: (token: string) => void,
) {
  renewToken(token)
  const visit = await readVisitOfCustomer(db, channel, token, { locale }, now)
  // The visit was given to the customer a moment ago.
  return customerShape(visit.customer!, visit)
}

/** An account that waits for the link in the mail: its owner is not logged in, and the visit stays whose it was. */
export async function notYet(db: Db, visit: Visit, id: CustomerId) {
  // It was written down a moment ago.
  const { customer } = (await accountOf(db, id))!
  const addresses = await readAddresses(db, id)
  const byId = (wanted: string) => addresses.find(({ id }) => id === wanted) ?? null

  return customerShape(customer, {
    ...visit,
    billingAddress: byId(customer.defaultBillingAddressId),
    shippingAddress: byId(customer.defaultShippingAddressId),
  })
}
