import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { openDb } from '../src/platform/postgres/db.ts'
import { startPostgres } from '../src/platform/postgres/embedded/start-postgres.ts'
import { migrate } from '../src/platform/postgres/migrate.ts'
import { withDatabase } from '../src/platform/postgres/session.ts'
import { projectFolder, readConfig } from '../src/server/config.ts'
import { seedShop } from '../src/server/seed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server, the seeded database on it, and how the copies of this run begin. */
    database: { server: string; template: string; copies: string }
  }
}

/** A server for tests with one migrated and seeded database on it, of which every worker takes copies. */
export default async function setup(project: TestProject) {
  const { url: server, stop } = await startServer()
  const pool = openDb({ url: server, pool: 2 })
  const copies = `trennwerk_test_${Date.now().toString(36)}_${process.pid}_`

  await dropCopies(pool, (name) => isStale(name))
  const template = await prepareTemplate(pool, server)
  project.provide('database', { server, template, copies })

  return async () => {
    await dropCopies(pool, (name) => name.startsWith(copies))
    await pool.destroy()
    await stop()
  }
}

async function startServer() {
  const { TEST_DATABASE_URL, DATA_FOLDER } = readConfig()
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => undefined }

  const postgres = await startPostgres({ dataFolder: DATA_FOLDER, name: 'test-postgres', durability: 'none' })
  return { url: postgres.url('postgres'), stop: () => postgres.stop() }
}

/** The seeded database is made once for each state of what it is made from, and found again by the next run. */
async function prepareTemplate<Any>(db: Kysely<Any>, server: string): Promise<string> {
  const template = `trennwerk_template_${fingerprint()}`

  await db.connection().execute(async (db) => {
    // Two runs may begin at once.
    await sql`select pg_advisory_lock(hashtext('template'))`.execute(db)
    const names = await databases(db)
    if (!names.includes(template)) {
      for (const name of names.filter((name) => name.startsWith('trennwerk_template_')).slice(0, -2))
        await drop(db, name)
      await makeTemplate(db, server, template)
    }
    await sql`select pg_advisory_unlock(hashtext('template'))`.execute(db)
  })
  return template
}

async function makeTemplate<Any>(db: Kysely<Any>, server: string, template: string) {
  await drop(db, 'trennwerk_half_template')
  await sql`create database trennwerk_half_template`.execute(db)

  const shop = openDb({ url: withDatabase(server, 'trennwerk_half_template') })
  try {
    await migrate(shop)
    await seedShop(shop)
  } finally {
    await shop.destroy()
  }
  await sql`alter database trennwerk_half_template rename to ${sql.id(template)}`.execute(db)
}

/** Everything the seeded database depends on: its tables, the data, and the code that writes them down. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const folder of ['db', 'src/values', 'src/shop', 'src/server']) {
    for (const name of readdirSync(join(projectFolder, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      const counts = folder === 'src/server' ? name.includes('seed') : !name.endsWith('.test.ts')
      if (counts && /\.(sql|json|ts)$/.test(name))
        hash.update(readFileSync(join(projectFolder, folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** Oldest first. */
async function databases<Any>(db: Kysely<Any>) {
  const { rows } = await sql<{ datname: string }>`select datname from pg_database order by oid`.execute(db)
  return rows.map(({ datname }) => datname)
}

async function dropCopies<Any>(db: Kysely<Any>, isMeant: (name: string) => boolean) {
  for (const name of await databases(db)) if (isMeant(name)) await drop(db, name)
}

/** Left behind by a run that was killed. */
function isStale(name: string) {
  const [, born] = /^trennwerk_test_([0-9a-z]+)_/.exec(name) ?? []
  return born !== undefined && Date.now() - Number.parseInt(born, 36) > 60 * 60_000
}

const drop = <Any>(db: Kysely<Any>, name: string) =>
  sql`drop database if exists ${sql.id(name)} with (force)`.execute(db)
