import { z } from 'zod'
import { listPasskeys } from '../../shop/customers/keep-passkeys.ts'
import { seeing } from '../endpoint.ts'
import { passkeyShape } from '../shapes/passkey.ts'

/** POST /account/list-passkey, only ours: the oldest first. */
export const post = seeing('customer', z.unknown(), async (_wish, { db, visit }) =>
  (await listPasskeys(db, visit)).map(passkeyShape),
)
