import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { newToken } from '../../values/token.ts'
import { salutationProblems } from '../customers/address-rules.ts'
import { mailMark } from '../customers/mail-mark.ts'
import { emailProblems, storefrontProblems } from '../customers/registration.ts'
import { refuse, refuseForm, type Violation } from '../refusal.ts'
import { isLoggedIn, type Visit } from '../sessions/visit.ts'
import { ownerOfKey } from './leave-link.ts'
import { tellNewsletterComes, tellToConfirmNewsletter } from './newsletter-mail.ts'
import { isSubscribed, type RecipientEntry, type RecipientId, type RecipientStatus } from './recipient.ts'
import {
  findRecipient,
  findRecipientByHash,
  keepRecipient,
  noteConfirmed,
  noteGone,
  noteLeft,
} from './recipient-store.ts'

const longest = 255

/** Whichever way a client asks for it, the owner of the mailbox is asked first (double opt-in). */
const asks: readonly string[] = ['subscribe', 'direct', 'confirmSubscribe']

/**
 * Takes a wish for the newsletter. Nobody gets it before the owner of the mailbox has said yes by the link in a mail;
 * a customer who is logged in has shown that the address is hers. A stranger hears the same whoever gets it already.
 */
export async function subscribe(
  db: Db,
  visit: Visit,
  { storefrontUrl, option, ...entry }: RecipientEntry & { storefrontUrl: string; option: string },
  domains: readonly string[],
  later: Later,
): Promise<RecipientStatus> {
  const problems = [
    ...emailProblems(entry.email),
    ...optionProblems(option),
    ...storefrontProblems(storefrontUrl, domains),
    ...salutationProblems(visit.channel, entry.salutationId),
    ...tooLong(entry),
  ]
  if (problems.length > 0) refuseForm(problems)
  const isHers = isLoggedIn(visit) && visit.customer?.email.toLowerCase() === entry.email.toLowerCase()

  return atomically(db, async (db) => {
    const known = await findRecipient(db, entry.email)
    if (known && isSubscribed(known)) return isHers ? known.status : 'notSet'

    const status = isHers ? 'direct' : 'notSet'
    const hash = newToken()
    await keepRecipient(db, { ...entry, status, hash, locale: visit.locale, now: visit.now })
    if (status === 'notSet') await tellToConfirmNewsletter(db, { hash, storefrontUrl }, later)
    else await tellNewsletterComes(db, { hash }, later)
    return status
  })
}

const optionProblems = (option: string): Violation[] =>
  asks.includes(option)
    ? []
    : [{ rule: option === '' ? 'blank' : 'no-such-choice', path: ['option'], value: option }]

/** What the link in the mail says. Pressed twice, it is as once. */
export async function confirmSubscription(
  db: Db,
  { now }: Pick<Visit, 'now'>,
  { hash, em }: { hash: string; em: string },
  later: Later,
): Promise<void> {
  const recipient = hash ? await findRecipientByHash(db, hash) : null
  if (!recipient) return refuse('newsletter.recipient-unknown', { value: hash })
  if (mailMark(recipient.email) !== em) {
    return refuseForm([{ rule: 'not-equal', path: ['em'], value: em, detail: { compared_value: 'em' } }])
  }
  if (recipient.status === 'optOut') return refuse('newsletter.recipient-unknown', { value: hash })
  await atomically(db, async (db) => {
    if (await noteConfirmed(db, recipient.id, now)) await tellNewsletterComes(db, { hash }, later)
  })
}

/** Nobody has to say why. */
export async function unsubscribe(db: Db, { now }: Pick<Visit, 'now'>, email: string): Promise<void> {
  const problems = emailProblems(email)
  if (problems.length > 0) refuseForm(problems)
  if (!(await noteLeft(db, email, now))) refuse('newsletter.recipient-unknown', { value: email })
}

/** The same by the key in a mail. */
export async function unsubscribeByKey(db: Db, visit: Pick<Visit, 'now'>, key: string): Promise<void> {
  const id = await ownerOfKey(db, key)
  await leave(db, visit, id ?? refuse('newsletter.recipient-unknown', { value: key }))
}

export const leave = (db: Db, { now }: Pick<Visit, 'now'>, id: RecipientId): Promise<void> =>
  noteGone(db, id, now)

const tooLong = (entry: RecipientEntry): Violation[] =>
  (['firstName', 'lastName', 'street', 'zip', 'city'] as const)
    .filter((field) => (entry[field] ?? '').length > longest)
    .map((field) => ({
      rule: 'too-long',
      path: [field === 'zip' ? 'zipCode' : field],
      detail: { limit: longest },
    }))
