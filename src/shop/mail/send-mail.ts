import type { Db } from '../../platform/postgres/db.ts'
import { handOver, noteFailure } from './hand-over.ts'
import type { Letter, Mail, MailId, Post } from './mail.ts'
import { readMail } from './mail-store.ts'
import { readWish, writeWished } from './mail-wish.ts'

export const sendMailJob = 'send-mail'

type Parts<Wish> = {
  /** Puts into words what a mail of the outbox is to say. */
  write: (wish: Wish, mail: Mail) => Promise<Letter>
  post: Post | null
  now: () => Date
}

/** Sends a mail that lies in the outbox, and puts it into words first where nobody has. */
export async function sendMail<Wish>(
  db: Db,
  mailId: MailId,
  { write, post, now }: Parts<Wish>,
): Promise<void> {
  const mail = await readMail(db, mailId)
  // It went with whoever it was for.
  if (!mail) return

  const wish = await readWish<Wish>(db, mailId)
  if (!wish) return handOver(db, mail, { post, now: now() })

  let letter: Letter
  try {
    letter = await write(wish, mail)
  } catch (error) {
    return noteFailure(db, mail, error, now())
  }
  await writeWished(db, mailId, letter)
  await handOver(db, { ...mail, ...letter }, { post, now: now() })
}
