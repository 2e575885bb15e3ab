import { z } from 'zod'
import { askForEmail } from '../../shop/customers/change-email.ts'
import { domainsOf, homeOf } from '../domains.ts'
import { endpoint } from '../endpoint.ts'
import { limitRecoveries } from '../limits.ts'
import { tryingPassword } from '../password-tries.ts'
import { success } from '../shapes/struct.ts'
import { line, optionalLine, typedPassword } from '../typed-text.ts'

/**
 * POST /account/change-email: the e-mail changes when the link in the mail to it was opened. `storefrontUrl`, which Shopware's
 * clients do not send, says where that link leads; otherwise it is the shop in the language of the visit.
 */
export const post = endpoint(
  z.object({ email: line, emailConfirmation: line, password: typedPassword, storefrontUrl: optionalLine }),
  async ({ storefrontUrl, ...wish }, { db, visit, caller, later }) => {
    const whole = { ...wish, storefrontUrl: storefrontUrl ?? homeOf(visit, caller) }
    const account = visit.customer?.email ?? ''

    await tryingPassword(account, caller.ip, visit, async () => {
      if (visit.customer) limitRecoveries(wish.email, caller.ip, visit)
      await askForEmail(db, visit, whole, domainsOf(visit, caller), later)
    })
    return success()
  },
)
