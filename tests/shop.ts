import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ControlledTransaction } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Gateway } from '../src/platform/gateway.ts'
import { type Job, type Jobs, type Later, openJobs, type Workers } from '../src/platform/jobs/jobs.ts'
import { type Db, openDb } from '../src/platform/postgres/db.ts'
import type { Tables } from '../src/platform/postgres/tables.ts'
import { sandboxGateway } from '../src/platform/sandbox-gateway/sandbox-gateway.ts'
import { openCall } from '../src/server/open-call.ts'
import { jobNames } from '../src/server/workers.ts'
import type { Channel } from '../src/shop/channel/channel.ts'
import { readChannel } from '../src/shop/channel/read-channel.ts'
import { readSecret } from '../src/shop/channel/secret.ts'
import { withGateways } from '../src/shop/payments/gateway.ts'
import { registerStoreApi } from '../src/store-api/register-store-api.ts'
import { newToken } from '../src/values/token.ts'
import { freshDatabase, workerDatabase } from './database-copy.ts'

export const accessKey = 'SWSCTESTSHOP'
export const origin = 'https://shop.example'

// What an answer holds is for the test to say.
// biome-ignore lint/suspicious/noExplicitAny: the wire is not typed in a test that proves its types
type Json = any

export type Asked = {
  method?: string
  body?: unknown
  token?: string | null
  headers?: Record<string, string>
}
export type Answered = {
  status: number
  headers: Record<string, unknown>
  token: string
  body: Json
  /** How many bytes travelled. */
  length: number
}

export type Shop = {
  db(): Db
  /** What every statement sent to the database says, since the test began. */
  statements(): readonly string[]
  request(path: string, asked?: Asked): Promise<Answered>
  /** Somebody with a token of her own: each request goes on with the token the last answer gave. */
  visitor(): Visitor
  /** Does the jobs that are due, once; answers how many. */
  workOff(workers: Workers): Promise<number>
  /** Writes a job down, as the shop's verbs do. */
  later: Later
  /** Who takes money for the shop: the sandbox, until a test says otherwise. */
  gateways(): readonly Gateway[]
  setGateways(gateways: readonly Gateway[]): void
  /** From here on it is this time in the shop. */
  setClock(now: Date): void
}

export type Visitor = {
  token: string
  ask(path: string, asked?: Omit<Asked, 'token'>): Promise<Answered>
}

/** A shop with the seeded world in it. Whatever a test does to it is undone afterwards. */
export function openShop(): Shop {
  const sent: string[] = []
  let pool: Db
  let transaction: ControlledTransaction<Tables> | undefined
  const shop = serveShop(() => transaction ?? pool, sent)

  beforeAll(async () => {
    pool = openDb({ url: await workerDatabase(), pool: 1, onQuery: (text) => sent.push(text) })
    await shop.open(pool)
  })
  beforeEach(async () => {
    transaction = await pool.startTransaction().execute()
    sent.length = 0
    shop.reset()
  })
  afterEach(async () => {
    await transaction?.rollback().execute()
    transaction = undefined
  })
  afterAll(async () => {
    await shop.close()
    await pool.destroy()
  })

  return shop
}

/** A shop with a database of its own, where what is written is really committed: for races. */
export function openOwnShop(sessions = 16): Shop {
  const sent: string[] = []
  let pool: Db
  const shop = serveShop(() => pool, sent)

  beforeAll(async () => {
    pool = openDb({ url: await freshDatabase(), pool: sessions, onQuery: (text) => sent.push(text) })
    await shop.open(pool)
  })
  beforeEach(() => {
    sent.length = 0
    shop.reset()
  })
  afterAll(async () => {
    await shop.close()
    await pool.destroy()
  })

  return shop
}

/** JSON, or the bytes of a file. */
function bodyOf({ rawPayload, headers }: { rawPayload: Buffer; headers: Record<string, unknown> }): Json {
  if (rawPayload.length === 0) return undefined
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])]
  const bytes = unpack?.(rawPayload) ?? rawPayload
  return String(headers['content-type']).includes('json') ? JSON.parse(bytes.toString()) : bytes
}

function serveShop(db: () => Db, sent: readonly string[]) {
  let app: FastifyInstance
  let channel: Promise<Channel> | undefined
  let clock: Date | undefined
  let jobs: Jobs
  const sandbox = sandboxGateway({ db, origin, secret: () => readSecret(db(), 'sandbox-gateway') })
  let gateways: readonly Gateway[] = [sandbox]
  const unexpected: Error[] = []

  const request = async (
    path: string,
    { method = 'GET', body, token, headers }: Asked = {},
  ): Promise<Answered> => {
    const response = await app.inject({
      method: method as 'GET',
      url: `/store-api${path}`,
      headers: {
        'sw-access-key': accessKey,
        ...(token && { 'sw-context-token': token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return {
      status: response.statusCode,
      headers: response.headers,
      token: String(response.headers['sw-context-token'] ?? ''),
      body: bodyOf(response),
      length: response.rawPayload.length,
    }
  }

  return {
    async open(pool: Db) {
      jobs = await openJobs(pool, {
        names: jobNames,
        report: (error) => unexpected.push(error),
      })
      app = Fastify()
      await registerStoreApi(app, (asking) =>
        openCall(
          {
            db: db(),
            channel: () => {
              channel ??= readChannel(db()).then((read) => withGateways(read, gateways))
              return channel
            },
            accessKey,
            origin,
            now: () => clock ?? new Date(),
            later: jobs.later,
            gateways,
          },
          asking,
        ),
      )
    },
    async close() {
      await app.close()
      await jobs.close()
      if (unexpected.length > 0) throw new AggregateError(unexpected, 'something went wrong beside the tests')
    },
    workOff: (workers: Workers) => jobs.workOff(workers),
    later: Object.assign((db: Db, job: Job) => jobs.later(db, job), {
      statement: (job: Job) => jobs.later.statement(job),
    }),
    gateways: () => gateways,
    setGateways(now: readonly Gateway[]) {
      gateways = now
      channel = undefined
    },
    reset() {
      channel = undefined
      clock = undefined
      gateways = [sandbox]
    },
    db,
    statements: () => sent,
    setClock(now: Date) {
      clock = now
    },
    request,
    visitor(): Visitor {
      const visitor: Visitor = {
        token: newToken(),
        async ask(path, asked) {
          const answered = await request(path, { ...asked, token: visitor.token })
          if (answered.token) visitor.token = answered.token
          return answered
        },
      }
      return visitor
    },
  }
}
