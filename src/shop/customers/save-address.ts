import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../values/ids.ts'
import type { Channel } from '../channel/channel.ts'
import { refuse, refuseForm } from '../refusal.ts'
import { lockCustomer } from './account-store.ts'
import { type AddressEntry, addressProblems } from './address-rules.ts'
import type { Address, AddressId, Customer } from './customer.ts'
import { insertAddress, readAddresses, updateAddress } from './customer-store.ts'

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

  if (id === null) return addOnce(db, owner, entry)
  const address: Address = { ...entry, id, customerId: owner.id }
  if (!(await updateAddress(db, address))) refuse('address.unknown', { addressId: id })

  return address
}

/**
 * Sent twice, since the button was pressed twice or the answer got lost, it stands in the book once. Where she lives may stand
 * there again: what she adds is to be changed and deleted without touching that.
 */
const addOnce = (db: Db, { id: customerId, ...usual }: Customer, entry: AddressEntry): Promise<Address> =>
  atomically(db, async (db) => {
    await lockCustomer(db, customerId)
    const isUsual = ({ id }: Address) =>
      id === usual.defaultBillingAddressId || id === usual.defaultShippingAddressId
    const book = await readAddresses(db, customerId)
    const known = book.find((address) => !isUsual(address) && isSame(address, entry))
    if (known) return known

    const address: Address = { ...entry, id: newId(), customerId }
    await insertAddress(db, address.id, customerId, entry)
    return address
  })

const isSame = (address: Address, entry: AddressEntry): boolean =>
  Object.entries(entry).every(([name, value]) => address[name as keyof AddressEntry] === value)
