import { sql } from 'kysely'
import type { Db } from './db.ts'
import { together, togetherAtLast } from './together.ts'

/** Sends the last statements of a piece of work, like `together`; nothing may be done in it after them. */
export type AtLast = typeof together

/**
 * All or nothing. Inside an open transaction it is a savepoint, so atomic verbs may call each other. What holds a lock
 * that everybody waits for is best done `atLast`: the commit goes right behind it.
 */
export async function atomically<Result>(
  db: Db,
  work: (db: Db, atLast: AtLast) => Promise<Result>,
): Promise<Result> {
  if (!db.isTransaction) return db.transaction().execute((db) => work(db, togetherAtLast))

  await sql`savepoint verb`.execute(db)
  try {
    const result = await work(db, together)
    await sql`release savepoint verb`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint verb; release savepoint verb`.execute(db)
    throw error
  }
}
