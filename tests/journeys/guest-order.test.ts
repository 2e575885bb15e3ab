import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openJourney, phone } from './journey.ts'

const shop = openJourney()

/** A mail is written by a job. */
const patience = { timeout: 30_000 }

const compostBin = { id: idFrom('product', '45.05.001'), search: 'compost', name: 'POT Verde' }
const sparePart = { search: '71.01.001', name: 'Guida sinistra' }

describe.each([
  ['with scripts', { javaScriptEnabled: true }],
  ['without scripts', { javaScriptEnabled: false }],
])('a stranger %s', (_, browser) => {
  it('buys a compost bin and a spare part in Italian on a phone and gets the mail', async () => {
    const page = await shop.visitor({ ...phone, ...browser, locale: 'it-IT' })

    await page.goto('/it-IT')
    await putIntoCart(page, compostBin)
    await putIntoCart(page, sparePart)
    await page.goto('/it-IT/cart')
    expect(await lines(page)).toEqual([
      expect.stringContaining('POT Verde'),
      expect.stringContaining('Guida sinistra'),
    ])

    await page.getByRole('link', { name: 'Alla cassa' }).first().click()
    await fillAddress(page)
    await next(page, /spedizione e pagamento/)
    await page.getByText('Pagamento anticipato', { exact: true }).click()
    await next(page, /verifica/)
    await page.getByRole('checkbox', { name: /condizioni generali/ }).check()
    expect(await page.locator('.sums-total').textContent()).toMatch(/CHF\s75\.90/)
    await page.getByRole('button', { name: 'Acquista ora' }).click()

    await page.waitForURL(/\/it-IT\/checkout\/success\/[0-9a-f]{32}$/)
    await page.getByRole('heading', { level: 1, name: 'Grazie per il Suo ordine' }).waitFor()
    const number = await page.locator('[data-order-number]').textContent()
    expect(await page.getByText(/Effettui un bonifico di CHF\s75\.90/).count()).toBe(1)

    await expect
      .poll(() => mailAbout(number), patience)
      .toMatchObject({ recipient: 'anna@example.ch', language: 'it-IT' })
    expect((await mailAbout(number))?.text).toContain(page.url())

    await page.goto('/it-IT/cart')
    expect(await page.getByRole('heading', { name: 'Il carrello è vuoto' }).count()).toBe(1)
  })

  it('is told which fields are missing, keeps what was typed, and stands in the first of them', async () => {
    const page = await checkoutWith(browser)

    await page.getByLabel('Nome', { exact: false }).first().fill('Anna')
    await next(page, /spedizione e pagamento/)

    const summary = page.getByRole('alert')
    await summary.waitFor()
    expect(await summary.textContent()).toContain('Indirizzo e-mail: *Questo campo è obbligatorio')
    expect(await page.locator('[name=email]').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('[name="shipping.firstName"]').inputValue()).toBe('Anna')
    expect(await page.locator('[name="shipping.firstName"]').getAttribute('aria-invalid')).toBeNull()
    await expect.poll(() => isFocusOnProblem(page)).toBe(true)
  })

  it('learns what a postal code looks like in the country, and goes on with a right one', async () => {
    const page = await checkoutWith(browser)

    await fillAddress(page, { zipcode: '39100' })
    await next(page, /spedizione e pagamento/)
    await page.getByText('Il CAP non corrisponde al Paese, ad esempio 8001').first().waitFor()

    await page.locator('[name="shipping.zipcode"]').fill('6900')
    await next(page, /spedizione e pagamento/)
    await page.waitForURL(/step=shipping/)
  })

  it('is sent back to the first open step and may go back to a closed one', async () => {
    const page = await checkoutWith(browser)

    await page.goto('/it-IT/checkout?step=review')
    expect(new URL(page.url()).search).toBe('?step=address')
    await fillAddress(page)
    await next(page, /spedizione e pagamento/)
    await page.waitForURL(/step=shipping/)

    await page.goBack()
    await page.waitForURL((url) => !url.search.includes('shipping'))
    await page.goto('/it-IT/checkout?step=address')
    expect(await page.locator('[name="shipping.city"]').inputValue()).toBe('Lugano')
    expect(await page.locator('[name="shipping.street"]').inputValue()).toBe('Via Nassa')
    expect(await page.locator('[name="shipping.houseNumber"]').inputValue()).toBe('12')
  })
})

