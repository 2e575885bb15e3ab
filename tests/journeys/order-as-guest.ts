import type { Page } from 'playwright-core'

/** From a page that leads to the checkout to the page that says thank you, without an account. */
export async function orderAsGuest(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Zur Kasse' }).first().click()
  const typed = {
    email: 'ada@example.ch',
    'shipping.firstName': 'Ada',
    'shipping.lastName': 'Keller',
    'shipping.street': 'Werkstrasse',
    'shipping.zipcode': '8001',
    'shipping.city': 'Zürich',
  }
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)
  await page.locator('[name=privacy]').check()
  await page.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }).last().click()
  await page.getByRole('link', { name: 'Ihre Angaben ändern' }).waitFor()
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
  await page.getByRole('button', { name: 'Jetzt kaufen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' }).waitFor()
}
