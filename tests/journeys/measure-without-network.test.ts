import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'

const shop = openJourney()
const measuring = '/abfallsysteme/configurator/complete'

/** Everything a page is made of is there, and who looks after it. */
const isKept = (page: Page, path: string) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async (wanted) =>
            (await caches.match(wanted)) !== undefined &&
            navigator.serviceWorker.controller?.state === 'activated',
          path,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const stores = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return stores.flat().map(({ url }) => new URL(url).pathname)
  })

/** How many workers and stores a browser has. */
const leftOver = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ])

describe('somebody beside a cabinet, without a network', () => {
  it('opens again what was open, and learns what fits', async () => {
    const page = await shop.visitor({ ...phone, locale: 'de-DE' })
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto(measuring)
    await isKept(page, measuring)

    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Komplettsystem ausmessen' }).waitFor()
    await page.getByRole('textbox', { name: /Korpusbreite/ }).fill('600')
    await page.getByRole('textbox', { name: /Einbauhöhe/ }).fill('480')
    await page.getByRole('textbox', { name: /Einbautiefe/ }).fill('510')
    await page.getByText('5 Systeme passen unter einer Annahme.').first().waitFor()

    await expect.poll(() => new URL(page.url()).searchParams.get('installationDepth')).toBe('510')
    await page.reload()
    await page.getByText('5 Systeme passen unter einer Annahme.').first().waitFor()
    expect(await page.getByRole('textbox', { name: /Einbauhöhe/ }).inputValue()).toBe('480')
    expect(faults).toEqual([])
  })

  it('learns from results that were never open what fits, without prices', async () => {
    const results = `/it-IT${measuring}/products`
    const page = await shop.visitor({ locale: 'it-IT' })
    await page.goto(`/it-IT${measuring}`)
    await isKept(page, results)

    await page.context().setOffline(true)
    await page.goto(`${results}?bodyWidth=600&installationHeight=480&installationDepth=510`)
    await page.getByRole('heading', { level: 1, name: '5 sistemi' }).waitFor()
    await page.getByText('Senza rete').waitFor()
    expect(new URL(page.url()).search).toBe('?bodyWidth=600&installationHeight=480&installationDepth=510')
  })

  it('finds nothing else, and nothing of a visitor, in what is kept', async () => {
    const page = await shop.visitor({ locale: 'de-DE' })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await leftOver(page)).toEqual([0, 0])
    await page.goto(measuring)
    await isKept(page, measuring)
    await page.goto(`${measuring}/products?bodyWidth=600&installationHeight=480&installationDepth=510`)
    await page.goto('/cart')

    const ours =
      /^\/(assets\/|store-api\/configurator$|abfallsysteme\/configurator(\/complete(\/products)?)?$)/
    expect((await keptPaths(page)).filter((path) => !ours.test(path))).toEqual([])
    await page.context().setOffline(true)
    for (const path of ['/', '/cart', '/search']) {
      expect(await page.goto(path).catch(() => 'not there')).toBe('not there')
    }
  })

  it('is rid of it once the configurator is gone from there', async () => {
    const page = await shop.visitor({ locale: 'de-DE' })
    await page.goto(measuring)
    await isKept(page, measuring)
    await page
      .context()
      .route('**/abfallsysteme/configurator', (route) => route.fulfill({ status: 410, body: 'gone' }))
    await page.goto('/abfallsysteme/configurator')

    await expect.poll(() => leftOver(page), { timeout: 30_000 }).toEqual([0, 0])
  })
})
