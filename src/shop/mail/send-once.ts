import type { Db } from '../../platform/postgres/db.ts'
import type { Locale } from '../../values/locale.ts'
import type { Letter, Mail, Occasion, Post } from './mail.ts'
import { findMail, keepMail, noteProblem, noteSent } from './mail-store.ts'

export type WriteMail = () => Promise<Letter & { locale: Locale; recipient: string }>

/**
 * Writes a mail, keeps it, sends it; doing so again goes on where it stopped. Without a mail server
 * it stays in the outbox. It is written once: a second try sends the same words.
 */
export async function sendOnce(
  db: Db,
  occasion: Occasion,
  write: WriteMail,
  { post, now }: { post: Post | null; now: Date },
): Promise<void> {
  const mail = (await findMail(db, occasion)) ?? (await writeAndKeep(db, occasion, write))
  if (mail.sentAt || !post) return

  try {
    await post(mail)
  } catch (error) {
    await noteProblem(db, mail.id, String(error).slice(0, 1_000))
    throw error
  }
  await noteSent(db, mail.id, now)
}

async function writeAndKeep(db: Db, occasion: Occasion, write: WriteMail): Promise<Mail> {
  await keepMail(db, occasion, await write())
  const kept = await findMail(db, occasion)
  if (!kept) throw new Error(`The mail "${occasion.purpose}" about ${occasion.about} was not kept.`)
  return kept
}