describe('a stranger', () => {
  it('who clicks twice on the order button has ordered once', async () => {
    const page = await readyToOrder()

    await page.getByRole('button', { name: 'Acquista ora' }).dblclick()

    await page.waitForURL(/success/)
    const placed = await shop.db().selectFrom('sales_order').select('id').execute()
    const here = placed.filter(({ id }) => page.url().includes(id))
    expect(here).toHaveLength(1)
    expect(await ordersOfThisCustomer(here[0]?.id)).toBe(1)
  })

  it('sees the new total before anything is ordered when a price has changed meanwhile', async () => {
    const page = await readyToOrder()
    const prices = shop.db().updateTable('product_price').where('product_id', '=', compostBin.id)
    await prices.set(({ eb }) => ({ cents: eb('cents', '+', 100) })).execute()

    await page.getByRole('button', { name: 'Acquista ora' }).click()
    await page.getByText(/Il totale era CHF\s31\.90 e ora è CHF\s32\.90/).waitFor()
    expect(await page.getByText('Non è stato ancora ordinato nulla').count()).toBeGreaterThan(0)

    await prices.set(({ eb }) => ({ cents: eb('cents', '-', 100) })).execute()
  })

  it('sees somebody else’s order as one that is not there', async () => {
    const buyer = await readyToOrder()
    await buyer.getByRole('button', { name: 'Acquista ora' }).click()
    await buyer.waitForURL(/success/)

    const stranger = await shop.visitor()
    const answer = await stranger.goto(buyer.url())
    expect(answer?.status()).toBe(404)
    expect(await stranger.content()).not.toContain('anna@example.ch')
  })

  it('opens the link of the mail elsewhere after naming e-mail and postal code', async () => {
    const buyer = await readyToOrder()
    await buyer.getByRole('button', { name: 'Acquista ora' }).click()
    await buyer.waitForURL(/success/)
    const number = await buyer.locator('[data-order-number]').textContent()
    await expect.poll(() => mailAbout(number), patience).toBeDefined()
    const [link = ''] = /http\S+\?code=\S+/.exec((await mailAbout(number))?.text ?? '') ?? []

    const page = await shop.visitor()
    await page.goto(link)
    await page.locator('[name=email]').fill('anna@example.ch')
    await page.locator('[name=zipcode]').fill('8001')
    await page.getByRole('button', { name: 'Mostrare l’ordine' }).click()
    await page.getByText('non corrispondono a questo ordine').waitFor()

    await page.locator('[name=email]').fill('anna@example.ch')
    await page.locator('[name=zipcode]').fill('6900')
    await page.getByRole('button', { name: 'Mostrare l’ordine' }).click()
    await page.locator('[data-order-number]').waitFor()
    expect(await page.locator('[data-order-number]').textContent()).toBe(number)
  })
})

/** Searches for a product and puts it into the cart from its own page. */
async function putIntoCart(page: Page, { search, name }: { search: string; name: string }) {
  // With scripts it becomes a combobox, so it is found by its name.
  const field = page.getByRole('banner').locator('[name=search]')
  await field.fill(search)
  await field.press('Enter')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()

  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  const added = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.status() < 400,
  )
  await page.getByRole('button', { name: 'Nel carrello', exact: true }).first().click()
  await added
  await page.goto('/it-IT')
}

const lines = (page: Page) => page.locator('.cart-line').allInnerTexts()

const next = (page: Page, name: RegExp) => page.locator('form').getByRole('button', { name }).last().click()

async function fillAddress(page: Page, other: Record<string, string> = {}) {
  const address = {
    firstName: 'Anna',
    lastName: 'Bernasconi',
    street: 'Via Nassa',
    houseNumber: '12',
    zipcode: '6900',
    city: 'Lugano',
    ...other,
  }
  await page.locator('[name=email]').fill('anna@example.ch')
  for (const [field, value] of Object.entries(address)) {
    await page.locator(`[name="shipping.${field}"]`).fill(value)
  }
  await page.locator('[name=privacy]').check()
}

/** In the checkout with one compost bin, as if it had been put into the cart before. */
async function checkoutWith(browser: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const page = await shop.visitor({ ...phone, ...browser, locale: 'it-IT' })
  await page.request.post('/it-IT/cart', {
    form: { intent: 'add', id: compostBin.id, quantity: 1 },
    headers: { origin: shop.origin() },
  })
  await page.goto('/it-IT/checkout')
  return page
}

async function readyToOrder(): Promise<Page> {
  const page = await checkoutWith()
  await fillAddress(page)
  await next(page, /spedizione e pagamento/)
  await page.waitForURL(/step=shipping/)
  await next(page, /verifica/)
  await page.waitForURL(/step=review/)
  await page.getByRole('checkbox', { name: /condizioni generali/ }).check()
  return page
}

/** On a field that is wrong, or on the list of what is wrong. */
const isFocusOnProblem = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('aria-invalid') === 'true' || focused?.querySelector('[role=alert]') !== null
  })

const mailAbout = (orderNumber: string | null) =>
  shop
    .db()
    .selectFrom('mail')
    .select(['recipient', 'language', 'text'])
    .where('subject', 'like', `%${orderNumber}%`)
    .executeTakeFirst()

async function ordersOfThisCustomer(orderId: string | undefined): Promise<number> {
  const { customer_id } = await shop
    .db()
    .selectFrom('sales_order')
    .select('customer_id')
    .where('id', '=', orderId ?? '')
    .executeTakeFirstOrThrow()
  const orders = await shop
    .db()
    .selectFrom('sales_order')
    .select('id')
    .where('customer_id', '=', customer_id)
    .execute()
  return orders.length
}
