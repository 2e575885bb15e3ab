import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openJourney, phone } from './journey.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()

/** A mail is written, and a message of the gateway delivered, by a job. */
const patience = { timeout: 30_000 }

const compostBin = idFrom('product', '45.05.001')
const [invoice, sandbox] = [idFrom('payment-method', 'invoice'), idFrom('payment-method', 'sandbox')]

describe.each([
  ['with scripts', { javaScriptEnabled: true }],
  ['without scripts', { javaScriptEnabled: false }],
])('a shopper %s', (_, browser) => {
  it('is led to the payment, pays and is thanked for it', async () => {
    const page = await orderedByHand(browser)
    const number = await page.locator('[data-order-number]').textContent()
    await page.waitForURL(/\/sandbox-gateway\//)

    await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()

    await page.waitForURL(/\/paid$/)
    await page.getByRole('heading', { level: 1, name: 'Vielen Dank, die Zahlung ist eingegangen' }).waitFor()
    expect(await page.getByText(`Ihre Bestellung ${number} ist bezahlt`).count()).toBe(1)
    expect(await page.goto(page.url().replace('/paid', '/unpaid')).then((answer) => answer?.url())).toMatch(
      /\/paid$/,
    )
  })

  it('is told when the bank declines, tries again and pays', async () => {
    const page = await ordered(browser)
    await page.getByRole('link', { name: 'Jetzt bezahlen' }).click()
    await page.getByRole('button', { name: 'Ablehnen' }).click()

    await page.waitForURL(/\/unpaid\?/)
    await page.getByRole('heading', { name: 'Die Zahlung ist nicht zustande gekommen' }).waitFor()
    await page.getByRole('button', { name: 'Noch einmal mit Testzahlung' }).click()
    await page.waitForURL(/\/sandbox-gateway\//)
    await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()

    await page.waitForURL(/\/paid$/)
  })

  it('who waits for a slow payment sees it arrive', async () => {
    const page = await ordered(browser)
    await page.getByRole('link', { name: 'Jetzt bezahlen' }).click()
    await page.getByRole('button', { name: 'Langsam bezahlen' }).click()

    await page.getByRole('heading', { name: 'Wir prüfen Ihre Zahlung' }).waitFor()
    await page.waitForURL(/\/paid$/, patience)
  })
})

describe('a shopper', () => {
  it('who cancels at the gateway pays in advance instead and is told where to', async () => {
    const page = await ordered()
    await page.getByRole('link', { name: 'Jetzt bezahlen' }).click()
    await page.getByRole('button', { name: 'Abbrechen' }).click()

    await page.waitForURL(/\/unpaid\?/)
    expect(await page.getByText('Sie haben die Zahlung abgebrochen').count()).toBe(1)
    await page.getByRole('radio', { name: /Vorauszahlung/ }).check()
    await page.getByRole('button', { name: 'Mit dieser Zahlungsart weiter' }).click()

    await page.getByRole('heading', { name: 'Bankverbindung' }).waitFor()
    const number = await page.locator('[data-order-number]').textContent()
    expect(await page.getByText(/^CH93/).count()).toBe(1)
    expect(await page.getByText(`${number}`, { exact: true }).count()).toBeGreaterThan(1)
  })

  it('who pays and never returns finds the order paid by the link of the mail', async () => {
    const buyer = await ordered()
    const number = await buyer.locator('[data-order-number]').textContent()
    await buyer.getByRole('link', { name: 'Jetzt bezahlen' }).click()
    await buyer.getByRole('button', { name: 'Bezahlen und nicht zurückkehren' }).click()
    const link = await linkInMail(number)

    const page = await shop.visitor()
    await prove(page, link)
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByText('Ihre Zahlung ist eingegangen.').count()
      }, patience)
      .toBe(1)
  })

  it('who pays while nobody tells the shop is thanked as soon as she looks at the order', async () => {
    const page = await ordered()
    const order = page.url()
    await page.getByRole('link', { name: 'Jetzt bezahlen' }).click()
    await page.getByRole('button', { name: 'Bezahlen, ohne dass jemand etwas sagt' }).click()
    await page.getByText('Diese Zahlung ist bezahlt.').waitFor()
    await page.goto(order)

    // Asked by her look or, a moment before, by the job that looks after payments.
    await page
      .getByText(/Zahlung ist eingegangen/)
      .first()
      .waitFor()
  })

  it('who comes by the link of the mail pays from another device, without a session', async () => {
    const buyer = await ordered()
    const link = await linkInMail(await buyer.locator('[data-order-number]').textContent())
    await buyer.close()

    const page = await shop.visitor({ ...phone, javaScriptEnabled: false })
    await prove(page, link)
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
    await page.waitForURL(/\/sandbox-gateway\//)
    await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()

    await page.waitForURL(/\/paid\?code=/)
    await page.getByRole('heading', { name: 'Vielen Dank, die Zahlung ist eingegangen' }).waitFor()
  })

  it('finds the order by number, e-mail and postal code, and cancels it in two steps', async () => {
    const buyer = await ordered()
    const number = (await buyer.locator('[data-order-number]').textContent()) ?? ''
    await buyer.close()

    const page = await shop.visitor({ javaScriptEnabled: false })
    await page.goto('/')
    await page.getByRole('link', { name: 'Bestellung suchen' }).click()
    await fillLookup(page, number, '9999')
    await page.getByText('Zu diesen Angaben finden wir keine Bestellung').waitFor()
    await fillLookup(page, number, '8001')

    await page.getByRole('link', { name: 'Bestellung stornieren' }).click()
    await page.getByRole('heading', { name: `Bestellung ${number} stornieren?` }).waitFor()
    expect(await stateOf(number)).toBe('open')
    await page.getByRole('button', { name: 'Ja, Bestellung stornieren' }).click()

    await page.getByRole('heading', { name: 'Diese Bestellung ist storniert' }).waitFor()
    expect(await stateOf(number)).toBe('cancelled')
    expect(await page.getByRole('button', { name: 'Jetzt bezahlen' }).count()).toBe(0)
  })

  it('who pays by invoice is not led anywhere', async () => {
    const page = await ordered({}, invoice)

    await page.getByText('Sie erhalten eine Rechnung').waitFor()
    expect(await page.getByRole('link', { name: 'Jetzt bezahlen' }).count()).toBe(0)
  })
})

it('on the way to a paid order nothing stands in anybody’s way, by day and by night', {
  timeout: 120_000,
}, async () => {
  const page = await ordered()
  const order = new URL(page.url()).pathname
  const found: string[] = []
  const look = async (where: string) =>
    found.push(...(await problemsOf(page)).map((problem) => `${where}: ${problem}`))

  await look('to pay')
  // As long as nothing is decided these two stay: the first for 13 seconds, the second for good.
  await page.goto(`${order}?wait=4`)
  await look('waiting')
  await page.goto(`${order}?wait=9`)
  await look('waiting for long')
  await page.goto(`${order}?pay=now`)
  await page.waitForURL(/\/sandbox-gateway\//)
  await look('sandbox')
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await page.waitForURL(/\/unpaid\?/)
  await look('unpaid')
  await page.goto(`${order}?cancel=ask`)
  await look('cancel')
  await page.goto(`${order}?pay=now`)
  await page.getByRole('button', { name: 'Langsam bezahlen' }).click()
  await page.waitForURL(/wait=/)
  await page.goto(`${order}?wait=0`)
  await page.waitForURL(/\/paid$/, patience)
  await look('paid')
  await page.goto(order)
  await look('order')
  await page.goto('/order-lookup?number=1')
  await look('lookup')

  expect(found).toEqual([])
})

/** On the page behind the order button, with one compost bin ordered by a guest in Zürich who filled in the pages. */
async function orderedByHand(browser: { javaScriptEnabled?: boolean }): Promise<Page> {
  const page = await shop.visitor({ ...phone, ...browser, locale: 'de-DE' })
  await post(page, '/cart', compostBinInCart)
  await page.goto('/checkout')
  for (const [name, value] of Object.entries(address)) await page.locator(`[name="${name}"]`).fill(value)
  await page.locator('[name=privacy]').check()
  await submit(page)
  await page.waitForURL(/step=shipping/)
  await page.locator(`[name=paymentMethodId][value="${sandbox}"]`).check()
  await submit(page)
  await page.waitForURL(/step=review/)
  await page.locator('[name=terms]').check()
  await submit(page)
  return thanked(page)
}

/** On the same page, by what the forms of the checkout send. */
async function ordered(
  browser: { javaScriptEnabled?: boolean } = {},
  method: string = sandbox,
): Promise<Page> {
  const page = await shop.visitor({ ...phone, ...browser, locale: 'de-DE' })
  await post(page, '/cart', compostBinInCart)
  await post(page, '/checkout?step=address', { ...guest, step: 'address' })
  await post(page, '/checkout?step=shipping', {
    step: 'shipping',
    shippingMethodId: idFrom('shipping-method', 'standard'),
    paymentMethodId: method,
  })
  const review = await (await page.request.get('/checkout?step=review')).text()
  const total = /name="total" value="([^"]+)"/.exec(review)?.[1] ?? ''
  await page.goto(await post(page, '/checkout?step=review', { step: 'review', terms: 'yes', total }))
  return thanked(page)
}

