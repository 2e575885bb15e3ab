import { z } from 'zod'
import { unsubscribe } from '../../shop/newsletter/subscribe.ts'
import { endpoint } from '../endpoint.ts'
import { limitNewsletter } from '../limits.ts'
import { line } from '../typed-text.ts'

/** POST /newsletter/unsubscribe */
export const post = endpoint(z.object({ email: line }), async ({ email }, { db, visit, caller }) => {
  limitNewsletter(caller.ip, email, visit)
  await unsubscribe(db, visit, email)
})
