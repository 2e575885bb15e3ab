import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../values/ids.ts'
import type { Channel } from '../channel/channel.ts'
import { refuse, refuseForm } from '../refusal.ts'
import { type AddressEntry, addressProblems } from './address-rules.ts'
import type { Address, AddressId, Customer } from './customer.ts'
import { insertAddress, updateAddress } from './customer-store.ts'

/** Writes an address into the customer's book: a new one, or another text for the one with this id. */
export async function saveAddress(
  db: Db,
  channel: Channel,
  customer: Customer | null,
  entry: AddressEntry,
  id: AddressId | null,
): Promise<Address> {
  const owner = customer ?? refuse('customer.not-logged-in', {})
  const problems = addressProblems(channel, entry)
  if (problems.length > 0) refuseForm(problems)

  const address: Address = { ...entry, id: id ?? newId(), customerId: owner.id }
  if (id === null) await insertAddress(db, address.id, owner.id, entry)
  else if (!(await updateAddress(db, address))) refuse('address.unknown', { addressId: id })

  return address
}
