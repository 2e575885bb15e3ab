import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openJourney } from './journey.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()
const desk = { viewport: { width: 1280, height: 900 }, locale: 'de-DE' } as const

it('a shopper buys without ever touching a mouse', async () => {
  const page = await shop.visitor(desk)
  await page.goto(`/detail/${idFrom('product', '45.05.001')}`)
  await press(page, 'button', 'In den Warenkorb')

  const side = page.getByRole('dialog', { name: 'Warenkorb' })
  await side.getByText('POT Grün').waitFor()
  expect(await problemsOf(page)).toEqual([])

  // The number is changed where it stands, and a line taken out comes back.
  await side.getByRole('spinbutton', { name: 'Menge von POT Grün' }).focus()
  await page.keyboard.press('ArrowUp')
  await side
    .getByText(/CHF\s49\.80/)
    .first()
    .waitFor()
  await press(page, 'button', 'POT Grün entfernen')
  await focused(page, 'Rückgängig: POT Grün zurück in den Warenkorb')
  await page.keyboard.press('Enter')
  await side.getByRole('spinbutton', { name: 'Menge von POT Grün' }).waitFor()
  expect(await side.getByRole('spinbutton').inputValue()).toBe('2')

  await page.keyboard.press('Escape')
  await focused(page, 'In den Warenkorb')
  await press(page, 'link', /^Warenkorb, 2 Artikel/)
  await page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor()
  await press(page, 'button', 'POT Grün entfernen')
  await focused(page, 'Rückgängig: POT Grün zurück in den Warenkorb')
  expect(await problemsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await press(page, 'link', 'Zur Kasse')

  await page.getByRole('heading', { level: 2, name: 'Ihre Angaben' }).waitFor()
  await press(page, 'button', 'Weiter zu Versand und Zahlung')
  await page.getByRole('alert').waitFor()
  await page.waitForFunction(() => document.activeElement?.querySelector('[role=alert]') != null)
  expect(await problemsOf(page)).toEqual([])

  await fill(page)
  await press(page, 'button', 'Weiter zu Versand und Zahlung')
  await focused(page, 'Versand und Zahlung')
  await press(page, 'button', 'Weiter zur Übersicht')
  await focused(page, 'Prüfen und bestellen')
  expect(await problemsOf(page)).toEqual([])

  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).focus()
  await page.keyboard.press('Space')
  await press(page, 'button', 'Jetzt kaufen')
  await page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' }).waitFor()
})

async function fill(page: Page) {
  const typed = {
    email: 'ada@example.ch',
    'shipping.firstName': 'Ada',
    'shipping.lastName': 'Keller',
    'shipping.street': 'Werkstrasse',
    'shipping.zipcode': '8001',
    'shipping.city': 'Zürich',
  }
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`[name="${name}"]`).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(value)
  }
  await page.locator('[name=privacy]').focus()
  await page.keyboard.press('Space')
}

/** Comes to it with the focus, which wakes the page up, and presses Enter. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp) {
  const exact = typeof name === 'string'
  const target = page.getByRole(role, { name, exact }).and(page.locator(':not([aria-disabled=true])')).first()
  await target.focus()
  await page.waitForLoadState('networkidle')
  await target.focus()
  await page.keyboard.press('Enter')
}

/** Where the focus is, by the name of the thing. */
const focused = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      ),
    )
    .toBe(name)
