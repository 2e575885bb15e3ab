import { RefusedMail } from '../../platform/mail/refused-mail.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Mail, Post } from './mail.ts'
import { claimMail, noteEnd, noteKept, noteProblem, noteSent } from './mail-store.ts'

/** A mail server may be down over a weekend; after that nobody waits for what the mail says. */
const patienceDays = 3

/**
 * Hands a written mail over, and writes down how that went. Throws where another try may help. Without a mail server it
 * stays in the outbox; a link that opens nothing any more is not sent.
 */
export async function handOver(
  db: Db,
  mail: Mail,
  { post, now }: { post: Post | null; now: Date },
): Promise<void> {
  if (mail.state !== 'waiting' && mail.state !== 'kept') return
  if (mail.goodUntil && mail.goodUntil <= now) return noteEnd(db, mail.id, 'too-late', null)
  if (!post) return noteKept(db, mail.id)
  if (!(await claimMail(db, mail.id, now)))
    throw new Error(`Somebody else is handing over the mail ${mail.id}.`)

  try {
    await post(mail)
  } catch (error) {
    return noteFailure(db, mail, error, now)
  }
  await noteSent(db, mail.id, now)
}

/** Writes down what kept a mail from going, and throws it on unless it is the end. */
export async function noteFailure(
  db: Db,
  { id, createdAt }: Pick<Mail, 'id' | 'createdAt'>,
  error: unknown,
  now: Date,
): Promise<void> {
  if (error instanceof RefusedMail) return noteEnd(db, id, 'refused', error.message)
  if (now.getTime() - createdAt.getTime() > patienceDays * 86_400_000)
    return noteEnd(db, id, 'given-up', String(error))

  await noteProblem(db, id, String(error), now)
  throw error
}
