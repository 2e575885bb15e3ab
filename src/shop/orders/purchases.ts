import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { CurrencyCode } from '../../values/currency.ts'
import type { CustomerId } from '../customers/customer.ts'

/** What somebody bought and did not cancel. Amounts of different currencies are no sum: `cents` is of one of them. */
export type Purchases = { count: number; cents: number; lastAt: Date | null }

export async function readPurchases(
  db: Db,
  customerId: CustomerId,
  currency: CurrencyCode,
): Promise<Purchases> {
  const { rows } = await sql<{ count: number; cents: number; last_at: Date | null }>`
    select count(*)::integer as count, max(ordered_at) as last_at,
      coalesce(sum(total_cents) filter (where currency = ${currency}), 0)::float8 as cents
    from sales_order where customer_id = ${customerId} and state <> 'cancelled'
  `.execute(db)
  const [{ count, cents, last_at }] = rows as [(typeof rows)[number]] // an aggregate is one row

  return { count, cents, lastAt: last_at }
}
