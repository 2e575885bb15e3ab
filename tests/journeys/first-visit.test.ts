import { expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'

const shop = openJourney()

it.each([
  ['/', 'de-DE'],
  ['/en-US', 'en-US'],
  ['/fr-FR', 'fr-FR'],
  ['/it-IT', 'it-IT'],
])('a phone shows the front page at %s, complete and without a fault', async (path, language) => {
  const page = await shop.visitor({ ...phone, locale: language })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on(
    'response',
    (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`),
  )

  await page.goto(path, { waitUntil: 'networkidle' })

  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(faults).toEqual([])
})
