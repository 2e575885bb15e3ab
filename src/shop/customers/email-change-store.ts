import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { CustomerId } from './customer.ts'

export type EmailChange = { customerId: CustomerId; email: string; createdAt: Date }

/** The newest wish counts. `hash` is the key of what stands in the link. */
export async function keepEmailChange(
  db: Db,
  { customerId, email, createdAt, hash }: EmailChange & { hash: string },
): Promise<void> {
  await sql`
    insert into email_change (customer_id, email, hash, created_at) values (${customerId}, ${email}, ${hash}, ${createdAt})
    on conflict (customer_id) do update
      set email = excluded.email, hash = excluded.hash, created_at = excluded.created_at
  `.execute(db)
}

export async function findEmailChange(db: Db, hash: string): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`
    select hex(customer_id) as "customerId", email::text as email, created_at as "createdAt"
    from email_change where hash = ${hash}
  `.execute(db)
  return rows[0] ?? null
}

export async function emailChangeOf(
  db: Db,
  customerId: CustomerId,
): Promise<Omit<EmailChange, 'customerId'> | null> {
  const { rows } = await sql<EmailChange>`
    select email::text as email, created_at as "createdAt" from email_change where customer_id = ${customerId}
  `.execute(db)
  return rows[0] ?? null
}

/** A link works once: answers whether it was still there. */
export async function takeEmailChange(db: Db, hash: string): Promise<boolean> {
  const { rows } = await sql`delete from email_change where hash = ${hash} returning hash`.execute(db)
  return rows.length > 0
}

export async function forgetEmailChange(db: Db, customerId: CustomerId): Promise<void> {
  await sql`delete from email_change where customer_id = ${customerId}`.execute(db)
}
