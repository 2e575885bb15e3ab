import { z } from 'zod'
import { confirmSubscription } from '../../shop/newsletter/subscribe.ts'
import { endpoint } from '../endpoint.ts'
import { limitNewsletter } from '../limits.ts'
import { line } from '../typed-text.ts'

/** POST /newsletter/confirm: what the link in the mail says. */
export const post = endpoint(
  z.object({ hash: line, em: line }),
  async (link, { db, visit, caller, later }) => {
    limitNewsletter(caller.ip, null, visit)
    await confirmSubscription(db, visit, link, later)
  },
)
