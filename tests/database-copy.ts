import { sql } from 'kysely'
import { inject } from 'vitest'
import { openDb } from '../src/platform/postgres/db.ts'
import { withDatabase } from '../src/platform/postgres/session.ts'

/**
 * The address of this worker's copy of the seeded database. All files the worker runs share it, so whoever writes to
 * it does so inside a transaction that is rolled back.
 */
export async function workerDatabase(): Promise<string> {
  return copyDatabase(`worker${process.env.VITEST_POOL_ID ?? 0}`, 'if missing')
}

/** A copy nobody else uses, for what must be committed to be tried: parallel orders, jobs, a whole shop. */
export async function freshDatabase(): Promise<string> {
  return copyDatabase(crypto.randomUUID().replaceAll('-', ''), 'always')
}

async function copyDatabase(suffix: string, when: 'always' | 'if missing'): Promise<string> {
  const { server, template, copies } = inject('database')
  const name = `${copies}${suffix}`
  const db = openDb({ url: server, pool: 1 })
  try {
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(db)
    if (when === 'always' || rows.length === 0) {
      await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(db)
    }
  } finally {
    await db.destroy()
  }
  return withDatabase(server, name)
}
