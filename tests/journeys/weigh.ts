import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** What a page makes a browser fetch before anybody touches it, in bytes as they travel. */
export type Weight = {
  document: number
  /** Packed by themselves; they travel inside the document. */
  styles: number
  scripts: number
  fonts: number
  /** Scripts the browser asked for before it had painted anything. */
  early: readonly string[]
}

/** A scale for pages, each weighed as for somebody who has never been here. */
export async function openScale(page: Page): Promise<(path: string) => Promise<Weight>> {
  let asked: Request[] = []
  const underWay = watchRequests(page)
  page.on('requestfinished', (request) => asked.push(request))
  // Who watches what is asked for has no cache. Pictures have measures of their own.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  )

  return async (path) => {
    asked = []
    // What comes without a touch begins with this script, and ends when nothing is asked for any more.
    const begun = page.waitForEvent('requestfinished', (request) => isUntouched(request.url()))
    await page.goto(path)
    await begun
    await expect.poll(underWay, { timeout: 60_000 }).toEqual([])

    const sizes = await Promise.all(
      asked.map(async (request) => ({
        kind: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
      })),
    )
    const all = (kind: string) => sizes.reduce((sum, one) => (one.kind === kind ? sum + one.bytes : sum), 0)
    return {
      document: all('document'),
      styles: packed(await stylesIn(page)) + all('stylesheet'),
      scripts: all('script'),
      fonts: all('font'),
      early: await askedBeforePaint(page),
    }
  }
}

/**
 * Tells what is asked for, or that something was half a second ago. Playwright's own `networkidle` now and then waits for
 * ever where pictures are turned away.
 */
function watchRequests(page: Page): () => string[] {
  const underWay = new Set<Request>()
  let last = 0
  const begin = (request: Request) => {
    if (request.isNavigationRequest()) underWay.clear()
    if (request.resourceType() !== 'image') underWay.add(request)
    last = Date.now()
  }
  const end = (request: Request) => {
    underWay.delete(request)
    last = Date.now()
  }
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)

  return () =>
    Date.now() - last < 500 ? ['asked a moment ago'] : [...underWay].map((request) => request.url())
}

const isUntouched = (url: string) => /\/assets\/untouched-[^/]*\.js$/.test(url)

const packed = (text: string) => brotliCompressSync(text).length

const stylesIn = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''))

const askedBeforePaint = (page: Page) =>
  page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && !(painted && startTime >= painted.startTime))
      .map(({ name }) => name)
  })
