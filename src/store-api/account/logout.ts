import { z } from 'zod'
import { logOut } from '../../shop/checkout/log-out.ts'
import { endpoint } from '../endpoint.ts'
import { struct } from '../shapes/struct.ts'

/** POST /account/logout */
export const post = endpoint(z.object({}), async (_, { db, visit, renewToken }) => {
  const token = await logOut(db, visit)
  renewToken(token)

  return struct('array_struct', { contextToken: token, redirectUrl: null })
})
