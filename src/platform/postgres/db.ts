import { Kysely } from 'kysely'
import { PostgresJsDialect } from './dialect.ts'
import { Lanes } from './lanes.ts'
import { Pool } from './pool.ts'
import type { DatabaseUrl } from './session.ts'
import type { Sessions } from './sessions.ts'
import type { Tables } from './tables.ts'

/** A pool or an open transaction: callers need not know which. */
export type Db = Kysely<Tables>

export interface DbOptions {
  url: DatabaseUrl
  /** Sessions at most for whoever needs one to himself; the quick ones share some others, transactions take turns in theirs. */
  pool?: number
  /** After so many milliseconds the server gives a statement up, but for what is `unhurried`. */
  patienceMs?: number
  /** Hears of every statement that is sent, so that a test can count them. */
  onQuery?: (text: string) => void
}

/** Opens nothing yet: the first query does. Close it with `db.destroy()`. */
export const openDb = (options: DbOptions): Db => new Database(options)

/**
 * For reading a few rows by their key, which is what every request begins with: goes there and back with what others
 * ask at the same moment. An open transaction stays what it is.
 */
export const quick = (db: Db): Db => (db instanceof Database ? db.reading : db)

/** For writing a few rows by one statement that is a whole thing by itself. Readers do not wait behind the disk. */
export const quickWrite = (db: Db): Db => (db instanceof Database ? db.writing : db)

/**
 * For a reading statement that takes longer to plan than to do, whatever it is asked with: it is planned once for all its
 * parameters.
 */
export const planned = (db: Db): Db => (db instanceof Database ? db.planning : db)

/** For transactions that all others let go first: orders, since whoever makes one wants nothing else any more. */
export const urgent = (db: Db): Db => (db instanceof Database ? db.first : db)

/** For what may take as long as it takes: migrations, seeds, jobs. */
export const unhurried = (db: Db): Db => (db instanceof Database ? (db.background ?? db) : db)

/** Where the database is; an open transaction does not say. */
export const addressOf = (db: Db): DatabaseUrl | null => (db instanceof Database ? db.url : null)

const backgroundSessions = 4

/**
 * Transactions that work at the same time: more keep each other from the processor and wait for each other's locks, each
 * of them longer and all together no faster (decision 0034).
 */
const turns = { most: 12, atOnce: 4, kept: 2 }

/**
 * A plan that was made while carts were few would put two tables together by reading one of them from end to end, and
 * be kept while they become many: each row is looked up by its key, however few there are.
 */
const rowByRow = { enable_hashjoin: 'off', enable_mergejoin: 'off' }

class Database extends Kysely<Tables> {
  readonly url: DatabaseUrl
  readonly reading: Db
  readonly writing: Db
  readonly planning: Db
  readonly inTurns: Db
  /** The same sessions, before everybody. */
  readonly first: Db
  /** Null where nobody is hurried. */
  readonly background: Db | null

  constructor({ url, pool = 10, patienceMs, onQuery = () => undefined }: DbOptions) {
    const over = (sessions: Sessions) => ({ dialect: new PostgresJsDialect({ sessions, onQuery }) })
    const settings = patienceMs === undefined ? {} : { statement_timeout: String(patienceMs) }
    super(over(new Pool({ url, most: pool, settings })))
    this.url = url
    const inTurns = new Pool({ url, ...turns, settings })
    this.inTurns = new Kysely(over(inTurns))
    this.first = new Kysely(over(inTurns.first))
    const keyed = { ...settings, ...rowByRow }
    this.reading = new Kysely(over(new Lanes({ url, most: 2, abreast: 16, settings: keyed })))
    this.planning = new Kysely(
      over(
        new Lanes({
          url,
          most: 2,
          abreast: 4,
          settings: { ...settings, plan_cache_mode: 'force_generic_plan' },
        }),
      ),
    )
    // Each waits for the disk by itself, and the disk for several at a time.
    this.writing = new Kysely(over(new Lanes({ url, most: 4, abreast: 4, settings: keyed })))
    this.background =
      patienceMs === undefined ? null : new Kysely(over(new Pool({ url, most: backgroundSessions })))
  }

  override transaction() {
    return this.inTurns.transaction()
  }

  override async destroy(): Promise<void> {
    await Promise.all([
      super.destroy(),
      this.inTurns.destroy(),
      this.reading.destroy(),
      this.writing.destroy(),
      this.planning.destroy(),
      this.background?.destroy(),
    ])
  }
}