async function thanked(page: Page): Promise<Page> {
  await page.waitForURL(/\/checkout\/success\/[0-9a-f]{32}$/)
  await page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' }).waitFor()
  return page
}

/** Sends a form as a browser without scripts does; answers where it leads. */
async function post(page: Page, path: string, form: Record<string, string | number>): Promise<string> {
  const answer = await page.request.post(path, {
    form,
    headers: { origin: shop.origin() },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  return answer.headers().location ?? ''
}

const compostBinInCart = { intent: 'add', id: compostBin, quantity: 1 }
const address = {
  email: 'ada@example.ch',
  'shipping.firstName': 'Ada',
  'shipping.lastName': 'Keller',
  'shipping.street': 'Werkstrasse',
  'shipping.houseNumber': '3',
  'shipping.zipcode': '8001',
  'shipping.city': 'Zürich',
}
const guest = {
  ...address,
  accountType: 'private',
  'shipping.countryId': idFrom('country', 'CH'),
  privacy: 'yes',
}

const submit = (page: Page) => page.locator('main form button.button-large').click()

async function linkInMail(number: string | null): Promise<string> {
  const mail = () =>
    shop.db().selectFrom('mail').select('text').where('subject', 'like', `%${number}%`).executeTakeFirst()
  await expect.poll(mail, patience).toBeDefined()
  return /http\S+\?code=\S+/.exec((await mail())?.text ?? '')?.[0] ?? ''
}

/** Says who she is, as the page behind the link of a mail asks. */
async function prove(page: Page, link: string) {
  await page.goto(link)
  await page.locator('[name=email]').fill('ada@example.ch')
  await page.locator('[name=zipcode]').fill('8001')
  await page.getByRole('button', { name: 'Bestellung zeigen' }).click()
  await page.locator('[data-order-number]').waitFor()
}

async function fillLookup(page: Page, number: string, zipcode: string) {
  await page.locator('[name=orderNumber]').fill(number)
  await page.locator('[name=email]').fill('ada@example.ch')
  await page.locator('[name=zipcode]').fill(zipcode)
  await page.getByRole('button', { name: 'Bestellung suchen' }).click()
}

const stateOf = async (number: string): Promise<string | undefined> =>
  (await shop.db().selectFrom('sales_order').select('state').where('number', '=', number).executeTakeFirst())
    ?.state
