import { sql } from 'kysely'
import { atomically } from '../../../platform/postgres/atomically.ts'
import type { Db } from '../../../platform/postgres/db.ts'

/**
 * Takes a table's indexes away while many rows are written and makes them again afterwards, in one pass each. Those
 * that keep rows unique stay. What was taken is written down first, so that a run that was killed loses nothing.
 */
export async function withoutIndexes(db: Db, table: string, work: () => Promise<void>): Promise<void> {
  await atomically(db, (db) => takeIndexes(db, table))
  try {
    await work()
  } finally {
    await restoreIndexes(db)
  }
}

async function takeIndexes(db: Db, table: string): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass and not indisunique
  `.execute(db)

  const definitions = rows.map(({ definition }) => definition)
  await sql`
    insert into setting (key, value) values ('indexes-taken', ${JSON.stringify(definitions)}::jsonb)
  `.execute(db)
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(db)
}

/** Makes again what `withoutIndexes` took, if anything is still away. */
export async function restoreIndexes(db: Db): Promise<void> {
  await atomically(db, async (db) => {
    const { rows } = await sql<{ value: string[] }>`
      delete from setting where key = 'indexes-taken' returning value
    `.execute(db)

    await sql`set local maintenance_work_mem = '512MB'`.execute(db)
    for (const definition of rows[0]?.value ?? []) await sql.raw(definition).execute(db)
    await sql`set local maintenance_work_mem to default`.execute(db)
  })
}
