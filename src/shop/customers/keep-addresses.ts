import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { refuse } from '../refusal.ts'
import type { Visit } from '../sessions/visit.ts'
import { customerOf } from './account-holder.ts'
import type { AddressId } from './customer.ts'

export type DefaultUse = 'billing' | 'shipping'

/** Takes an address out of the customer's book: not a default one, nor the one the cart goes to at this moment. */
export async function deleteAddress(db: Db, visit: Visit, addressId: AddressId): Promise<void> {
  const { id, defaultBillingAddressId, defaultShippingAddressId } = customerOf(visit)
  const isOneOf = (...ids: readonly (AddressId | undefined)[]) => ids.includes(addressId)
  if (isOneOf(defaultBillingAddressId, defaultShippingAddressId)) refuse('address.is-default', { addressId })
  if (isOneOf(visit.billingAddress?.id, visit.shippingAddress?.id)) refuse('address.is-active', { addressId })

  // Looked up once more: it may have become a default one in another tab.
  const { rows } = await sql`
    delete from customer_address
    where id = ${addressId} and customer_id = ${id} and not exists (select from customer
      where customer.id = ${id} and ${addressId}::uuid in (default_billing_address_id, default_shipping_address_id))
    returning id
  `.execute(db)
  if (rows.length === 0) refuse('address.unknown', { addressId })
}

/** Lets the bill, or the goods, go to this address from now on. */
export async function chooseDefaultAddress(
  db: Db,
  visit: Visit,
  use: DefaultUse,
  addressId: AddressId,
): Promise<void> {
  const { id } = customerOf(visit)
  const column = sql.ref(`default_${use}_address_id`)
  const { rows } = await sql`
    update customer set ${column} = ${addressId}
    where id = ${id} and exists (select from customer_address where id = ${addressId} and customer_id = ${id})
    returning id
  `.execute(db)
  if (rows.length === 0) refuse('address.unknown', { addressId })
}
