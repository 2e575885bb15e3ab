import { z } from 'zod'
import { pendingEmail, withdrawEmail } from '../../shop/customers/change-email.ts'
import { endpoint, seeing } from '../endpoint.ts'
import { struct } from '../shapes/struct.ts'

/** POST /account/pending-email, only ours: the e-mail that was asked for and not confirmed yet, for whoever asked. */
export const post = seeing('customer', z.unknown(), async (_wish, { db, visit }) => {
  const pending = await pendingEmail(db, visit)
  return struct('customer_pending_email', {
    pending: pending && {
      email: pending.email,
      askedAt: pending.askedAt.toISOString(),
      goodUntil: pending.goodUntil.toISOString(),
      lapsed: pending.isLapsed,
    },
  })
})

/** DELETE /account/pending-email, only ours: takes the wish back. Done twice, it is done. */
export const remove = endpoint(z.unknown(), (_wish, { db, visit }) => withdrawEmail(db, visit))
