import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import { newId } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { SalutationId } from '../channel/channel.ts'
import type { Recipient, RecipientEntry, RecipientId, RecipientStatus } from './recipient.ts'

export async function findRecipient(db: Db, email: string): Promise<Recipient | null> {
  const row = await db
    .selectFrom('newsletter_recipient')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return row ? recipientOf(row) : null
}

export async function findRecipientByHash(db: Db, hash: string): Promise<Recipient | null> {
  const row = await db
    .selectFrom('newsletter_recipient')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row ? recipientOf(row) : null
}

export async function readRecipient(db: Db, id: RecipientId): Promise<Recipient | null> {
  const row = await db.selectFrom('newsletter_recipient').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? recipientOf(row) : null
}

type Kept = RecipientEntry & { status: RecipientStatus; hash: string; locale: Locale; now: Date }

/**
 * Writes down who asked; who asked before gets another link, and the one of before is used up. Who has confirmed at this very
 * moment stays confirmed, and the other link leads nowhere.
 */
export async function keepRecipient(db: Db, { now, ...entry }: Kept): Promise<void> {
  const said = {
    status: entry.status,
    hash: entry.hash,
    language: entry.locale,
    salutation_id: entry.salutationId,
    first_name: entry.firstName,
    last_name: entry.lastName,
    street: entry.street,
    zip: entry.zip,
    city: entry.city,
    asked_at: now,
    confirmed_at: entry.status === 'direct' ? now : null,
    left_at: null,
  }
  await db
    .insertInto('newsletter_recipient')
    .values({ id: newId<'newsletter-recipient'>(), email: entry.email, ...said })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet(said)
        .where('newsletter_recipient.status', 'not in', ['optIn', 'direct']),
    )
    .execute()
}

/** Answers false when that was done before. */
export async function noteConfirmed(db: Db, id: RecipientId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_recipient')
    .set({ status: 'optIn', confirmed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'notSet')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Once is as often as twice: the first time counts. */
export async function noteGone(db: Db, id: RecipientId, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_recipient')
    .set({ status: 'optOut', left_at: now })
    .where('id', '=', id)
    .where('status', '!=', 'optOut')
    .execute()
}

/** Answers whether there was anybody by this address. */
export async function noteLeft(db: Db, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_recipient')
    .set({ status: 'optOut', left_at: now })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const recipientOf = (row: Selectable<Tables['newsletter_recipient']>): Recipient => ({
  // Ids, languages and states are what the columns hold, by their constraints.
  id: row.id as RecipientId,
  status: row.status as RecipientStatus,
  locale: row.language as Locale,
  salutationId: row.salutation_id as SalutationId | null,
  hash: row.hash,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  street: row.street,
  zip: row.zip,
  city: row.city,
})
