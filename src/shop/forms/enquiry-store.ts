import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import type { Locale } from '../../values/locale.ts'
import type { SalutationId } from '../channel/channel.ts'
import type { DealerId } from '../dealers/dealer.ts'
import type { Enquiry, EnquiryEntry, EnquiryId, EnquiryKind } from './enquiry.ts'

/** The same of a moment ago. Whoever sends it at this very moment waits until this transaction ends. */
export async function findSameEnquiry(db: Db, entry: EnquiryEntry, since: Date): Promise<Enquiry | null> {
  const fingerprint = fingerprintOf(entry)
  await sql`select pg_advisory_xact_lock(hashtext('enquiry'), hashtext(${fingerprint}))`.execute(db)

  const row = await db
    .selectFrom('enquiry')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .where('received_at', '>', since)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? enquiryOf(row) : null
}

/** Keeps it, with the privacy notice of this moment when that was accepted. */
export async function keepEnquiry(db: Db, enquiry: Enquiry): Promise<void> {
  await db
    .insertInto('enquiry')
    .values({
      id: enquiry.id,
      kind: enquiry.kind,
      language: enquiry.locale,
      salutation_id: enquiry.salutationId,
      first_name: enquiry.firstName,
      last_name: enquiry.lastName,
      email: enquiry.email,
      phone: enquiry.phone,
      street: enquiry.street,
      house_number: enquiry.houseNumber,
      zip: enquiry.zip,
      city: enquiry.city,
      subject: enquiry.subject,
      message: enquiry.message,
      canton: enquiry.canton,
      dealer_id: enquiry.dealerId,
      location: enquiry.location,
      privacy_text: enquiry.acceptedPrivacy
        ? sql`(select hash from legal_text_in_force where language = ${enquiry.locale} and key = 'privacy')`
        : null,
      suspect: enquiry.isSuspect,
      wants_copy: enquiry.wantsCopy,
      received_at: enquiry.receivedAt,
      fingerprint: fingerprintOf(enquiry),
    })
    .execute()
}

export async function readEnquiry(db: Db, id: EnquiryId): Promise<Enquiry | null> {
  const row = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? enquiryOf(row) : null
}

/** The codes of the cantons, which staff may not change. */
export async function readCantonCodes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('canton').select('code').orderBy('position').execute()
  return rows.map(({ code }) => code)
}

const fingerprintOf = (entry: EnquiryEntry): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        entry.kind,
        entry.salutationId,
        entry.firstName,
        entry.lastName,
        entry.email?.toLowerCase() ?? null,
        entry.phone,
        entry.street,
        entry.houseNumber,
        entry.zip,
        entry.city,
        entry.subject,
        entry.message,
        entry.canton,
        entry.dealerId,
        entry.location,
      ]),
    )
    .digest('hex')

const enquiryOf = (row: Selectable<Tables['enquiry']>): Enquiry => ({
  // Ids, kinds and languages are what the columns hold, by their constraints.
  id: row.id as EnquiryId,
  kind: row.kind as EnquiryKind,
  locale: row.language as Locale,
  salutationId: row.salutation_id as SalutationId | null,
  dealerId: row.dealer_id as DealerId | null,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  street: row.street,
  houseNumber: row.house_number,
  zip: row.zip,
  city: row.city,
  subject: row.subject,
  message: row.message,
  canton: row.canton,
  location: row.location,
  acceptedPrivacy: row.privacy_text === null ? null : true,
  isSuspect: row.suspect,
  wantsCopy: row.wants_copy,
  receivedAt: row.received_at,
})
