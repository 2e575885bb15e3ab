import { once } from 'node:events'
import { connect, type NetConnectOpts } from 'node:net'
import postgres from 'postgres'
import { columnValues, parameterValue } from './column-values.ts'

/** Where the database is: `postgres://user:password@host/name`, or with `?host=/folder` the socket in that folder. */
export type DatabaseUrl = string

/** Settings of the server's that hold for a session. */
export type Settings = Readonly<Record<string, string>>

/** The same server, another database. */
export function withDatabase(url: DatabaseUrl, database: string): DatabaseUrl {
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(database)}`
  return address.href
}

/**
 * One session of PostgreSQL. Statements run in the order in which they are asked for, and one need not wait for the
 * answer to the one before to be on its way. Once lost it is never used again: a driver that reconnects on its own
 * would go on outside the transaction that was lost with the session.
 */
export class Session {
  readonly born = Date.now()
  lost = false
  readonly #sql: postgres.Sql
  readonly #whenLost: () => void
  #isConnected = false
  #isOpen = false
  /** The statement that begins a transaction, as long as nothing has been done in it. */
  #begin: string | null = null

  constructor(
    url: DatabaseUrl,
    whenLost: () => void,
    settings: Settings = {},
    /** What is told on a channel that this session listens to. */
    heard: (channel: string, told: string) => void = () => undefined,
  ) {
    this.#whenLost = whenLost
    const { server, login } = address(url)
    // Options of the driver's that its types do not know.
    const connecting = { socket: () => this.#connect(server), onnotify: heard }
    this.#sql = postgres({
      ...login,
      ...connecting,
      connection: settings,
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
    return this.#send(() => this.#sql.unsafe(text, values, prepared))
  }

  /** Several statements at once, as a migration has them. */
  script(text: string) {
    return this.#send(() => this.#sql.unsafe(text).simple())
  }

  async *rows(text: string, parameters: readonly unknown[], chunkSize: number) {
    const values = parameters.map((value) => this.#parameter(value))
    if (this.#begin !== null) await this.script('select')
    yield* this.#sql.unsafe(text, values, prepared).cursor(chunkSize)
  }

  /** Begins a transaction, on the way to the first thing that is done in it. */
  begin(text: string) {
    this.#begin = text
  }

  /** Ends a transaction by `text`; null when nothing had been done in it and the server never heard of it. */
  async finish(text: 'commit' | 'rollback') {
    if (this.#begin === null) return this.script(text)
    this.#begin = null
    return null
  }

  end() {
    return this.#sql.end({ timeout: 5 })
  }

  /** Type 0: the server says of which type a parameter is, so arrays, dates and booleans fit where they are used. */
  #parameter(value: unknown) {
    return value === null ? null : this.#sql.typed(parameterValue(value) as never, 0)
  }

  async #send<Result>(statement: () => PromiseLike<Result>): Promise<Result> {
    if (this.lost) throw sessionLost()

    const begin = this.#begin
    this.#begin = null
    const begun = begin === null ? undefined : this.#sql.unsafe(begin).simple()
    const result = begun ? Promise.all([begun, statement()]).then(([, result]) => result) : statement()
    return this.#isOpen ? result : this.#firstOfAll(result)
  }

  /** The one time that this session connects. */
  async #connect(server: NetConnectOpts) {
    if (this.#isConnected) {
      // It was dropped before it was open, of which the driver tells nobody.
      this.#lose()
      throw sessionLost()
    }
    this.#isConnected = true

    const socket = connect(server)
    const timer = setTimeout(() => socket.destroy(noAnswer()), patience)
    try {
      await once(socket, 'connect')
      return Object.assign(socket, server)
    } catch (error) {
      this.#lose()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** A server may take connections and say nothing, and the driver would wait for ever. */
  async #firstOfAll<Result>(result: PromiseLike<Result>): Promise<Result> {
    const { promise: deadline, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      if (this.#isOpen) return
      reject(noAnswer())
      this.#lose()
    }, patience)

    return Promise.race([result, deadline]).finally(() => clearTimeout(timer))
  }

  #lose() {
    if (this.lost) return
    this.lost = true
    this.#whenLost()
    // Lets go of everything that was waiting its turn behind what was lost.
    void this.#sql.end({ timeout: 0 })
  }
}

const patience = 10_000

const sessionLost = () =>
  Object.assign(new Error('The session with the database was lost'), { code: 'CONNECTION_CLOSED' })

const noAnswer = () => Object.assign(new Error('No answer from the database'), { code: 'CONNECT_TIMEOUT' })

/** Without `simple: false` a statement without parameters would not be prepared. */
const prepared = { prepare: true, simple: false }

/** The driver knows no `?host=/folder`, the way libpq names a socket in an address. */
function address(url: DatabaseUrl) {
  const parsed = new URL(url)
  const folder = parsed.searchParams.get('host')
  const part = (text: string) => decodeURIComponent(text)
  const port = Number(parsed.port || 5432)
  const login = {
    database: part(parsed.pathname.slice(1)),
    user: part(parsed.username),
    password: part(parsed.password),
  }
  if (folder?.startsWith('/')) return { login, server: { path: `${folder}/.s.PGSQL.${port}` } }

  const ssl = parsed.searchParams.get('sslmode')
  const server = { host: part(parsed.hostname).replace(/^\[|\]$/g, ''), port }
  if (!ssl || ssl === 'disable') return { login, server }
  // Every mode of libpq's is one of the driver's, but one.
  const secured = { ...login, ssl: ssl === 'no-verify' ? { rejectUnauthorized: false } : (ssl as 'require') }
  return { login: secured, server }
}
