import type { Later } from '../../platform/jobs/jobs.ts'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { blot, type MailId, type MailState } from './mail.ts'
import { noteWaiting, readMail } from './mail-store.ts'
import { sendMailJob } from './send-mail.ts'

/** Why a mail cannot be sent once more. */
export type NoMore = 'unknown' | 'arrived' | 'empty' | 'blotted'

const triedInVain: readonly MailState[] = ['waiting', 'kept', 'refused', 'given-up', 'bounced']

/**
 * Sends a mail once more that did not arrive, when staff have seen to the reason. What had a secret in it has none any more:
 * whoever it was for asks for another one.
 */
export async function tryAgain(db: Db, id: MailId, later: Later): Promise<NoMore | null> {
  const mail = await readMail(db, id)
  if (!mail) return 'unknown'
  if (!triedInVain.includes(mail.state)) return 'arrived'
  if (mail.state !== 'waiting' && mail.subject === '') return 'empty'
  if (mail.text.includes(blot)) return 'blotted'

  await atomically(db, async (db) => {
    await noteWaiting(db, id)
    await later(db, { name: sendMailJob, data: { mailId: id } })
  })
  return null
}
