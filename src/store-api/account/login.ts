import { z } from 'zod'
import { logIn } from '../../shop/checkout/log-in.ts'
import { endpoint } from '../endpoint.ts'
import { tryingPassword } from '../password-tries.ts'
import { struct } from '../shapes/struct.ts'
import { line, typedPassword } from '../typed-text.ts'

/** POST /account/login */
export const post = endpoint(
  z.object({ username: line, password: typedPassword }),
  async ({ username: email, password }, { db, visit, caller, renewToken }) => {
    const token = await tryingPassword(email, caller.ip, visit, () => logIn(db, visit, { email, password }))
    renewToken(token)

    return struct('array_struct', { contextToken: token, redirectUrl: null })
  },
)
