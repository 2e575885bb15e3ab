import { sql } from 'kysely'
import { type Db, openDb } from '../platform/postgres/db.ts'
import { startPostgres } from '../platform/postgres/embedded/start-postgres.ts'
import type { Config } from './config.ts'

export interface Database {
  db: Db
  url: string
  close(): Promise<void>
}

/** The shop's database: the one of DATABASE_URL, else the PostgreSQL that comes along. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<Database> {
  if (config.DATABASE_URL) {
    const db = openDb({ url: config.DATABASE_URL, pool: config.DATABASE_POOL })
    return { db, url: config.DATABASE_URL, close: () => db.destroy() }
  }

  const postgres = await startPostgres({ dataFolder: config.DATA_FOLDER, name: 'postgres', say })
  await createDatabase(postgres.url('postgres'), 'shop')
  const url = postgres.url('shop')
  const db = openDb({ url, pool: config.DATABASE_POOL })
  return {
    db,
    url,
    async close() {
      await db.destroy()
      await postgres.stop()
    },
  }
}

async function createDatabase(server: string, name: string) {
  const db = openDb({ url: server, pool: 1 })
  try {
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(db)
    if (rows.length === 0) await sql`create database ${sql.id(name)}`.execute(db)
  } finally {
    await db.destroy()
  }
}
