import { z } from 'zod'
import { beginPasskeyLogin } from '../../../shop/checkout/log-in-by-passkey.ts'
import { endpoint } from '../../endpoint.ts'
import { limitPasskeys } from '../../limits.ts'
import { struct } from '../../shapes/struct.ts'
import { relyingParty } from '../relying-party.ts'

/** POST /account/login/passkey-options, only ours: what to give to navigator.credentials.get. */
export const post = endpoint(z.unknown(), async (_wish, { db, visit, caller }) => {
  limitPasskeys(caller.ip, visit)
  return struct('customer_passkey_options', {
    options: await beginPasskeyLogin(db, visit, relyingParty(caller)),
  })
})
