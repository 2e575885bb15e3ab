import { z } from 'zod'
import { subscribe, unsubscribe } from '../../shop/newsletter/subscribe.ts'
import { refuseForm } from '../../shop/refusal.ts'
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

/** Whichever way a client asks for it, the owner of the mailbox is asked first (double opt-in). */
const asks: readonly string[] = ['subscribe', 'direct', 'confirmSubscribe']

/** POST /newsletter/subscribe */
export const post = endpoint(
  subscription,
  async ({ option, zipCode: zip, ...wish }, { db, visit, caller, later }) => {
    limitNewsletter(caller.ip, wish.email, visit)
    if (option === 'unsubscribe') {
      await unsubscribe(db, visit, wish.email)
      return struct('newsletter_subscribe', { status: 'optOut' as const })
    }
    if (!asks.includes(option)) {
      return refuseForm([
        { rule: option === '' ? 'blank' : 'no-such-choice', path: ['option'], value: option },
      ])
    }
    const status = await countingUnproved('newsletter', caller, visit, () =>
      subscribe(db, visit, { ...wish, zip }, domainsOf(visit, caller), later),
    )
    return struct('newsletter_subscribe', { status })
  },
)
