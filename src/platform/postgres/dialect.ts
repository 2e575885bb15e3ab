import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Session } from './session.ts'
import type { Sessions } from './sessions.ts'

export interface DialectOptions {
  sessions: Sessions
  /** Hears of every statement that is sent. */
  onQuery: (text: string) => void
}

/** Kysely over postgres.js: Kysely writes the SQL, postgres.js speaks the protocol, who gets which session is ours. */
export class PostgresJsDialect implements Dialect {
  readonly #options: DialectOptions

  constructor(options: DialectOptions) {
    this.#options = options
  }

  createDriver = () => new PostgresJsDriver(this.#options)
  createQueryCompiler = () => new PostgresQueryCompiler()
  createAdapter = () => new PostgresAdapter()
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db)
}

class PostgresJsDriver implements Driver {
  readonly #sessions: Sessions
  readonly #onQuery: (text: string) => void

  constructor({ sessions, onQuery }: DialectOptions) {
    this.#sessions = sessions
    this.#onQuery = onQuery
  }

  async init() {}

  async acquireConnection() {
    return new Connection(await this.#sessions.take(), this.#onQuery)
  }

  async beginTransaction(connection: Connection, { isolationLevel, accessMode }: TransactionSettings) {
    if (this.#sessions.shared) throw new Error('A transaction needs a session of its own')
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    connection.begin(`begin${level}${accessMode ? ` ${accessMode}` : ''}`)
  }

  async commitTransaction(connection: Connection) {
    // A transaction with a failed statement inside answers "commit" with a rollback, and no error.
    if ((await connection.commit())?.command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollbackTransaction(connection: Connection) {
    await connection.rollback()
  }

  async savepoint({ session }: Connection, name: string) {
    await session.script(`savepoint ${quoted(name)}`)
  }

  async rollbackToSavepoint({ session }: Connection, name: string) {
    await session.script(`rollback to savepoint ${quoted(name)}`)
  }

  async releaseSavepoint({ session }: Connection, name: string) {
    await session.script(`release savepoint ${quoted(name)}`)
  }

  async releaseConnection({ session }: Connection) {
    this.#sessions.give(session)
  }

  async destroy() {
    await this.#sessions.end()
  }
}

export class Connection implements DatabaseConnection {
  readonly session: Session
  #committing: ReturnType<Session['finish']> | null = null
  readonly #onQuery: (text: string) => void

  constructor(session: Session, onQuery: (text: string) => void) {
    this.session = session
    this.#onQuery = onQuery
  }

  /** Also for the second time: who holds a connection may have one transaction after the other. */
  begin(text: string) {
    this.#committing = null
    this.session.begin(text)
  }

  /** May be asked for before the answers of the last statements are there; what comes after it is told the same. */
  commit() {
    this.#committing ??= this.session.finish('commit')
    return this.#committing
  }

  async rollback() {
    // A commit that was asked for has undone it all, since something in it failed.
    if (this.#committing) await Promise.allSettled([this.#committing])
    // With its session the transaction is gone already; saying so again would hide what broke it.
    else if (!this.session.lost) await this.session.finish('rollback')
  }

  async executeQuery<Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#onQuery(sql)
    // Only what was written by hand may hold several statements; what Kysely wrote is worth preparing.
    const byHand = query.kind === 'RawNode' && parameters.length === 0

    try {
      const result = await (byHand ? this.session.script(sql) : this.session.query(sql, parameters))
      const rows = result as unknown as Row[]
      return changes.has(result.command) ? { rows, numAffectedRows: BigInt(result.count) } : { rows }
    } catch (error) {
      throw withCaller(error, sql)
    }
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery, chunkSize: number) {
    this.#onQuery(sql)
    for await (const rows of this.session.rows(sql, parameters, chunkSize)) yield { rows: rows as Row[] }
  }
}

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The driver's errors come from the socket and know neither the statement nor who asked for it. */
function withCaller(error: unknown, statement: string) {
  if (!(error instanceof Error)) return error
  const caller = new Error().stack?.split('\n').slice(2).join('\n')
  const stack = `${error.name}: ${error.message}\n    in ${statement.slice(0, 1000)}\n${caller}`
  // The driver has made it read-only.
  return Object.defineProperty(error, 'stack', { value: stack })
}
