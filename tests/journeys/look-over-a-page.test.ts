import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'

const shop = openJourney()
const patience = { timeout: 20_000 }
const listing = '/trennsysteme'
const product = '/x-line-60-trennsystem'

/** How many parts of the page have not been drawn, wherever they lie. */
const undrawn = (page: Page) =>
  page
    .locator('.below')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
    )
const parts = (page: Page) => page.locator('.below').count()

describe('whoever looks over a whole page', () => {
  it('finds all of it drawn, although nobody has touched it', async () => {
    const page = await shop.visitor(phone)
    for (const path of ['/', listing, product]) {
      await page.goto(path)
      expect(await parts(page)).toBeGreaterThan(2)
      await expect.poll(() => undrawn(page), patience).toBe(0)
    }
  })

  it('finds all of it drawn without scripts', async () => {
    const page = await shop.visitor({ ...phone, javaScriptEnabled: false })
    await page.goto(listing)

    const last = page.getByRole('contentinfo')
    await last.getByRole('link').last().waitFor()
    const footer = await last.boundingBox()
    expect(footer?.height).toBeGreaterThan(800)
    const end = await page.locator('body').boundingBox()
    expect(footer && footer.y + footer.height).toBeCloseTo(end?.height ?? 0, 0)
  })

  it('comes back to where she was after a reload', async () => {
    const page = await shop.visitor(phone)
    await page.goto(product)
    await expect.poll(() => undrawn(page), patience).toBe(0)
    const reviews = page.getByRole('heading', { name: 'Bewertungen', level: 2 })
    await reviews.scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    await page.reload()

    await expect.poll(async () => Math.abs((await scrolled(page)) - before), patience).toBeLessThan(5)
  })

  it('is led to the part of it that a link names', async () => {
    const page = await shop.visitor(phone)
    await page.goto(`${product}#reviews`)

    await expect.poll(() => undrawn(page), patience).toBe(0)
    await expect.poll(() => topOf(page, '#reviews'), patience).toBeLessThan(300)
    expect(await topOf(page, '#reviews')).toBeGreaterThanOrEqual(0)
  })
})

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => part.getBoundingClientRect().top)
