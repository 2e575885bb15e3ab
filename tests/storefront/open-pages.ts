import type { ControlledTransaction } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type Db, openDb } from '../../src/platform/postgres/db.ts'
import type { Tables } from '../../src/platform/postgres/tables.ts'
import { visitFor } from '../../src/server/visit-for.ts'
import type { Channel } from '../../src/shop/channel/channel.ts'
import { keepChannel } from '../../src/shop/channel/keep-channel.ts'
import { openPreviews, type PreviewOf } from '../../src/shop/media/previews.ts'
import { renderFailure, renderPage } from '../../src/storefront/entry.server.tsx'
import type { PageParts } from '../../src/storefront/page-parts.ts'
import { workerDatabase } from '../database-copy.ts'
import { forgottenJobs } from '../forgotten-jobs.ts'

export const origin = 'https://shop.example'

type Asked = { method?: string; headers?: Record<string, string>; body?: BodyInit }

/**
 * The storefront on the seeded shop: a request in, a response out. What nobody expected is collected; what a test
 * leaves in the shop is undone after it.
 */
export function openPages() {
  const faults: unknown[] = []
  const sent: string[] = []
  let db: Db
  let transaction: ControlledTransaction<Tables> | undefined
  let channel: () => Promise<Channel>
  let previewOf: PreviewOf

  beforeAll(async () => {
    db = openDb({ url: await workerDatabase(), pool: 2, onQuery: (text) => sent.push(text) })
    channel = keepChannel(db, { report: (fault) => faults.push(fault) })
  })
  beforeEach(async () => {
    transaction = await db.startTransaction().execute()
    previewOf = openPreviews(transaction)
  })
  afterEach(async () => {
    await transaction?.rollback().execute()
    transaction = undefined
  })
  afterAll(() => db.destroy())

  const partsFor = async (request: Request): Promise<PageParts> => {
    const shop = {
      db: transaction ?? db,
      channel,
      accessKey: 'SWSCTESTSHOP',
      origin,
      now: () => new Date(),
      later: forgottenJobs,
      gateways: [],
    }
    return {
      ...(await visitFor(shop)(request, '127.0.0.1')),
      origin,
      policyFor: () => "default-src 'self'",
      assets: {
        cssOf: () => '',
        style: '',
        entry: '/assets/browser.js',
        untouched: '/assets/untouched.js',
        fonts: [],
        scriptsOf: (sources) => sources,
      },
      previewOf,
      buildId: 'test',
      reportFault: (fault) => faults.push(fault),
    }
  }

  return {
    faults,
    /** What every statement sent to the database says, once the channel is there. */
    statements: () => sent.filter((text) => !text.includes('from sales_channel')),
    async ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Response> {
      const request = new Request(new URL(path, origin), {
        method,
        headers,
        ...(body !== undefined && { body }),
      })
      return renderPage(request, await partsFor(request))
    },
    /** The database as these pages see it. */
    db: (): Db => transaction ?? db,
    /** What is shown at an address when the server gives up there with this status. */
    async fail(path: string, status: number): Promise<Response> {
      const request = new Request(new URL(path, origin))
      return renderFailure(request, status, await partsFor(request))
    },
  }
}

/** What a document says in its head. */
export const head = (html: string) => ({
  title: /<title>([^<]*)/.exec(html)?.[1],
  lang: /<html lang="([^"]*)"/.exec(html)?.[1],
  canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  robots: /name="robots" content="([^"]*)"/.exec(html)?.[1],
  alternates: Object.fromEntries(
    [...html.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, lang = '', href = '']) => [lang, href] as const,
    ),
  ),
})
