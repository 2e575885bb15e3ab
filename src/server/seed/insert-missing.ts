import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

/** A row by column name; what is an object or a list becomes JSON or an array, as the column wants it. */
export type Row = Readonly<Record<string, unknown>>

/**
 * Adds the rows that are not there yet and says how many were new. What is there stays as it is: staff may
 * have changed it. All rows name the same columns; the others get their defaults.
 */
export async function insertMissing(db: Db, table: string, rows: readonly Row[]): Promise<number> {
  let added = 0

  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    added += await insertBatch(db, table, rows.slice(start, start + rowsAtOnce))
  }
  return added
}

/** Large enough to be quick, small enough to fit into one message with pictures inside. */
const rowsAtOnce = 2000

async function insertBatch(db: Db, table: string, rows: readonly Row[]): Promise<number> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))

  const { numAffectedRows = 0n } = await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict do nothing
  `.execute(db)
  return Number(numAffectedRows)
}
