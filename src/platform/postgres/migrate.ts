import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { Failure } from '../failure.ts'
import type { Db } from './db.ts'

const delivered = resolve(import.meta.dirname, '../../../db/migrations')

interface Migration {
  name: string
  text: string
  checksum: string
}

/**
 * Brings the database up to this checkout, one file and one transaction after the other, and says which files were
 * new to it. Two nodes may start at once: the second waits and finds everything done.
 */
export async function migrate(db: Db, folder = delivered): Promise<string[]> {
  const migrations = readMigrations(folder)

  return db.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(hashtext('migration'))`.execute(db)
    try {
      await sql`create table if not exists migration (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`.execute(db)

      const pending = findPending(migrations, await readApplied(db))
      for (const migration of pending) await apply(db, migration)
      return pending.map(({ name }) => name)
    } finally {
      await sql`select pg_advisory_unlock(hashtext('migration'))`.execute(db)
    }
  })
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })
}

async function readApplied<Any>(db: Kysely<Any>) {
  const { rows } = await sql<{
    name: string
    checksum: string
  }>`select name, checksum from migration`.execute(db)
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** What is applied stays as it is: the database has no way to follow an edit. */
function findPending(migrations: Migration[], applied: Map<string, string>) {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].find((name) => !known.has(name))
  if (unknown) {
    throw new Failure(
      `The database has the migration ${unknown}, which this checkout does not know: use the newer checkout, or begin afresh with "npm run reset".`,
    )
  }

  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) {
      throw new Failure(
        `The migration ${name} was edited after it was applied: restore it and write a new one, or begin afresh with "npm run reset".`,
      )
    }
  }

  const pending = migrations.filter(({ name }) => !applied.has(name))
  const last = [...applied.keys()].sort().at(-1)
  const late = pending.find(({ name }) => last !== undefined && name < last)
  if (late) {
    throw new Failure(
      `The migration ${late.name} comes before ${last}, which is applied: give it a higher number.`,
    )
  }
  return pending
}

async function apply(db: Db, { name, text, checksum }: Migration) {
  await db.transaction().execute(async (db) => {
    try {
      await sql.raw(text).execute(db)
    } catch (error) {
      throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    }
    await sql`insert into migration (name, checksum) values (${name}, ${checksum})`.execute(db)
  })
}
