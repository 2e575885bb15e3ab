import { z } from 'zod'
import { chooseDefaultAddress } from '../../../../shop/customers/keep-addresses.ts'
import { endpoint } from '../../../endpoint.ts'
import { idWish } from '../../../input.ts'

/** PATCH /account/address/default-billing/{addressId} */
export const patch = endpoint(
  z.object({ addressId: idWish<'customer-address'>('addressId') }),
  ({ addressId }, { db, visit }) => chooseDefaultAddress(db, visit, 'billing', addressId),
)
