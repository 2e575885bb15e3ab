import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()
const desk = { viewport: { width: 1440, height: 900 } } as const

describe.each([
  ['with scripts', { javaScriptEnabled: true }],
  ['without scripts', { javaScriptEnabled: false }],
])('an Italian speaker %s', (_, browser) => {
  it('finds a dealer near Bolzano, its hours and the way there', async () => {
    const page = await shop.visitor({ ...phone, ...browser, locale: 'it-IT' })
    const strangers = requestsElsewhere(page)
    await page.goto('/it-IT')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rete di rivenditori' }).click()
    await page.getByRole('heading', { level: 1, name: 'Rivenditori nelle vicinanze' }).waitFor()

    await page.getByLabel('Località o CAP').fill('Bozen')
    await page.getByRole('button', { name: 'Cerca rivenditori' }).click()
    await page.getByRole('heading', { level: 2, name: /più vicini a Bozen \(Bolzano\)$/ }).waitFor()

    const nearest = page.locator('.dealer').first()
    expect(await nearest.getByRole('heading').textContent()).toBe('Küchenwerk Silberdistel (Demo)')
    expect(await nearest.getByText('lun–ven').isVisible()).toBe(true)
    expect(await nearest.getByText('08:00–12:00').isVisible()).toBe(true)
    const route = nearest.getByRole('link', { name: /^Percorso fino a/ })
    expect(await route.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/directions/)
    expect(strangers).toEqual([])
  })
})

it('pins and list lead to one another', async () => {
  const page = await shop.visitor({ ...desk, locale: 'de-DE' })
  await page.goto('/handlernetz?search=Bern')
  const pin = page.getByRole('link', { name: /^2: / })
  const name = (await pin.getAttribute('aria-label')) ?? ''

  await pin.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/#dealer-\d+$/)
  expect(await page.locator('.dealer:target h3').textContent()).toBe(name.slice(3).split(', ')[0])

  await page.getByRole('link', { name: 'Nummer 2 auf der Karte zeigen' }).click()
  await page.waitForURL(/#pin-dealer-\d+$/)
  expect(await page.locator('.map-pins a:target').textContent()).toBe('2')
})

it('whoever means one of two Freiburgs is asked which', async () => {
  const page = await shop.visitor({ ...phone, locale: 'de-DE' })
  await page.goto('/handlernetz?search=Freiburg&type=kitchen-professional')
  await page.getByRole('heading', { name: 'Welcher Ort ist gemeint?' }).waitFor()
  await page.getByRole('link', { name: /Freiburg im Breisgau/ }).click()
  await page.getByRole('heading', { level: 2, name: /bei Freiburg im Breisgau$/ }).waitFor()
  expect(await page.getByLabel('Art', { exact: true }).inputValue()).toBe('kitchen-professional')
})

it('whoever is nowhere is helped by people', async () => {
  const page = await shop.visitor({ ...phone, locale: 'de-DE' })
  await page.goto('/handlernetz?search=Entenhausen')
  await page.getByRole('heading', { name: '„Entenhausen“ haben wir nicht gefunden' }).waitFor()
  await page.getByRole('link', { name: 'Uns fragen' }).click()
  await page.waitForURL(/\/kontakt\?subject=/)
  expect(await page.getByLabel('Betreff').inputValue()).toBe('Händler bei Entenhausen gesucht')
})

it.each([
  ['on a phone', phone],
  ['on a desk', desk],
] as const)('nothing stands in anybody’s way %s, by day and by night', async (_, device) => {
  const page = await shop.visitor({ ...device, locale: 'de-DE' })
  const found: string[] = []
  for (const asked of [
    'search=Zürich',
    'search=Bolzano',
    'search=Freiburg',
    'search=Entenhausen',
    'country=CH',
    'country=NL&type=wholesale',
  ]) {
    await page.goto(`/handlernetz?${asked}`)
    found.push(...(await problemsOf(page)).map((problem) => `${asked}: ${problem}`))
  }
  expect(found).toEqual([])
})

/** What is asked of anybody but the shop. */
function requestsElsewhere(page: Page): string[] {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.origin())) elsewhere.push(request.url())
  })
  return elsewhere
}
