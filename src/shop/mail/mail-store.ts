import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import { newId } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import {
  blot,
  type Envelope,
  type Letter,
  type Mail,
  type MailId,
  type MailState,
  type Occasion,
} from './mail.ts'

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
export async function listMails(
  db: Db,
  most: number,
  states: readonly MailState[] | null = null,
): Promise<Mail[]> {
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .$if(states !== null, (mails) => mails.where('state', 'in', states ?? []))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(mailOf)
}

/** Keeps a mail that was written. Somebody who wrote the same one a moment earlier wins. */
export async function keepMail(
  db: Db,
  occasion: Occasion,
  { locale, recipient, replyTo, unsubscribe, subject, html, text }: Letter & Envelope,
): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      id: newId<'mail'>(),
      ...occasion,
      language: locale,
      recipient,
      reply_to: replyTo ?? null,
      unsubscribe: unsubscribe ?? null,
      subject,
      html,
      text,
    })
    .onConflict((conflict) => conflict.columns(['purpose', 'about']).doNothing())
    .execute()
}

/** Whoever claims a mail hands it over alone. Answers false when somebody else does, or did. */
export async function claimMail(db: Db, id: MailId, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update mail set attempts = attempts + 1, tried_at = ${now},
      claimed_until = ${now}::timestamptz + interval '3 minutes'
    where id = ${id} and state in ('waiting', 'kept') and (claimed_until is null or claimed_until <= ${now})
    returning id
  `.execute(db)
  return rows.length > 0
}

export async function noteSent(db: Db, id: MailId, now: Date): Promise<void> {
  await sql`
    update mail set state = 'sent', sent_at = ${now}, problem = null, claimed_until = null, ${blotted} where id = ${id}
  `.execute(db)
}

/** What was said at an attempt in vain. It goes on waiting for the next one. */
export async function noteProblem(db: Db, id: MailId, problem: string, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'waiting', problem: inShort(problem), tried_at: now, claimed_until: null })
    .where('id', '=', id)
    .execute()
}

/** It is not tried any more, for the reason the state says. */
export async function noteEnd(
  db: Db,
  id: MailId,
  state: 'refused' | 'given-up' | 'too-late',
  problem: string | null,
): Promise<void> {
  await sql`
    update mail set state = ${state}, problem = coalesce(${problem && inShort(problem)}, problem),
      claimed_until = null, wish = null, ${blotted}
    where id = ${id}
  `.execute(db)
}

/** There is no mail server: it stays here, to be read. */
export async function noteKept(db: Db, id: MailId): Promise<void> {
  await sql`update mail set state = 'kept' where id = ${id} and state = 'waiting'`.execute(db)
}

/** It was taken and came back. Answers false for what was never sent, or came back before. */
export async function noteBounced(db: Db, id: MailId, problem: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ state: 'bounced', bounced_at: now, problem: inShort(problem) })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** It waits again, as if it had never been tried. */
export async function noteWaiting(db: Db, id: MailId): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'waiting', sent_at: null, bounced_at: null, claimed_until: null })
    .where('id', '=', id)
    .execute()
}

/** How many mails there are in each state. */
export async function countMails(db: Db): Promise<Partial<Record<MailState, number>>> {
  const rows = await db
    .selectFrom('mail')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

/** Nobody needs the words that open a door any more; a look into the outbox must not hand them out. */
const blotted = sql`
  html = case when secret is null then html else replace(html, secret, ${blot}) end,
  text = case when secret is null then text else replace(text, secret, ${blot}) end,
  secret = null
`

const inShort = (problem: string): string => problem.slice(0, 1_000)

const mailOf = (row: Selectable<Tables['mail']>): Mail => ({
  // Ids, languages and states are what the columns hold, by their constraints.
  id: row.id as MailId,
  purpose: row.purpose,
  about: row.about,
  locale: row.language as Locale,
  recipient: row.recipient,
  replyTo: row.reply_to,
  unsubscribe: row.unsubscribe,
  subject: row.subject,
  html: row.html,
  text: row.text,
  state: row.state as MailState,
  attempts: row.attempts,
  triedAt: row.tried_at,
  problem: row.problem,
  secret: row.secret,
  goodUntil: row.good_until,
  sentAt: row.sent_at,
  createdAt: row.created_at,
})
