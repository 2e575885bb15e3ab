import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import type { Locale } from '../../values/locale.ts'
import type { OrderId } from '../orders/order.ts'
import type { Declaration, Withdrawal, WithdrawalId } from './withdrawal.ts'

/** The same declaration of a moment ago. Whoever sends it at this very moment waits until this transaction ends. */
export async function findSame(db: Db, declaration: Declaration, since: Date): Promise<Withdrawal | null> {
  const fingerprint = fingerprintOf(declaration)
  await sql`select pg_advisory_xact_lock(hashtext('withdrawal'), hashtext(${fingerprint}))`.execute(db)

  const row = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .where('declared_at', '>', since)
    .orderBy('declared_at', 'desc')
    .executeTakeFirst()
  return row ? withdrawalOf(row) : null
}

/** The order with this number, if it was placed with this e-mail address. */
export async function findMeant(db: Db, { contract, email }: Declaration): Promise<OrderId | null> {
  const { rows } = await sql<{ id: OrderId }>`
    select id from sales_order
    where number = any(${numbersIn(contract)}::text[]) and lower(customer ->> 'email') = ${email.toLowerCase()}
    order by ordered_at desc limit 1
  `.execute(db)
  return rows[0]?.id ?? null
}

/** "No. 10023 of 3 May" names the order 10023. */
const numbersIn = (contract: string): string[] => contract.toUpperCase().match(/[A-Z0-9][A-Z0-9-]*/g) ?? []

export async function keepWithdrawal(db: Db, withdrawal: Withdrawal): Promise<void> {
  const { id, orderId, locale, name, email, contract, items, message, declaredAt } = withdrawal
  await db
    .insertInto('withdrawal')
    .values({
      id,
      order_id: orderId,
      language: locale,
      name,
      email,
      contract,
      items,
      message,
      declared_at: declaredAt,
      fingerprint: fingerprintOf(withdrawal),
    })
    .execute()
}

export async function readWithdrawal(db: Db, id: WithdrawalId): Promise<Withdrawal | null> {
  const row = await db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? withdrawalOf(row) : null
}

const fingerprintOf = ({ name, email, contract, items, message }: Declaration): string =>
  createHash('sha256')
    .update(JSON.stringify([name, email.toLowerCase(), contract, items, message]))
    .digest('hex')

const withdrawalOf = (row: Selectable<Tables['withdrawal']>): Withdrawal => ({
  // Ids and languages are what the columns hold, by their constraints.
  id: row.id as WithdrawalId,
  orderId: row.order_id as OrderId | null,
  locale: row.language as Locale,
  name: row.name,
  email: row.email,
  contract: row.contract,
  items: row.items,
  message: row.message,
  declaredAt: row.declared_at,
})
