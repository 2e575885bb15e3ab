import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../values/ids.ts'
import type { Envelope, Letter, MailId } from './mail.ts'

/** A mail that has yet to be put into words. */
export type MailWish = Envelope & {
  purpose: string
  wish: object
  /** What of its words opens a door: the outbox forgets it once the mail is on its way. */
  secret?: string
  goodUntil?: Date
}

/** Puts a mail into the outbox that a worker will put into words. In an open transaction it is there when that commits. */
export async function keepWish(
  db: Db,
  { purpose, recipient, locale, replyTo, unsubscribe, wish, secret, goodUntil }: MailWish,
): Promise<MailId> {
  const id = newId<'mail'>()
  await db
    .insertInto('mail')
    .values({
      id,
      purpose,
      about: id,
      language: locale,
      recipient,
      reply_to: replyTo ?? null,
      unsubscribe: unsubscribe ?? null,
      subject: '',
      html: '',
      text: '',
      wish,
      secret: secret ?? null,
      good_until: goodUntil ?? null,
    })
    .execute()
  return id
}

/** What a mail is to say; null when that was put into words already. `Wish` is what was kept under its purpose. */
export async function readWish<Wish>(db: Db, id: MailId): Promise<Wish | null> {
  const { rows } = await sql<{
    wish: Wish
  }>`select wish from mail where id = ${id} and wish is not null`.execute(db)
  return rows[0]?.wish ?? null
}

/** Whoever comes second writes nothing: by then the mail may be on its way, and its secret blotted out. */
export async function writeWished(db: Db, id: MailId, letter: Letter): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...letter, wish: null })
    .where('id', '=', id)
    .where('wish', 'is not', null)
    .execute()
}
