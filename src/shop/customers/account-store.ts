import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Customer, CustomerId } from './customer.ts'
import { customerFacts } from './customer-facts.ts'

export type Account = { customer: Customer; passwordHash: string | null; optInHash: string | null }

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
    select ${customerFacts} as customer, password_hash, opt_in_hash from customer where ${which}
  `.execute(db)
  const [row] = rows

  return row
    ? {
        customer: { ...row.customer, createdAt: new Date(row.customer.createdAt) },
        passwordHash: row.password_hash,
        optInHash: row.opt_in_hash,
      }
    : null
}

type Row = {
  customer: Omit<Customer, 'createdAt'> & { createdAt: string }
  password_hash: string | null
  opt_in_hash: string | null
}

/** An e-mail that nobody confirmed in days stands in nobody's way. */
export async function forgetUnconfirmed(db: Db, email: string, now: Date): Promise<void> {
  await sql`
    delete from customer
    where email = ${email} and not guest and opt_in_hash is not null and opt_in_confirmed_at is null
      and created_at < ${now}::timestamptz - interval '3 days'
  `.execute(db)
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
