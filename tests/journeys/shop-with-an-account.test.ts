import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openJourney } from './journey.ts'
import { logInAs } from './log-in.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()
const desk = { viewport: { width: 1280, height: 900 }, locale: 'de-DE' } as const
const [pot, bags] = [idFrom('product', '45.05.001'), idFrom('product', '60.20.017')]

it('what a browser remembered goes into the account with the login, and is the same without scripts', async () => {
  const page = await shop.visitor(desk)
  await page.addInitScript(
    (ids) => {
      if (!sessionStorage.getItem('told')) localStorage.setItem('sw-wishlist-items', ids)
      sessionStorage.setItem('told', 'yes')
    },
    JSON.stringify([pot, bags]),
  )
  await logInAs(shop, page, 'ada@example.ch')

  await page.goto('/service')
  await page.getByRole('link', { name: 'Merkliste, 2 Produkte' }).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sw-wishlist-items'))).toBeNull()

  await page.goto('/wishlist')
  await page.getByText('Ihre Merkliste liegt in Ihrem Konto').waitFor()
  expect(await names(page)).toEqual(['POT Grün', 'Neutrale Säcke 17 Liter, Rolle mit 20 Stück'])
  await page.getByRole('link', { name: 'Merkliste, 2 Produkte' }).waitFor()
  // What the shop refuses is put right, and nothing else.
  await page.route('**/customer/wishlist/delete/*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.locator('main .heart').first().click()
  await page.getByText('Das hat leider nicht geklappt.').waitFor()
  await page.getByRole('link', { name: 'Merkliste, 2 Produkte' }).waitFor()
  await page.unroute('**/customer/wishlist/delete/*')
  await page.locator('main .heart').first().click()
  await page.getByRole('link', { name: 'Merkliste, 1 Produkt' }).waitFor()

  const plain = await shop.visitor({ ...desk, javaScriptEnabled: false })
  await plain.context().addCookies(await page.context().cookies())
  await plain.goto('/wishlist')
  expect(await names(plain)).toEqual(['Neutrale Säcke 17 Liter, Rolle mit 20 Stück'])
  await plain.locator('main .heart').first().click()
  await plain.getByRole('heading', { name: 'Noch ist nichts gemerkt' }).first().waitFor()
})

it('an account without a salutation chooses one in the checkout and orders', async () => {
  const page = await shop.visitor(desk)
  await logInAs(shop, page, 'bea@example.ch')
  await shop
    .db()
    .updateTable('customer')
    .set({ salutation_id: null })
    .where('email', '=', 'bea@example.ch')
    .execute()
  await shop
    .db()
    .updateTable('customer_address')
    .set({ salutation_id: null })
    .where('last_name', '=', 'Muster')
    .execute()
  await page.request.post('/cart', {
    form: { intent: 'add', id: pot, quantity: 1 },
    headers: { origin: shop.origin() },
  })

  await page.goto('/checkout?step=address')
  await page.getByRole('button', { name: 'Anrede übernehmen' }).click()
  await page.locator('[name=salutationId][aria-invalid=true]').waitFor()
  expect(await problemsOf(page)).toEqual([])
  await page.getByLabel('Anrede').selectOption({ label: 'Frau' })
  await page.getByRole('button', { name: 'Anrede übernehmen' }).click()

  await page.waitForURL(/step=shipping/)
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await page.waitForURL(/step=review/)
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
  await page.getByRole('button', { name: 'Jetzt kaufen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' }).waitFor()
})

/** As they are read: the page keeps numbers and what they count on one line. */
const names = async (page: Page) =>
  (await page.locator('main article h2').allTextContents()).map((name) => name.replaceAll('\u00a0', ' '))
