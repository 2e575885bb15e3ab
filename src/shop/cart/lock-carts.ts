import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { together } from '../../platform/postgres/together.ts'

/**
 * Holds everything that is asked of these carts until the transaction ends, also of one that nobody has begun.
 * Always in the same order, and before anything is written to a visit, so that nobody waits for each other.
 */
export const cartLocks = (tokens: readonly string[]): [RawBuilder<unknown>, RawBuilder<unknown>] => [
  sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(token, 0) as key from unnest(${tokens}::text[]) as token order by key offset 0
    ) as keys`,
  sql`select from cart where token = any(${tokens}::text[]) order by token for update`,
]

export async function lockCarts(db: Db, tokens: readonly string[]): Promise<void> {
  await together(db, ...cartLocks(tokens))
}
