import { sql } from 'kysely'
import { Failure } from '../platform/failure.ts'
import { type Db, openDb } from '../platform/postgres/db.ts'
import { type Postgres, startPostgres } from '../platform/postgres/embedded/start-postgres.ts'
import type { DatabaseUrl } from '../platform/postgres/session.ts'
import type { Config } from './config.ts'
import { databaseFailure } from './database-failure.ts'

export interface Database {
  db: Db
  url: DatabaseUrl
}

export interface DatabaseOptions {
  /** Hears what takes a while. */
  say: (line: string) => void
  /** Gets whatever is to be closed in the end, the moment it is opened. */
  closeWith: (close: () => Promise<void>) => void
  /** A shop with its own PostgreSQL has the checkout for itself; with yours there may be many nodes. */
  alone?: boolean
}

/**
 * How long a shopper's statement may take. The slowest takes a second among a hundred thousand products; what takes ten
 * went wrong, and would keep a session from others.
 */
const patienceMs = 10_000

/** The shop's database: the one of DATABASE_URL, else the PostgreSQL that comes along. */
export async function openDatabase(config: Config, options: DatabaseOptions): Promise<Database> {
  const { DATABASE_URL, DATABASE_POOL: pool } = config
  if (!DATABASE_URL) return openOwn(config, options)

  const db = await openForeign(DATABASE_URL, 'DATABASE_URL', pool, { patienceMs })
  options.closeWith(() => db.destroy())
  return { db, url: DATABASE_URL }
}

async function openOwn(
  { DATA_FOLDER: dataFolder, DATABASE_POOL: pool }: Config,
  { say, closeWith, alone }: DatabaseOptions,
): Promise<Database> {
  const postgres = await startPostgres({ dataFolder, name: 'postgres', say, closeWith })
  if (alone) await claimCheckout(postgres)
  await createDatabase(postgres.url('postgres'), 'shop')

  const url = postgres.url('shop')
  const db = openDb({ url, pool, patienceMs })
  closeWith(() => db.destroy())
  return { db, url }
}

/** A database of somebody else's, when it can be reached and used. */
export async function openForeign(
  url: DatabaseUrl,
  setting: string,
  pool: number,
  hurry: { patienceMs?: number } = {},
): Promise<Db> {
  const db = openDb({ url, pool, ...hurry })
  try {
    await checkServer(db, setting)
    return db
  } catch (error) {
    await db.destroy()
    throw databaseFailure(error, url, setting) ?? error
  }
}

async function claimCheckout(postgres: Postgres) {
  const holder = await postgres.claim(`process ${process.pid}`)
  if (holder) {
    throw new Failure(
      `The shop of this checkout is running already (${holder}): stop that one first, or set another DATA_FOLDER for a second shop.`,
    )
  }
}

async function createDatabase(server: DatabaseUrl, name: string) {
  const db = openDb({ url: server, pool: 1 })
  try {
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(db)
    if (rows.length === 0) await sql`create database ${sql.id(name)}`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** What a foreign server has to be able to do. */
async function checkServer(db: Db, setting: string) {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding`.execute(
    db,
  )
  const { version = '', encoding } = rows[0] ?? {}

  if (Number.parseInt(version, 10) < 16) {
    throw new Failure(`${setting} leads to PostgreSQL ${version}: the shop needs 16 or newer.`)
  }
  if (encoding !== 'UTF8') {
    throw new Failure(
      `The database of ${setting} is encoded in ${encoding}: create one with encoding 'UTF8'.`,
    )
  }
}
