import { request as askRaw } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import type { PageCache } from '../../src/platform/page-cache/page-cache.ts'
import { type Db, openDb } from '../../src/platform/postgres/db.ts'
import { type App, createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { buildPages } from '../../src/server/pages/build.ts'
import { newToken } from '../../src/values/token.ts'
import { freshDatabase } from '../database-copy.ts'
import { freePort } from '../free-port.ts'
import type { Visitor } from '../shop.ts'

export type Got = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  length: number
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string }

/** A morning on which parcels still leave. */
const morning = new Date('2026-12-03T09:00:00+01:00')

/**
 * The whole shop as it is served, on a database of its own in which what is written is really committed, by a clock
 * that a test turns.
 */
export function openKeptShop(settings: Record<string, string> = {}, hurry: { patienceMs?: number } = {}) {
  let [app, db, origin]: [App?, Db?, string?] = []
  let clock = morning
  const faults: string[] = []

  beforeAll(async () => {
    await buildPages({ say: () => undefined })
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    db = openDb({ url: await freshDatabase(), pool: 8, ...hurry })
    const config = {
      ...readConfig({ PORT: String(port), NODE_ENV: 'test', SHOP_URL: 'https://shop.example', ...settings }),
      HOST: '127.0.0.1',
    }
    const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) })
    app = await createApp({ config, db, log, pages: 'built', now: () => clock })
    await app.listen()
    await app.hearing
  }, 120_000)
  afterAll(async () => {
    await app?.close()
    await db?.destroy()
  })

  const pages = (): PageCache => app?.pages ?? unopened()
  const get = (path: string, asked: Asked = {}) => ask(`${origin ?? unopened()}${path}`, asked)

  return {
    faults,
    db: () => db ?? unopened(),
    pages,
    get,
    setClock(now: Date) {
      clock = now
    },
    /** Commits something and comes back when the shop has heard of it. */
    async change(commit: (db: Db) => Promise<unknown>): Promise<void> {
      const { changes } = pages()
      const before = changes.moment
      await commit(db ?? unopened())

      // Commits are heard in their order: what is told behind it is heard after it.
      const last = `last:${crypto.randomUUID()}`
      await sql`select pg_notify('page_changes', ${last})`.execute(db ?? unopened())
      while (!changes.changedSince([last], before)) await changes.next()
    },
    /** Somebody who talks to the Store API as her browser would. */
    visitor(): Visitor & { cookie(): string } {
      const visitor = {
        token: newToken(),
        cookie: () => `sw-context-token=${visitor.token}`,
        async ask(path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) {
          const response = await get(`/store-api${path}`, {
            method,
            headers: {
              'sw-access-key': 'SWSCTRENNWERKDEMOSTOREFRONT',
              'sw-context-token': visitor.token,
              'content-type': 'application/json',
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          })
          visitor.token = String(response.headers['sw-context-token'] ?? visitor.token)
          return {
            status: response.status,
            headers: response.headers,
            token: visitor.token,
            body: response.text === '' ? undefined : JSON.parse(response.text),
            length: response.length,
          }
        },
      }
      return visitor
    },
  }
}

/** The bytes as they travel; `text` is what they say. */
function ask(url: string, { method = 'GET', headers = {}, body }: Asked): Promise<Got> {
  return new Promise((answered, failed) => {
    const request = askRaw(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const sent = Buffer.concat(chunks)
        const coding = response.headers['content-encoding']
        const unpacked =
          coding === 'br' ? brotliDecompressSync(sent) : coding === 'gzip' ? gunzipSync(sent) : sent
        answered({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: unpacked.toString(),
          length: sent.length,
        })
      })
      response.on('error', failed)
    })
    request.on('error', failed)
    request.end(body)
  })
}

function unopened(): never {
  throw new Error('The shop opens before the first test of the file, not before its first line.')
}
