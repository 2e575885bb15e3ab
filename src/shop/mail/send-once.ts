import type { Db } from '../../platform/postgres/db.ts'
import { handOver } from './hand-over.ts'
import type { Envelope, Letter, Mail, Occasion, Post } from './mail.ts'
import { findMail, keepMail } from './mail-store.ts'

export type WriteMail = () => Promise<Letter & Envelope>

/**
 * Writes a mail, keeps it, hands it over; doing so again goes on where it stopped. It is written once: a second try sends
 * the same words.
 */
export async function sendOnce(
  db: Db,
  occasion: Occasion,
  write: WriteMail,
  { post, now }: { post: Post | null; now: Date },
): Promise<void> {
  const mail = (await findMail(db, occasion)) ?? (await writeAndKeep(db, occasion, write))
  await handOver(db, mail, { post, now })
}

async function writeAndKeep(db: Db, occasion: Occasion, write: WriteMail): Promise<Mail> {
  await keepMail(db, occasion, await write())
  const kept = await findMail(db, occasion)
  if (!kept) throw new Error(`The mail "${occasion.purpose}" about ${occasion.about} was not kept.`)
  return kept
}
