import { Kysely } from 'kysely'
import { PostgresJsDialect } from './dialect.ts'
import { Lane } from './lane.ts'
import { Pool } from './pool.ts'
import type { DatabaseUrl } from './session.ts'
import type { Tables } from './tables.ts'

/** A pool or an open transaction: callers need not know which. */
export type Db = Kysely<Tables>

export interface DbOptions {
  url: DatabaseUrl
  /** Sessions at most, beside the one that `quick` uses. */
  pool?: number
  /** Hears of every statement that is sent, so that a test can count them. */
  onQuery?: (text: string) => void
}

/** Opens nothing yet: the first query does. Close it with `db.destroy()`. */
export const openDb = (options: DbOptions): Db => new Database(options)

/**
 * For reading a few rows by their key, which is what every request begins with: shares one session with everybody
 * who does that. An open transaction stays what it is.
 */
export const quick = (db: Db): Db => (db instanceof Database ? db.lane : db)

class Database extends Kysely<Tables> {
  readonly lane: Db

  constructor({ url, pool = 10, onQuery = () => undefined }: DbOptions) {
    super({ dialect: new PostgresJsDialect({ sessions: new Pool(url, pool), onQuery }) })
    this.lane = new Kysely({ dialect: new PostgresJsDialect({ sessions: new Lane(url), onQuery }) })
  }

  override async destroy(): Promise<void> {
    await Promise.all([super.destroy(), this.lane.destroy()])
  }
}
