import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openJourney, phone } from './journey.ts'

const shop = openJourney()

const compostBin = idFrom('product', '45.05.001')
const withVat = /(inkl\.|darin|zzgl\.) ([\d.]+ % )?MwSt/

describe.each([
  ['with scripts', { javaScriptEnabled: true }],
  ['without scripts', { javaScriptEnabled: false }],
])('a kitchen fitter in Germany %s', (_, browser) => {
  it('orders for the company by its VAT number and pays no VAT, as every page from then on says', async () => {
    const page = await atCheckout(browser)
    await fillCompany(page)
    await page.locator('[name=vatId]').fill('DE123456789')
    await next(page)
    await page.waitForURL(/step=shipping/)
    await next(page)
    await page.waitForURL(/step=review/)
    await page.getByRole('heading', { level: 2, name: 'Prüfen und bestellen' }).waitFor()

    const main = page.getByRole('main')
    expect(await main.getByText('Ohne Mehrwertsteuer geliefert').count()).toBe(1)
    expect(await main.textContent()).not.toMatch(withVat)
    const total = await page.locator('.sums-total').textContent()
    await page.locator('[name=terms]').check()
    await next(page)

    await page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' }).waitFor()
    expect(await main.getByText('Ohne Mehrwertsteuer geliefert').count()).toBe(1)
    expect(await main.textContent()).not.toMatch(withVat)
    expect(await page.locator('.sums-total').textContent()).toBe(total)
    expect(await main.getByText('Küchenbau Lindau GmbH').count()).toBeGreaterThan(0)

    await page.goto(`/detail/${compostBin}`)
    await page.getByText('ohne MwSt.,').first().waitFor()
    expect(await main.textContent()).not.toMatch(withVat)
  })

  it('learns what a VAT number looks like, and pays VAT without one', async () => {
    const page = await atCheckout(browser)
    await fillCompany(page)
    await page.locator('[name=vatId]').fill('DE12')
    await next(page)
    await page.getByText('Diese Nummer hat nicht die richtige Form, zum Beispiel DE').first().waitFor()
    expect(await page.locator('[name=company]').inputValue()).toBe('Küchenbau Lindau GmbH')

    await page.locator('[name=vatId]').fill('')
    await next(page)
    await page.waitForURL(/step=shipping/)
    await next(page)
    await page.waitForURL(/step=review/)
    await page.getByRole('heading', { level: 2, name: 'Prüfen und bestellen' }).waitFor()
    expect(await page.getByRole('main').getByText('darin 19 % MwSt.').count()).toBe(1)
  })
})

async function atCheckout(browser: { javaScriptEnabled: boolean }): Promise<Page> {
  const page = await shop.visitor({ ...phone, ...browser, locale: 'de-DE' })
  await page.request.post('/cart', {
    form: { intent: 'add', id: compostBin, quantity: 2 },
    headers: { origin: shop.origin() },
  })
  await page.goto('/checkout')
  return page
}

async function fillCompany(page: Page) {
  await page.getByRole('radio', { name: 'für eine Firma' }).check()
  await page.getByLabel('Land').first().selectOption({ label: 'Deutschland' })
  const typed = {
    email: 'bestellung@example.de',
    company: 'Küchenbau Lindau GmbH',
    'shipping.firstName': 'Anton',
    'shipping.lastName': 'Huber',
    'shipping.street': 'Am Markt',
    'shipping.houseNumber': '3',
    'shipping.zipcode': '88131',
    'shipping.city': 'Lindau',
  }
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)
  await page.locator('[name=privacy]').check()
}

/** A button that is busy with the last answer takes no click. */
const next = (page: Page) =>
  page.locator('main form button.button-large:not([aria-disabled="true"])').last().click()
