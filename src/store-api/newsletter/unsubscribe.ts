import { z } from 'zod'
import { unsubscribe, unsubscribeByKey } from '../../shop/newsletter/subscribe.ts'
import { endpoint } from '../endpoint.ts'
import { limitNewsletter } from '../limits.ts'
import { line } from '../typed-text.ts'

/** POST /newsletter/unsubscribe: by the address, or beyond the contract by the `leave` key that a mail carries. */
export const post = endpoint(
  z.object({ email: line, leave: line }),
  async ({ email, leave }, { db, visit, caller }) => {
    limitNewsletter(caller.ip, email || null, visit)
    await (leave ? unsubscribeByKey(db, visit, leave) : unsubscribe(db, visit, email))
  },
)
