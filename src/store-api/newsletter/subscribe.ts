import { z } from 'zod'
import { subscribe, unsubscribe } from '../../shop/newsletter/subscribe.ts'
import { domainsOf } from '../domains.ts'
import { endpoint } from '../endpoint.ts'
import { limitNewsletter } from '../limits.ts'
import { struct } from '../shapes/struct.ts'
import { line, optionalChosenId, optionalLine } from '../typed-text.ts'
import { countingUnproved } from '../unproved.ts'

const subscription = z.object({
  email: line,
  option: line,
  storefrontUrl: line,
  salutationId: optionalChosenId<'salutation'>(),
  firstName: optionalLine,
  lastName: optionalLine,
  street: optionalLine,
  zipCode: optionalLine,
  city: optionalLine,
})

/** POST /newsletter/subscribe */
export const post = endpoint(
  subscription,
  async ({ option, zipCode: zip, ...wish }, { db, visit, caller, later }) => {
    limitNewsletter(caller.ip, wish.email, visit)
    if (option === 'unsubscribe') {
      await unsubscribe(db, visit, wish.email)
      return struct('newsletter_subscribe', { status: 'optOut' as const })
    }
    const status = await countingUnproved('newsletter', caller, visit, () =>
      subscribe(db, visit, { ...wish, option, zip }, domainsOf(visit, caller), later),
    )
    return struct('newsletter_subscribe', { status })
  },
)
