import { type RawBuilder, sql } from 'kysely'
import type { Column } from './column.ts'

export type Order = { field: Column; descending: boolean; natural: boolean; by: 'value' | 'count' }

/** Sort keys as SQL, and behind them one that is unique, so that no row stands on two pages. */
export function orderBy(order: readonly Order[], unique: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql.join([...order.flatMap(keysOf), unique])
}

function keysOf({ field, descending, natural, by }: Order): RawBuilder<unknown>[] {
  // What has no value comes first going up, as in MySQL.
  const way = descending ? sql`desc nulls last` : sql`asc nulls first`
  if (by === 'count') return [sql`${field.many ? sql`cardinality(${field.sql})` : sql`1`} ${way}`]

  const key = sql`${field.sql} ${way}`
  return natural ? [sql`length(${field.sql}::text) ${way}`, key] : [key]
}
