import { z } from 'zod'
import { beginPasskey } from '../../../shop/customers/keep-passkeys.ts'
import { endpoint } from '../../endpoint.ts'
import { tryingPassword } from '../../password-tries.ts'
import { struct } from '../../shapes/struct.ts'
import { typedPassword } from '../../typed-text.ts'
import { relyingParty } from '../relying-party.ts'

/** POST /account/passkey/options, only ours: what to give to navigator.credentials.create, for whoever knows the password. */
export const post = endpoint(
  z.object({ password: typedPassword }),
  async ({ password }, { db, visit, caller }) => {
    const email = visit.customer?.email ?? ''
    const options = await tryingPassword(email, caller.ip, visit, () =>
      beginPasskey(db, visit, relyingParty(caller), password),
    )
    return struct('customer_passkey_options', { options })
  },
)
