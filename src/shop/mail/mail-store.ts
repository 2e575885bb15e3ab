import type { Selectable } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import { newId } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { Letter, Mail, MailId, Occasion } from './mail.ts'

export async function findMail(db: Db, { purpose, about }: Occasion): Promise<Mail | null> {
  const row = await db
    .selectFrom('mail')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('about', '=', about)
    .executeTakeFirst()
  return row ? mailOf(row) : null
}

export async function readMail(db: Db, id: MailId): Promise<Mail | null> {
  const row = await db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? mailOf(row) : null
}

/** The newest first. */
export async function listMails(db: Db, most: number): Promise<Mail[]> {
  const rows = await db.selectFrom('mail').selectAll().orderBy('created_at', 'desc').limit(most).execute()
  return rows.map(mailOf)
}

/** Keeps a mail that was written. Somebody who wrote the same one a moment earlier wins. */
export async function keepMail(
  db: Db,
  occasion: Occasion,
  { locale, recipient, subject, html, text }: Letter & { locale: Locale; recipient: string },
): Promise<void> {
  await db
    .insertInto('mail')
    .values({ id: newId<'mail'>(), ...occasion, language: locale, recipient, subject, html, text })
    .onConflict((conflict) => conflict.columns(['purpose', 'about']).doNothing())
    .execute()
}

export async function noteSent(db: Db, id: MailId, sentAt: Date): Promise<void> {
  await db.updateTable('mail').set({ sent_at: sentAt, problem: null }).where('id', '=', id).execute()
}

export async function noteProblem(db: Db, id: MailId, problem: string): Promise<void> {
  await db.updateTable('mail').set({ problem }).where('id', '=', id).execute()
}

const mailOf = (row: Selectable<Tables['mail']>): Mail => ({
  // Ids and languages are what the columns hold, by their constraints.
  id: row.id as MailId,
  purpose: row.purpose,
  about: row.about,
  locale: row.language as Locale,
  recipient: row.recipient,
  subject: row.subject,
  html: row.html,
  text: row.text,
  sentAt: row.sent_at,
  problem: row.problem,
  createdAt: row.created_at,
})
