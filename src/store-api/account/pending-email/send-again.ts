import { z } from 'zod'
import { pendingEmail, sendEmailLinkAgain } from '../../../shop/customers/change-email.ts'
import { domainsOf, homeOf } from '../../domains.ts'
import { endpoint } from '../../endpoint.ts'
import { limitRecoveries } from '../../limits.ts'
import { success } from '../../shapes/struct.ts'
import { optionalLine } from '../../typed-text.ts'

/**
 * POST /account/pending-email/send-again, only ours: another link to the mailbox that was named when it was asked for, and to no
 * other. The link leads where `POST /account/change-email` says.
 */
export const post = endpoint(
  z.object({ storefrontUrl: optionalLine }),
  async ({ storefrontUrl }, { db, visit, caller, later }) => {
    const pending = await pendingEmail(db, visit)
    if (pending) limitRecoveries(pending.email, caller.ip, visit)
    await sendEmailLinkAgain(
      db,
      visit,
      storefrontUrl ?? homeOf(visit, caller),
      domainsOf(visit, caller),
      later,
    )
    return success()
  },
)
