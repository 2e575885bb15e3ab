import { z } from 'zod'
import { askForRecovery } from '../../shop/customers/recover-password.ts'
import { endpoint } from '../endpoint.ts'
import { limitRecoveries } from '../limits.ts'
import { success } from '../shapes/struct.ts'
import { line } from '../typed-text.ts'

/** POST /account/recovery-password: the same answer whether the e-mail has an account or not. */
export const post = endpoint(
  z.object({ email: line, storefrontUrl: line }),
  async (wish, { db, visit, caller, later }) => {
    limitRecoveries(wish.email, caller.ip, visit)
    const domains = visit.channel.domains.map(({ path }) => `${caller.origin}${path}`)
    await askForRecovery(db, visit, wish, domains, later)
    return success()
  },
)
