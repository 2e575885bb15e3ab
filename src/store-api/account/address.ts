import { z } from 'zod'
import { deleteAddress } from '../../shop/customers/keep-addresses.ts'
import { saveAddress } from '../../shop/customers/save-address.ts'
import { endpoint } from '../endpoint.ts'
import { idWish } from '../input.ts'
import { addressShape } from '../shapes/customer.ts'
import { addressEntry, addressWish } from './address-wish.ts'

/** POST /account/address */
export const post = endpoint(addressWish, async (wish, { db, visit }) => {
  const { channel, locale, customer } = visit
  const entry = addressEntry(channel, wish, customer ?? undefined)
  return addressShape(await saveAddress(db, channel, customer, entry, null), channel, locale)
})

/** PATCH /account/address/{addressId}: the whole address, as clients send it. */
export const patch = endpoint(
  addressWish.extend({ addressId: idWish<'customer-address'>('addressId') }),
  async ({ addressId, ...wish }, { db, visit }) => {
    const { channel, locale, customer } = visit
    const entry = addressEntry(channel, wish, customer ?? undefined)
    return addressShape(await saveAddress(db, channel, customer, entry, addressId), channel, locale)
  },
)

/** DELETE /account/address/{addressId} */
export const remove = endpoint(
  z.object({ addressId: idWish<'customer-address'>('addressId') }),
  ({ addressId }, { db, visit }) => deleteAddress(db, visit, addressId),
)
