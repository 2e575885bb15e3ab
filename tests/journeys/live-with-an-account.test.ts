import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openJourney, phone } from './journey.ts'

const shop = openJourney()
const desk = { viewport: { width: 1280, height: 900 }, locale: 'de-DE' } as const
const [pot, bags] = [idFrom('product', '45.05.001'), idFrom('product', '60.20.017')]

const ada = { email: 'ada@zuhause.example', password: 'Kehricht am Montag' }

it('somebody opens an account, brings along what two devices remember, and orders', {
  timeout: 180_000,
}, async () => {
  const hers = await shop.visitor(desk)
  await openAccount(hers)
  await remember(hers, bags)
  await putIntoCart(hers, bags)

  const other = await shop.visitor(desk)
  await remember(other, pot)
  await putIntoCart(other, pot)
  await logIn(other, ada)
  await other.getByText('Artikel von einem früheren Besuch liegen wieder im Warenkorb.').first().waitFor()
  await other.goto('/cart')
  await other.getByRole('link', { name: 'Merkliste, 2 Produkte' }).waitFor()
  for (const name of ['POT Grün', 'Neutrale Säcke 17 Liter'])
    await other.getByRole('main').getByRole('link', { name }).first().waitFor()

  const number = await order(other)
  await hers.goto('/account/orders')
  await hers
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click()
  await hers.getByRole('heading', { level: 1, name: `Bestellung ${number}` }).waitFor()
  await hers.goto('/account/documents')
  await expect.poll(() => paper(hers, /^Rechnung/), { timeout: 30_000 }).toMatch(/^%PDF-/)
})

it('somebody changes all she can, forgets the password, and is known on no other device after that', {
  timeout: 180_000,
}, async () => {
  const [page, other] = [await shop.visitor(desk), await shop.visitor({ ...phone, locale: 'de-DE' })]
  const eva = { email: 'eva@zuhause.example', password: 'Kompost am Dienstag' }
  await openAccount(page, eva)
  await logIn(other, eva)

  await page.goto('/account/profile')
  await page.getByLabel('Nachname').fill('Amstutz')
  await page.getByRole('button', { name: 'Angaben speichern' }).click()
  await page.getByText('Ihre persönlichen Daten sind gespeichert.').waitFor()

  await page.goto('/account/addresses')
  await page.getByRole('link', { name: 'Adresse hinzufügen' }).click()
  const typed = {
    firstName: 'Eva',
    lastName: 'Amstutz',
    street: 'Seeweg 4',
    zipcode: '6003',
    city: 'Luzern',
  }
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name$="${name}"]`).fill(value)
  await page.getByRole('button', { name: 'Adresse speichern' }).click()
  await page.getByText('Die Adresse ist gespeichert.').waitFor()
  await page.getByRole('button', { name: 'Immer hierhin liefern' }).last().click()
  await page.getByText('Die Standardadresse ist geändert.').waitFor()
  await page.getByRole('button', { name: 'Rechnung immer hierhin' }).last().click()
  await page.getByLabel(/^Adresse von .* löschen/).click()
  await page.getByRole('button', { name: 'Ja, Adresse löschen' }).click()
  await page.getByText('Die Adresse ist gelöscht.').waitFor()

  await page.goto('/account/payment')
  await page.getByRole('radio', { name: /Vorauszahlung/ }).check()
  await page.getByRole('button', { name: 'Zahlungsart übernehmen' }).click()
  await page.getByText('Ihre bevorzugte Zahlungsart ist gespeichert.').waitFor()

  await page.goto('/account/email')
  const email = 'eva@anderswo.example'
  await page.locator('main [name=email]').fill(email)
  await page.locator('[name=emailConfirmation]').fill(email)
  await page.locator('main [name=password]').fill(eva.password)
  await page.getByRole('button', { name: 'Link an die neue Adresse schicken' }).click()
  await page.goto(await linkTo(email, '/account/email/confirm'))
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click()
  await page.getByText('Ihre E-Mail-Adresse ist geändert.').waitFor()

  await page.goto('/recover-password')
  await page.locator('main [name=email]').fill(email)
  await page.getByRole('button', { name: 'Link schicken' }).click()
  await page.getByRole('heading', { name: 'Sehen Sie in Ihr Postfach' }).waitFor()
  await page.goto(await linkTo(email, '/reset-password'))
  const password = 'Glas am Mittwoch'
  await page.locator('[name=newPassword]').fill(password)
  await page.locator('[name=newPasswordConfirm]').fill(password)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await page.getByText('Ihr Passwort ist geändert.').waitFor()

  await other.goto('/account')
  await other.waitForURL(/\/login\?back=/)
  await logIn(other, { email, password })
  await other.getByRole('heading', { level: 1, name: /Eva Amstutz|Guten Tag/ }).waitFor()
})

/** By the form, and by the link of the mail. */
async function openAccount(page: Page, { email, password } = ada) {
  await page.goto('/register')
  const typed = {
    email,
    password,
    'shipping.firstName': 'Ada',
    'shipping.lastName': 'Muster',
    'shipping.street': 'Bahnhofstrasse',
    'shipping.zipcode': '8001',
    'shipping.city': 'Zürich',
  }
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)
  await page.locator('[name=privacy]').check()
  await page.getByRole('main').getByRole('button', { name: 'Konto eröffnen' }).last().click()
  await page.getByRole('heading', { name: 'Fast geschafft' }).waitFor()

  await page.goto(await linkTo(email, '/registration/confirm'))
  await page.getByRole('button', { name: 'Konto bestätigen' }).click()
  await page.getByText('Ihr Konto ist bestätigt, und Sie sind angemeldet.').waitFor()
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login')
  await page.locator('main [name=email]').fill(email)
  await page.locator('main [name=password]').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).first().click()
  await page.waitForURL(/\/account$/)
}

const remember = async (page: Page, id: string) => {
  await page.goto(`/detail/${id}`)
  await page.locator('main .heart').first().click()
  await page.getByRole('link', { name: /^Merkliste, 1 Produkt/ }).waitFor()
}

const putIntoCart = (page: Page, id: string) =>
  page.request.post('/cart', {
    form: { intent: 'add', id, quantity: 1 },
    headers: { origin: shop.origin() },
  })

/** What is in the cart; answers the number of the order. */
async function order(page: Page): Promise<string> {
  await page.goto('/checkout?step=shipping')
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
  await page.getByRole('button', { name: 'Jetzt kaufen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' }).waitFor()
  const { number } = await shop.db().selectFrom('sales_order').select('number').executeTakeFirstOrThrow()
  return number
}

/** How a paper of the account begins, once there is one. */
async function paper(page: Page, name: RegExp): Promise<string> {
  await page.reload()
  const link = page.getByRole('main').getByRole('link', { name }).first()
  const href = (await link.count()) > 0 ? await link.getAttribute('href') : null
  return href ? (await (await page.request.get(href)).body()).subarray(0, 5).toString() : ''
}

/** What the newest mail to somebody leads to. */
async function linkTo(email: string, path: string): Promise<string> {
  const find = async () => {
    const mails = await shop
      .db()
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .execute()
    return mails
      .flatMap(({ text }) => text?.match(/https?:\/\/\S+/g) ?? [])
      .find((link) => link.includes(path))
  }
  await expect.poll(find, { timeout: 30_000 }).toBeDefined()
  return (await find()) ?? ''
}
