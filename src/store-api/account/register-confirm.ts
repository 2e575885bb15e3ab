import { z } from 'zod'
import { confirmAccount } from '../../shop/checkout/confirm-account.ts'
import { refuse } from '../../shop/refusal.ts'
import { endpoint } from '../endpoint.ts'
import { limitRegistrations } from '../limits.ts'
import { noteHome } from '../password-tries.ts'
import { line } from '../typed-text.ts'
import { loggedIn } from './customer-answer.ts'

const hashWish = z
  .unknown()
  .optional()
  .transform((raw) => (raw === undefined ? refuse('customer.hash-missing', {}) : line.parse(raw)))

/** POST /account/register-confirm: what the link in the mail says. */
export const post = endpoint(
  z.object({ hash: hashWish, em: line }),
  async (link, { db, visit, caller, later, renewToken }) => {
    limitRegistrations(caller.ip, visit)
    const customer = await loggedIn(db, visit, await confirmAccount(db, visit, link, later), renewToken)
    noteHome(customer.email, caller.ip)
    return customer
  },
)
