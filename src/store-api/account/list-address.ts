import { readAddresses } from '../../shop/customers/customer-store.ts'
import { refuse } from '../../shop/refusal.ts'
import { addressEntity } from '../criteria/address-entity.ts'
import { alsoWanted } from '../criteria/associations.ts'
import { criteriaWish } from '../criteria/criteria.ts'
import { listInMemory } from '../criteria/list-in-memory.ts'
import { reading } from '../endpoint.ts'
import { addressShape } from '../shapes/customer.ts'

/**
 * POST /account/list-address: a search result, whatever the published schema says. Country, state and salutation come
 * along unasked, as Shopware's route adds them.
 */
export const post = reading(criteriaWish, async (wish, { db, visit }) => {
  const { channel, locale, now } = visit
  const customer = visit.customer ?? refuse('customer.not-logged-in', {})
  const addresses = await readAddresses(db, customer.id)

  return listInMemory(
    addressEntity,
    addresses.map((address) => addressShape(address, channel, locale)),
    alsoWanted(wish, ['salutation', 'country', 'countryState']),
    now,
  )
})
