import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'

const shop = openJourney()
const desk = { viewport: { width: 1440, height: 900 }, locale: 'de-DE' } as const

describe('the rooms of the shop', () => {
  it.each([true, false])('unfold on a desk, with scripts: %s', async (javaScriptEnabled) => {
    const page = await shop.visitor({ ...desk, javaScriptEnabled })
    await page.goto('/')
    const rooms = page.getByRole('navigation', { name: 'Hauptnavigation' })

    await rooms.getByText('Abfallsysteme', { exact: true }).first().click()
    await rooms.getByRole('link', { name: 'X-LINE Pro', exact: true }).waitFor()
    await rooms.getByText('Ersatzteile', { exact: true }).first().click()
    await rooms.getByRole('link', { name: 'Frontauszug' }).waitFor()

    expect(await rooms.getByRole('link', { name: 'X-LINE Pro', exact: true }).isVisible()).toBe(false)
  })

  it('are opened, left and put away by keys', async () => {
    const page = await shop.visitor(desk)
    await page.goto('/')
    const room = page.locator('.room > summary').first()
    const link = page.getByRole('link', { name: 'Alles in Abfallsysteme' })

    await room.focus()
    await page.keyboard.press('Enter')
    await link.waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    // Escape waits for the scripts that the first key has asked for.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape')
        return link.isVisible()
      })
      .toBe(false)

    expect(await room.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it.each([true, false])('slide in on a phone, with scripts: %s', async (javaScriptEnabled) => {
    const page = await shop.visitor({ ...phone, locale: 'de-DE', javaScriptEnabled })
    await page.goto('/')
    const rooms = page.getByRole('navigation', { name: 'Hauptnavigation' })
    expect(await rooms.isVisible()).toBe(false)

    await page.getByRole('button', { name: 'Menü' }).click()
    await rooms.getByText('Zubehör', { exact: true }).first().click()
    await rooms.getByRole('link', { name: 'Filter', exact: true }).click()

    await page.getByRole('heading', { level: 1, name: 'Filter' }).waitFor()
    await rooms.waitFor({ state: 'hidden' })
  })
})

it('keeps menu, logo and cart in sight, and leads back to the search', async () => {
  const page = await shop.visitor({ ...phone, locale: 'de-DE' })
  await page.goto('/')
  await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }))
  const header = page.getByRole('banner')

  for (const name of ['Menü', 'Suche', 'Warenkorb']) {
    const place = await header.getByLabel(name).or(header.getByRole('link', { name })).last().boundingBox()
    expect(place?.y, name).toBeLessThan(56)
  }
  expect(await header.getByRole('link', { name: 'Trennwerk, Startseite' }).isVisible()).toBe(true)
})

it('unfolds what everybody should know today', async () => {
  const page = await shop.visitor({ ...phone, locale: 'de-DE', javaScriptEnabled: false })
  await page.goto('/kontakt')

  await page.getByRole('banner').getByText('Inventur: Versand pausiert').click()

  await page.getByRole('banner').getByText('zählen wir unser Lager').waitFor()
})
