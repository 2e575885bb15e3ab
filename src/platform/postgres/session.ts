import postgres from 'postgres'
import { columnValues, parameterValue } from './column-values.ts'

/** Where the database is: `postgres://user:password@host/name`, or with `?host=/folder` the socket in that folder. */
export type DatabaseUrl = string

/** The same server, another database. */
export function withDatabase(url: DatabaseUrl, database: string): DatabaseUrl {
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(database)}`
  return address.href
}

/**
 * One session of PostgreSQL. It runs one statement after another and, once lost, is never used again: a driver that
 * reconnects on its own would go on outside the transaction that was lost with the session.
 */
export class Session {
  readonly born = Date.now()
  lost = false
  readonly #sql: postgres.Sql
  readonly #whenLost: () => void
  #isOpen = false
  #turn: Promise<unknown> = Promise.resolve()

  constructor(url: DatabaseUrl, whenLost: () => void) {
    this.#whenLost = whenLost
    this.#sql = postgres({
      ...address(url),
      max: 1,
      max_lifetime: null,
      connect_timeout: patience / 1000,
      onnotice: () => undefined,
      // The first the server tells whom it has let in.
      onparameter: () => {
        this.#isOpen = true
      },
      // The types are known; asking the server for them would be the first statement of every session.
      fetch_types: false,
      types: columnValues,
      onclose: () => this.#lose(),
    })
  }

  /** A prepared statement with its parameters. */
  query(text: string, parameters: readonly unknown[]) {
    const values = parameters.map((value) => this.#parameter(value))
    return this.#inTurn(() => this.#sql.unsafe(text, values, prepared))
  }

  /** Several statements at once, as a migration has them. */
  script(text: string) {
    return this.#inTurn(() => this.#sql.unsafe(text).simple())
  }

  async *rows(text: string, parameters: readonly unknown[], chunkSize: number) {
    const values = parameters.map((value) => this.#parameter(value))
    yield* this.#sql.unsafe(text, values, prepared).cursor(chunkSize)
  }

  end() {
    return this.#sql.end({ timeout: 5 })
  }

  /** Type 0: the server says of which type a parameter is, so arrays, dates and booleans fit where they are used. */
  #parameter(value: unknown) {
    return value === null ? null : this.#sql.typed(parameterValue(value) as never, 0)
  }

  #inTurn<Result>(send: () => PromiseLike<Result>): Promise<Result> {
    const result = this.#turn.then(() => {
      if (this.lost) throw new Error('The session with the database was lost')
      return this.#isOpen ? send() : this.#firstOfAll(send())
    })
    this.#turn = result.catch(() => undefined)
    return result
  }

  /** The driver knocks for ever at a server that takes connections and says nothing, or drops them. */
  async #firstOfAll<Result>(result: PromiseLike<Result>): Promise<Result> {
    const { promise: deadline, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      if (this.#isOpen) return
      reject(Object.assign(new Error('No answer from the database'), { code: 'CONNECT_TIMEOUT' }))
      this.#lose()
      void this.#sql.end({ timeout: 0 })
    }, patience)

    return Promise.race([result, deadline]).finally(() => clearTimeout(timer))
  }

  #lose() {
    if (this.lost) return
    this.lost = true
    this.#whenLost()
  }
}

const patience = 10_000

/** Without `simple: false` a statement without parameters would not be prepared. */
const prepared = { prepare: true, simple: false }

/** The driver knows no `?host=/folder`, the way libpq names a socket in an address. */
function address(url: DatabaseUrl): postgres.Options<Record<string, never>> {
  const parsed = new URL(url)
  const folder = parsed.searchParams.get('host')
  const part = (text: string) => decodeURIComponent(text)
  const database = part(parsed.pathname.slice(1))
  const user = part(parsed.username)
  const password = part(parsed.password)

  if (folder?.startsWith('/'))
    return { path: `${folder}/.s.PGSQL.${parsed.port || 5432}`, database, user, password }

  const ssl = parsed.searchParams.get('sslmode')
  return {
    host: part(parsed.hostname).replace(/^\[|\]$/g, ''),
    port: Number(parsed.port || 5432),
    database,
    user,
    password,
    ...(ssl && ssl !== 'disable' ? { ssl: ssl === 'no-verify' ? { rejectUnauthorized: false } : ssl } : {}),
  } as postgres.Options<Record<string, never>>
}
