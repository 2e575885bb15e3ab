import { z } from 'zod'
import { confirmEmail } from '../../shop/customers/change-email.ts'
import { endpoint } from '../endpoint.ts'
import { limitRegistrations } from '../limits.ts'
import { success } from '../shapes/struct.ts'
import { line } from '../typed-text.ts'

/** POST /account/change-email-confirm, only ours: what the link in the mail to the new address says. Nobody has to be logged in. */
export const post = endpoint(z.object({ hash: line }), async ({ hash }, { db, visit, caller, later }) => {
  limitRegistrations(caller.ip, visit)
  await confirmEmail(db, visit, hash, later)
  return success()
})
