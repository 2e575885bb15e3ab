import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { isId, newId } from '../../values/ids.ts'
import type { Channel } from '../channel/channel.ts'
import { readDealer } from '../dealers/dealer-store.ts'
import { refuseForm, type Violation } from '../refusal.ts'
import { isLoggedIn, type Visit } from '../sessions/visit.ts'
import type { Enquiry, EnquiryEntry } from './enquiry.ts'
import { enquiryMailJob } from './enquiry-mail.ts'
import { enquiryProblems } from './enquiry-problems.ts'
import { findSameEnquiry, keepEnquiry, readCantonCodes } from './enquiry-store.ts'

/** Whoever sends the same within this time clicked twice, or got no answer. */
const aMoment = 10 * 60_000

/**
 * Takes what somebody asks, keeps it, and has the company and the sender written to. Kept first: a mail server that
 * does not answer loses nothing. What looks like a machine's is kept as well, but nobody hears of it by mail.
 */
export async function sendEnquiry(db: Db, visit: Visit, entry: EnquiryEntry, later: Later): Promise<Enquiry> {
  const { channel, locale, now } = visit
  const problems = await findProblems(db, channel, entry)
  if (problems.length > 0) refuseForm(problems)

  return atomically(db, async (db) => {
    const same = await findSameEnquiry(db, entry, new Date(now.getTime() - aMoment))
    if (same) return same

    const wantsCopy = isHers(visit, entry)
    const enquiry: Enquiry = { ...entry, id: newId(), locale, receivedAt: now, wantsCopy }
    await keepEnquiry(db, enquiry)
    for (const purpose of mailsFor(entry)) {
      await later(db, { name: enquiryMailJob, data: { purpose, enquiryId: enquiry.id } })
    }
    return enquiry
  })
}

/** Everything that is wrong with an entry, with what it chooses looked up. */
export async function findProblems(db: Db, channel: Channel, entry: EnquiryEntry): Promise<Violation[]> {
  const [cantons, dealer] = await Promise.all([
    entry.canton === null ? [] : readCantonCodes(db),
    isId(entry.dealerId) ? readDealer(db, entry.dealerId) : null,
  ])
  return enquiryProblems(channel, entry, { cantons, dealer })
}

/** Only then is it no stranger's words that a receipt would carry to a stranger. */
const isHers = (visit: Visit, { email }: EnquiryEntry): boolean =>
  email !== null && isLoggedIn(visit) && visit.customer?.email.toLowerCase() === email.toLowerCase()

function mailsFor({ isSuspect, email }: EnquiryEntry) {
  if (isSuspect) return []
  return email === null ? (['enquiry-notice'] as const) : (['enquiry-notice', 'enquiry-receipt'] as const)
}
