import { sql } from 'kysely'
import type { Db } from './db.ts'

/** All or nothing. Inside an open transaction it is a savepoint, so atomic verbs may call each other. */
export async function atomically<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (!db.isTransaction) return db.transaction().execute(work)

  await sql`savepoint verb`.execute(db)
  try {
    const result = await work(db)
    await sql`release savepoint verb`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint verb; release savepoint verb`.execute(db)
    throw error
  }
}
