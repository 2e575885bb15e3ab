import { z } from 'zod'
import { imitateCustomer } from '../../../shop/checkout/imitate-customer.ts'
import { endpoint } from '../../endpoint.ts'
import { idWish } from '../../input.ts'
import { struct } from '../../shapes/struct.ts'
import { line } from '../../typed-text.ts'

/** POST /account/login/imitate-customer: staff go on as a customer, by a token that `npm run customers -- imitate` made. */
export const post = endpoint(
  z.object({ token: line, customerId: idWish<'customer'>('customerId'), userId: idWish<'staff'>('userId') }),
  async (wish, { db, visit, renewToken }) => {
    const token = await imitateCustomer(db, visit, wish)
    renewToken(token)
    return struct('array_struct', { contextToken: token, redirectUrl: null })
  },
)
