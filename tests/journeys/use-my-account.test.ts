import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { password } from '../people.ts'
import { openJourney, phone } from './journey.ts'
import { logInAs } from './log-in.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()
const pot = idFrom('product', '45.05.001')

it('somebody finds her order, orders it again, and has her cabinet on every device', async () => {
  const page = await shop.visitor(phone)
  await logInAs(shop, page, 'ada@konto.example')
  const orderNumber = await order(page)

  await page.goto('/account')
  expect(await problemsOf(page)).toEqual([])
  await page.getByRole('link', { name: `Bestellung ${orderNumber}` }).click()
  await page.getByRole('heading', { level: 1, name: `Bestellung ${orderNumber}` }).waitFor()
  expect(await problemsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Noch einmal bestellen' }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByText('Die Produkte liegen im Warenkorb.').waitFor()

  // What this browser measured goes into the account, and is there without its memory.
  await page.evaluate(() =>
    localStorage.setItem(
      'cabinets',
      JSON.stringify({ all: [{ name: 'Küche', place: 'complete_bodyWidth-600' }] }),
    ),
  )
  await page.goto('/service')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cabinets-of-account')))
    .toMatch(/^[0-9a-f]+$/)
  await page.goto('/account/cabinets')
  await page.getByRole('heading', { level: 2, name: 'Küche' }).waitFor()
  expect(await problemsOf(page)).toEqual([])
})

it('somebody goes through her account, takes her data along and leaves for good', async () => {
  const page = await shop.visitor(phone)
  await logInAs(shop, page, 'eva@konto.example')
  await order(page)
  await page.goto('/account')

  for (const room of ['Bestellungen', 'Dokumente', 'Zahlungsart', 'Meine Daten']) {
    const rooms = page.getByRole('navigation', { name: 'Mein Konto' })
    await rooms.locator('summary').click()
    await rooms.getByRole('link', { name: room }).click()
    await page.getByRole('heading', { level: 1, name: room }).waitFor()
    expect(await problemsOf(page), room).toEqual([])
  }
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Meine Daten herunterladen' }).click()
  expect((await download).suggestedFilename()).toMatch(/^trennwerk-\d+\.zip$/)

  await page.getByRole('link', { name: 'Konto löschen' }).click()
  await page.getByLabel('Ihr Passwort').fill('geraten')
  await page.getByRole('button', { name: 'Ja, Konto endgültig löschen' }).click()
  await page.locator('[name=password][aria-invalid=true]').waitFor()
  expect(await problemsOf(page)).toEqual([])
  await page.getByLabel('Ihr Passwort').fill(password)
  await page.getByRole('button', { name: 'Ja, Konto endgültig löschen' }).click()
  await page.waitForURL(/\/login$/)
  await page.getByText('Ihr Konto ist gelöscht.').waitFor()
})

/** Orders by the Store API as whoever is logged in here; answers the number. */
async function order(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'sw-context-token')?.value ?? ''
  const ask = async (path: string, data: object = {}) => {
    const headers = { 'sw-access-key': 'SWSCTRENNWERKDEMOSTOREFRONT', 'sw-context-token': token }
    return (await page.request.post(`/store-api${path}`, { data, headers })).json()
  }
  await ask('/checkout/cart/line-item', { items: [{ id: pot, quantity: 2 }] })
  await ask('/checkout/cart')
  return (await ask('/checkout/order')).orderNumber
}
