import { sql } from 'kysely'
import { atomically } from '../../platform/postgres/atomically.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Customer, CustomerId, Profile } from './customer.ts'
import { customerFacts } from './customer-facts.ts'

export type Account = {
  customer: Customer
  passwordHash: string | null
  /** When the link was sent that confirms it. */
  optInAskedAt: Date | null
}

/** The account of an e-mail, however that is capitalised. */
export const findAccount = (db: Db, email: string): Promise<Account | null> =>
  readAccount(db, sql`email = ${email} and not guest`)

export const accountOf = (db: Db, id: CustomerId): Promise<Account | null> =>
  readAccount(db, sql`id = ${id} and not guest`)

/** Whose confirmation link this is. */
export const findByOptIn = (db: Db, hash: string): Promise<Account | null> =>
  readAccount(db, sql`opt_in_hash = ${hash}`)

async function readAccount(db: Db, which: ReturnType<typeof sql<boolean>>): Promise<Account | null> {
  const { rows } = await sql<Row>`
    select ${customerFacts} as customer, password_hash, opt_in_asked_at from customer where ${which}
  `.execute(db)
  const [row] = rows

  return row
    ? {
        customer: { ...row.customer, createdAt: new Date(row.customer.createdAt) },
        passwordHash: row.password_hash,
        optInAskedAt: row.opt_in_asked_at,
      }
    : null
}

type Row = {
  customer: Omit<Customer, 'createdAt'> & { createdAt: string }
  password_hash: string | null
  opt_in_asked_at: Date | null
}

/** An e-mail that nobody confirmed in days stands in nobody's way. */
export async function forgetUnconfirmed(db: Db, email: string, now: Date): Promise<void> {
  await sql`
    delete from customer
    where email = ${email} and not guest and opt_in_hash is not null and opt_in_confirmed_at is null
      and created_at < ${now}::timestamptz - interval '3 days'
  `.execute(db)
}

/** A registration that nobody confirmed yet leaves for another one. */
export async function forgetWaiting(db: Db, id: CustomerId): Promise<void> {
  await sql`delete from customer where id = ${id} and not guest and opt_in_hash is not null and opt_in_confirmed_at is null`.execute(
    db,
  )
}

/** The link sent last is the one that counts. */
export async function writeOptIn(db: Db, id: CustomerId, optInHash: string, now: Date): Promise<void> {
  await db
    .updateTable('customer')
    .set({ opt_in_hash: optInHash, opt_in_asked_at: now })
    .where('id', '=', id)
    .where('opt_in_confirmed_at', 'is', null)
    .execute()
}

/** Answers false when somebody was faster. */
export async function confirmOptIn(db: Db, id: CustomerId, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update customer set active = true, opt_in_confirmed_at = ${now}
    where id = ${id} and opt_in_confirmed_at is null returning id
  `.execute(db)
  return rows.length > 0
}

/** Logins, registrations and logouts of one customer come one after the other, until the transaction ends. */
export async function lockCustomer(db: Db, id: CustomerId): Promise<void> {
  await sql`select from customer where id = ${id} for no key update`.execute(db)
}

export async function noteLogin(db: Db, id: CustomerId, now: Date): Promise<void> {
  await sql`
    update customer set first_login_at = coalesce(first_login_at, ${now}), last_login_at = ${now} where id = ${id}
  `.execute(db)
}

export async function writePassword(db: Db, id: CustomerId, passwordHash: string): Promise<void> {
  await db.updateTable('customer').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** Answers false when another account has the e-mail. */
export async function writeEmail(db: Db, id: CustomerId, email: string): Promise<boolean> {
  try {
    await atomically(db, (db) => db.updateTable('customer').set({ email }).where('id', '=', id).execute())
    return true
  } catch (error) {
    // PostgreSQL's unique_violation: the index on e-mails is the one that counts.
    if (error instanceof Error && 'code' in error && error.code === '23505') return false
    throw error
  }
}

export async function writeProfile(db: Db, id: CustomerId, profile: Profile): Promise<void> {
  await sql`
    update customer set account_type = ${profile.accountType}, salutation_id = ${profile.salutationId},
      title = ${profile.title}, first_name = ${profile.firstName}, last_name = ${profile.lastName},
      company = ${profile.company}, vat_ids = ${profile.vatIds}::text[], birthday = ${profile.birthday}
    where id = ${id}
  `.execute(db)
}

/** The newest link counts. */
export async function keepRecovery(db: Db, customerId: CustomerId, hash: string, now: Date): Promise<void> {
  await sql`
    insert into customer_recovery (customer_id, hash, created_at) values (${customerId}, ${hash}, ${now})
    on conflict (customer_id) do update set hash = excluded.hash, created_at = excluded.created_at
  `.execute(db)
}

export async function findRecovery(
  db: Db,
  hash: string,
): Promise<{ customerId: CustomerId; createdAt: Date } | null> {
  const { rows } = await sql<{ id: CustomerId; created_at: Date }>`
    select hex(customer_id) as id, created_at from customer_recovery where hash = ${hash}
  `.execute(db)
  return rows[0] ? { customerId: rows[0].id, createdAt: rows[0].created_at } : null
}

/** A link that was sent before is dead. */
export async function forgetRecoveries(db: Db, customerId: CustomerId): Promise<void> {
  await sql`delete from customer_recovery where customer_id = ${customerId}`.execute(db)
}

/** Answers whether it was still there. */
export async function forgetRecovery(db: Db, hash: string): Promise<boolean> {
  const { rows } = await sql`delete from customer_recovery where hash = ${hash} returning hash`.execute(db)
  return rows.length > 0
}
