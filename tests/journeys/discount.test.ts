import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openJourney, phone } from './journey.ts'
import { orderAsGuest } from './order-as-guest.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()

/** A mail is written by a job. */
const patience = { timeout: 30_000 }

const compostBin = idFrom('product', '45.05.001')
const bags = idFrom('product', '60.20.017')

describe.each([
  ['with scripts', { javaScriptEnabled: true }],
  ['without scripts', { javaScriptEnabled: false }],
])('a shopper %s', (_, browser) => {
  it('redeems codes for goods and for the shipping, and orders for less', async () => {
    const page = await cartWith(browser, [bags, 4], [compostBin, 1])

    await enter(page, 'GIBTESNICHT')
    await page.getByText('Den Gutscheincode „GIBTESNICHT“ gibt es nicht.').waitFor()
    await enter(page, 'SACK3PLUS1')
    await page.getByText('Der Rabatt „Säcke: 3 Rollen kaufen, 1 dazu“ ist abgezogen.').waitFor()
    await enter(page, 'VERSANDFREI')
    await page.getByText('Der Rabatt „Kostenloser Versand“ ist abgezogen.').waitFor()
    // Four rolls at 6.50 of which one is free, and a compost bin at 24.90.
    expect(await total(page)).toMatch(/CHF\s44\.40/)

    await orderAsGuest(page)

    const sums = page.locator('.sums')
    expect(await sums.getByText('Rabatt: Säcke: 3 Rollen kaufen, 1 dazu').count()).toBe(1)
    expect(await sums.getByText('Rabatt: Kostenloser Versand').count()).toBe(1)
    expect(await total(page)).toMatch(/CHF\s44\.40/)

    const number = await page.locator('[data-order-number]').textContent()
    await expect.poll(() => mailAbout(number), patience).toMatch(/Kostenloser Versand[\s\S]*44\.40/)
  })
})

describe('a shopper', () => {
  it('sees a discount go with the piece it was for, come back with it, and takes it out', async () => {
    const page = await cartWith({}, [bags, 4])
    await enter(page, 'SACK3PLUS1')
    await page.getByText('ist abgezogen').waitFor()

    await page.getByRole('button', { name: /^Weniger von/ }).click()
    await page.getByText('Der Rabatt „Säcke: 3 Rollen kaufen, 1 dazu“ ist entfernt.').waitFor()
    await page.getByText('ist gespeichert, gilt aber noch nicht').waitFor()
    await page.getByRole('button', { name: /^Mehr von/ }).click()
    await page.getByText('Der Rabatt „Säcke: 3 Rollen kaufen, 1 dazu“ ist abgezogen.').waitFor()

    await page.getByRole('button', { name: /^Rabatt Säcke.* entfernen$/ }).click()
    await page.getByText('ist entfernt').waitFor()
    expect(await page.getByText('gespeichert').count()).toBe(0)
    // Higher than the page, so that neither header nor order bar floats over anything.
    await page.setViewportSize({ width: phone.viewport.width, height: 5000 })
    expect(await problemsOf(page)).toEqual([])
  })

  it('learns on any page what became of the cart since the last visit, and once only', async () => {
    const page = await cartWith({}, [compostBin, 3])
    // The cart's own look at what became of it is over once its count stands there.
    await page.getByRole('link', { name: 'Warenkorb, 3 Artikel' }).waitFor()
    const product = shop.db().updateTable('product').where('id', '=', compostBin)
    await product.set({ stock: 2, is_closeout: true }).execute()

    await page.goto('/service')
    const toast = page.getByRole('listitem').filter({ hasText: 'Nur noch 2 Stück verfügbar' })
    await toast.getByRole('link', { name: 'Warenkorb ansehen' }).click()
    await page.waitForURL(/\/cart$/)
    expect(await page.getByRole('main').getByText('Nur noch 2 Stück').count()).toBe(0)

    await product.set({ stock: 40, is_closeout: false }).execute()
  })
})

async function cartWith(
  browser: { javaScriptEnabled?: boolean },
  ...goods: readonly (readonly [id: string, quantity: number])[]
): Promise<Page> {
  const page = await shop.visitor({ ...phone, ...browser, locale: 'de-DE' })
  for (const [id, quantity] of goods) {
    const form = { intent: 'add', id, quantity }
    await page.request.post('/cart', { form, headers: { origin: shop.origin() } })
  }
  await page.goto('/cart')
  return page
}

async function enter(page: Page, code: string) {
  const field = page.getByRole('textbox', { name: 'Code' })
  if (!(await field.isVisible())) await page.getByText('Gutscheincode', { exact: true }).click()
  await field.fill(code)
  await page.getByRole('button', { name: 'Einlösen' }).click()
}

const total = (page: Page) => page.locator('.sums-total').last().textContent()

const mailAbout = async (number: string | null) =>
  (
    await shop
      .db()
      .selectFrom('mail')
      .select('text')
      .where('subject', 'like', `%${number}%`)
      .executeTakeFirst()
  )?.text
