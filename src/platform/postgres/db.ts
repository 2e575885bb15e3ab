import { Kysely } from 'kysely'
import { type DialectOptions, PostgresJsDialect } from './dialect.ts'
import type { Tables } from './tables.ts'

/** A pool or an open transaction: callers need not know which. */
export type Db = Kysely<Tables>

/** Opens nothing yet: the first query does. Close it with `db.destroy()`. */
export const openDb = (options: DialectOptions): Db =>
  new Kysely<Tables>({ dialect: new PostgresJsDialect(options) })
