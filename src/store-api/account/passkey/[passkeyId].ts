import { z } from 'zod'
import { removePasskey, renamePasskey } from '../../../shop/customers/keep-passkeys.ts'
import { endpoint } from '../../endpoint.ts'
import { idWish } from '../../input.ts'
import { success } from '../../shapes/struct.ts'
import { line } from '../../typed-text.ts'

/** PATCH /account/passkey/{passkeyId}, only ours: another name. */
export const patch = endpoint(
  z.object({ passkeyId: idWish<'passkey'>('passkeyId'), name: line }),
  async (wish, { db, visit }) => {
    await renamePasskey(db, visit, wish)
    return success()
  },
)

/** DELETE /account/passkey/{passkeyId}, only ours. */
export const remove = endpoint(
  z.object({ passkeyId: idWish<'passkey'>('passkeyId') }),
  ({ passkeyId }, { db, visit, later }) => removePasskey(db, visit, passkeyId, later),
)
