import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'

const shop = openJourney()
const product = '/x-line-60-trennsystem'
const listing = '/trennsysteme'
const pictures = /\/media\/.*\.(avif|webp)$/

const firstPicture = (page: Page) => page.locator('main picture:visible > img').first()
const groundOf = (page: Page) =>
  firstPicture(page).evaluate((image) => getComputedStyle(image).backgroundImage.slice(0, 20))
const hasCome = (page: Page) =>
  firstPicture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

/** When the first words were painted and when the first picture was asked for, in ms since the page was. */
const times = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    asked: Math.min(
      ...performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (/\/media\/.*\.(avif|webp)$/.test(name) ? [startTime] : [])),
    ),
  }))

describe('whoever opens a page on a phone', () => {
  it('sees a preview of its first picture until that has come, and nothing of it afterwards', async () => {
    const page = await shop.visitor(phone)
    const line = Promise.withResolvers<void>()
    let asked = 0
    await page.route(pictures, async (route) => {
      asked++
      await line.promise
      await route.continue()
    })
    await page.goto(product, { waitUntil: 'domcontentloaded' })
    await expect.poll(() => asked).toBeGreaterThan(0)

    expect(await hasCome(page)).toBe(false)
    expect(await groundOf(page)).toBe('url("data:image/avif')
    const before = await firstPicture(page).boundingBox()

    line.resolve()
    await expect.poll(() => hasCome(page)).toBe(true)
    await expect.poll(() => groundOf(page)).not.toContain('data:')
    expect(await firstPicture(page).boundingBox()).toEqual(before)
  })

  it('waits for no picture before the words are there', async () => {
    for (const path of ['/', listing, product]) {
      // Somebody new each time: what is known from another page is there at once.
      const page = await shop.visitor(phone)
      await page.goto(path)
      await expect.poll(() => hasCome(page)).toBe(true)
      const { painted, asked } = await times(page)
      expect(painted).toBeGreaterThan(0)
      expect(asked).toBeGreaterThan(painted)
    }
  })

  it('sees the pictures without scripts, with nothing behind them', async () => {
    const page = await shop.visitor({ ...phone, javaScriptEnabled: false })
    await page.goto(product)
    await expect.poll(() => hasCome(page)).toBe(true)
    expect(await groundOf(page)).not.toContain('data:')
  })
})

describe('whoever opens a page on a wide screen', () => {
  it('is sent its first picture before anything is painted', async () => {
    const page = await shop.visitor()
    await page.goto(product)
    await expect.poll(() => hasCome(page)).toBe(true)
    const { painted, asked } = await times(page)
    expect(asked).toBeLessThan(painted)
  })
})
