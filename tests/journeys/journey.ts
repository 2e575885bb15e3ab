import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { findChromium } from '../../setup/chromium.mjs'
import { createLog } from '../../src/platform/log.ts'
import { type Db, openDb } from '../../src/platform/postgres/db.ts'
import { type App, createApp } from '../../src/server/app.ts'
import { projectFolder, readConfig } from '../../src/server/config.ts'
import { freshDatabase } from '../database-copy.ts'
import { freePort } from '../free-port.ts'

export interface Journey {
  /** Where the shop is. */
  origin(): string
  db(): Db
  /** A new visitor with a browser of her own: no cookies, no memory. */
  visitor(options?: BrowserContextOptions): Promise<Page>
}

/** A phone as most visitors have one. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

type JourneyOptions = {
  /** Pages that were left are kept whole, as browsers do and Playwright forbids them. */
  keepsPages?: boolean
}

/** The shop as it is built, on a database of its own, and a browser before it; for all tests of one file. */
export function openJourney({ keepsPages = false }: JourneyOptions = {}): Journey {
  let [app, browser, db, origin]: [App?, Browser?, Db?, string?] = []

  beforeAll(async () => {
    const port = await freePort()
    origin = `http://localhost:${port}`
    db = openDb({ url: await freshDatabase(), pool: 8 })
    // Pictures are made when a page asks for them: thousands that nobody looks at would take the browser's time.
    const settings = { PORT: String(port), NODE_ENV: 'test', PICTURES_AHEAD: 'no' }
    const config = { ...readConfig(settings), HOST: 'localhost' }
    app = await createApp({ config, db, log: createLog({ level: 'error', forPeople: true }), pages: 'built' })
    await app.listen()

    browser = await chromium.launch({
      executablePath: await findChromium(projectFolder),
      // Chromium's sandbox needs an ordinary user, and a container's /dev/shm is small.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
      ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
    })
  })
  afterEach(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()))
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
    await db?.destroy()
  })

  return {
    origin: () => origin ?? unopened(),
    db: () => db ?? unopened(),
    async visitor(options) {
      const context = await (browser ?? unopened()).newContext({ baseURL: origin ?? unopened(), ...options })
      return context.newPage()
    },
  }
}

function unopened(): never {
  throw new Error('The shop opens before the first test of the file, not before its first line.')
}
