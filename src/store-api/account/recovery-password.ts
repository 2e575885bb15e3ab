import { z } from 'zod'
import { askForRecovery } from '../../shop/customers/recover-password.ts'
import { domainsOf } from '../domains.ts'
import { endpoint } from '../endpoint.ts'
import { limitRecoveries } from '../limits.ts'
import { success } from '../shapes/struct.ts'
import { line } from '../typed-text.ts'
import { countingUnproved } from '../unproved.ts'

/** POST /account/recovery-password: the same answer whether the e-mail has an account or not. */
export const post = endpoint(
  z.object({ email: line, storefrontUrl: line }),
  async (wish, { db, visit, caller, later }) => {
    limitRecoveries(wish.email, caller.ip, visit)
    await countingUnproved('recovery', caller, visit, () =>
      askForRecovery(db, visit, wish, domainsOf(visit, caller), later),
    )
    return success()
  },
)
