import { z } from 'zod'
import { logInByPasskey } from '../../../shop/checkout/log-in-by-passkey.ts'
import { endpoint } from '../../endpoint.ts'
import { limitPasskeys } from '../../limits.ts'
import { struct } from '../../shapes/struct.ts'
import { relyingParty } from '../relying-party.ts'

/** POST /account/login/passkey, only ours: a login without a password. */
export const post = endpoint(
  z.object({ credential: z.unknown() }),
  async ({ credential }, { db, visit, caller, renewToken }) => {
    limitPasskeys(caller.ip, visit)
    const token = await logInByPasskey(db, visit, relyingParty(caller), credential)
    renewToken(token)

    return struct('array_struct', { contextToken: token, redirectUrl: null })
  },
)
