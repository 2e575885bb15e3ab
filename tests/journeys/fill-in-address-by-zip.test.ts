import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openJourney, phone } from './journey.ts'
import { touch } from './touch.ts'

const shop = openJourney()

describe('whoever types a postal code', () => {
  it('finds the town filled in, and may write another', async () => {
    const page = await atCheckout()
    await zip(page).fill('8005')
    await expect.poll(() => city(page).inputValue()).toBe('Zürich')

    await zip(page).fill('6900')
    await expect.poll(() => city(page).inputValue()).toBe('Lugano')

    await city(page).fill('Lugano Paradiso')
    await zip(page).fill('8001')
    await expect.poll(() => page.locator('datalist option').first().getAttribute('value')).toBe('Zürich')
    expect(await city(page).inputValue()).toBe('Lugano Paradiso')
  })

  it('is told nothing of a code we do not know', async () => {
    const page = await atCheckout()
    const asked = page.waitForResponse(/\/store-api\/town/)
    await zip(page).fill('1234')
    await (await asked).finished()
    expect(await city(page).inputValue()).toBe('')
    expect(await page.locator('datalist').count()).toBe(0)
  })

  it('in Italy finds the province chosen as well', async () => {
    const page = await atCheckout()
    await page.getByLabel('Land').first().selectOption({ label: 'Italien' })
    await page.getByLabel('Provinz').waitFor()
    await zip(page).fill('39100')

    await expect.poll(() => city(page).inputValue()).toBe('Bolzano')
    expect(await page.getByLabel('Provinz').locator('option:checked').textContent()).toBe('Bolzano')
  })
})

it('what was typed survives a reload and a look at the cart', async () => {
  const page = await atCheckout()
  await page.getByRole('radio', { name: 'für eine Firma' }).check()
  await page.locator('[name=email]').fill('ada@example.ch')
  await page.locator('[name=company]').fill('Küchen AG')
  await page.locator('[name="shipping.firstName"]').fill('Ada')

  await page.reload()
  await expect.poll(() => page.locator('[name=company]').inputValue()).toBe('Küchen AG')
  await page.goto('/cart')
  await page.goto('/checkout')
  await expect.poll(() => page.locator('[name=email]').inputValue()).toBe('ada@example.ch')
  expect(await page.locator('[name="shipping.firstName"]').inputValue()).toBe('Ada')
  expect(await page.getByRole('radio', { name: 'für eine Firma' }).isChecked()).toBe(true)
})

it('what was typed before the page was alive survives a reload as well', async () => {
  const page = await atCheckout(async (page) => {
    await page.route(/assets\/browser-/, () => undefined)
    await page.goto('/checkout')
    // The small script comes before. In a string, since the test runner rewrites imports.
    await page.evaluate("import(document.querySelector('script[data-untouched]').dataset.untouched)")
  })
  await page.locator('[name=email]').fill('ada@example.ch')
  await page.locator('[name="shipping.firstName"]').fill('Ada')
  expect(await page.evaluate(() => window.early?.length)).toBeGreaterThan(0)

  await page.reload()
  await expect.poll(() => page.locator('[name=email]').inputValue()).toBe('ada@example.ch')
  expect(await page.locator('[name="shipping.firstName"]').inputValue()).toBe('Ada')
})

it('an answer that comes late leads nobody back to the visit from before', async () => {
  const page = await atCheckout()
  let release = () => {}
  const gate = new Promise<void>((open) => {
    release = open
  })
  await page.route(/\/store-api\/town/, async (route) => {
    const response = await route.fetch()
    await gate
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest(/\/store-api\/town/)
  const late = page.waitForResponse(/\/store-api\/town/)
  const typed = {
    firstName: 'Ada',
    lastName: 'Keller',
    street: 'Werkstrasse',
    zipcode: '8001',
    city: 'Zürich',
  }
  for (const [field, value] of Object.entries(typed))
    await page.locator(`[name="shipping.${field}"]`).fill(value)
  await page.locator('[name=email]').fill('ada@example.ch')
  await page.locator('[name=privacy]').check()
  await asked
  await page.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }).last().click()
  await page.waitForURL(/step=shipping/)

  // The registration has put the cart under another token meanwhile.
  release()
  await (await late).finished()
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await page.waitForURL(/step=review/)
})

const zip = (page: Page) => page.locator('[name="shipping.zipcode"]')
const city = (page: Page) => page.locator('[name="shipping.city"]')

async function openAlive(page: Page) {
  await page.goto('/checkout')
  await touch(page)
}

async function atCheckout(open = openAlive): Promise<Page> {
  const page = await shop.visitor({ ...phone, locale: 'de-DE' })
  await page.request.post('/cart', {
    form: { intent: 'add', id: idFrom('product', '45.05.001'), quantity: 1 },
    headers: { origin: shop.origin() },
  })
  await open(page)
  return page
}
