import { sql } from 'kysely'
import { atomically } from '../../../platform/postgres/atomically.ts'
import type { Db } from '../../../platform/postgres/db.ts'

/**
 * Takes a table's indexes away while many rows are written and makes them again afterwards, in one pass each. Those
 * that keep rows unique stay. All of it is one transaction: a failure leaves the indexes as they were.
 */
export async function withoutIndexes(db: Db, table: string, work: (db: Db) => Promise<void>): Promise<void> {
  await atomically(db, async (db) => {
    const { rows } = await sql<{ name: string; definition: string }>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = ${table}::regclass and not indisunique
    `.execute(db)

    for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(db)
    await work(db)

    await sql`set local maintenance_work_mem = '512MB'`.execute(db)
    for (const { definition } of rows) await sql.raw(definition).execute(db)
  })
}
