import { z } from 'zod'
import { keepPasskey } from '../../shop/customers/keep-passkeys.ts'
import { endpoint } from '../endpoint.ts'
import { passkeyShape } from '../shapes/passkey.ts'
import { line } from '../typed-text.ts'
import { relyingParty } from './relying-party.ts'

/** POST /account/passkey, only ours: keeps the passkey that the browser made of the answer of /account/passkey/options. */
export const post = endpoint(
  z.object({ name: line, credential: z.unknown() }),
  async ({ name, credential }, { db, visit, caller, later }) =>
    passkeyShape(await keepPasskey(db, visit, relyingParty(caller), { name, credential }, later)),
)
