import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()

/** A mail is written by a job. */
const patience = { timeout: 30_000 }

describe.each([
  ['with scripts', { javaScriptEnabled: true }],
  ['without scripts', { javaScriptEnabled: false }],
])('a home owner %s', (scripts, browser) => {
  const email = `${scripts.replace(' ', '-')}@example.org`

  it('asks the company about measurements another page filled in', async () => {
    const page = await shop.visitor({ ...phone, ...browser, locale: 'de-DE' })
    await page.goto('/kontakt?subject=Nichts+passt&comment=Breite+455+mm%0AH%C3%B6he+%3Cb%3E380%3C%2Fb%3E+mm')
    expect(await page.getByLabel('Betreff').inputValue()).toBe('Nichts passt')
    expect(await page.getByLabel('Ihre Nachricht').inputValue()).toBe('Breite 455 mm\nHöhe <b>380</b> mm')

    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await page.getByText('E-Mail-Adresse: *Dieses Feld ist erforderlich').waitFor()
    await page.getByText('Datenschutz: *Dieses Feld ist erforderlich').waitFor()
    expect(await page.getByLabel('Betreff').inputValue()).toBe('Nichts passt')
    await expect.poll(() => isFocusOnProblem(page)).toBe(true)

    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByRole('checkbox', { name: /einverstanden/ }).check()
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await page.getByRole('heading', { name: 'Ihre Nachricht ist angekommen' }).waitFor()

    expect(await kept(email)).toMatchObject([
      {
        kind: 'contact',
        subject: 'Nichts passt',
        message: 'Breite 455 mm\nHöhe <b>380</b> mm',
        suspect: false,
      },
    ])
    await expect
      .poll(() => receiptTo(email), patience)
      .toMatchObject({ subject: 'Ihre Nachricht an Trennwerk' })
  })

  it('asks a dealer of her choice for a visit', async () => {
    const page = await shop.visitor({ ...phone, ...browser, locale: 'en-US' })
    await page.goto('/en-US/handlernetz?search=Winterthur')
    await page.locator('.dealer').first().getByRole('link', { name: 'Visit the showroom' }).click()
    await page.waitForURL(/\/en-US\/montage\?.*#request$/)
    expect(await page.getByRole('radio', { name: /showroom/ }).isChecked()).toBe(true)
    expect(await page.getByLabel('Partner').locator('option:checked').textContent()).toContain('Winterthur')

    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('Phone: *This field is required').waitFor()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Muster')
    await page.getByLabel('Phone').fill('+41 44 000 00 00')
    await page.getByLabel('E-mail address').fill(`visit-${email}`)
    await page.getByLabel('Postcode').fill('8400')
    await page.getByLabel('Town').fill('Winterthur')
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('heading', { name: 'Your request has arrived' }).waitFor()

    expect(await kept(`visit-${email}`)).toMatchObject([
      { kind: 'exhibition', canton: 'ZH', city: 'Winterthur' },
    ])
  })
})

it('who presses twice has written once', async () => {
  const page = await shop.visitor({ locale: 'de-DE' })
  await page.goto('/kontakt?subject=Zweimal&comment=Bitte')
  await page.getByLabel('E-Mail-Adresse').fill('twice@example.org')
  await page.getByRole('checkbox', { name: /einverstanden/ }).check()
  await page.getByRole('button', { name: 'Nachricht senden' }).dblclick()
  await page.getByRole('heading', { name: 'Ihre Nachricht ist angekommen' }).waitFor()

  expect(await kept('twice@example.org')).toHaveLength(1)
})

it.each([
  ['on a phone', phone],
  ['on a desk', { viewport: { width: 1440, height: 900 } }],
] as const)('nothing stands in anybody’s way %s, by day and by night', async (_, device) => {
  const page = await shop.visitor({ ...device, locale: 'de-DE' })
  const found: string[] = []
  const look = async (where: string) =>
    found.push(...(await problemsOf(page)).map((problem) => `${where}: ${problem}`))

  await page.goto('/kontakt')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  await look('contact with errors')
  await page.goto('/kontakt?sent=yes')
  await look('contact sent')
  await page.goto('/montage')
  await page.getByRole('button', { name: 'Anfrage stellen' }).click()
  await page.getByRole('dialog', { name: 'Ausstellung oder Montage anfragen' }).waitFor()
  await look('request in its window')
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  await look('request with errors')
  await page.goto('/montage?sent=yes')
  await look('request sent')

  expect(found).toEqual([])
})

/** On a field that is wrong, or on the list of what is wrong. */
const isFocusOnProblem = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('aria-invalid') === 'true' || focused?.querySelector('[role=alert]') !== null
  })

const kept = (email: string) =>
  shop.db().selectFrom('enquiry').selectAll().where('email', '=', email).execute()

const receiptTo = (email: string) =>
  shop
    .db()
    .selectFrom('mail')
    .select(['subject', 'language'])
    .where('recipient', '=', email)
    .where('purpose', '=', 'enquiry-receipt')
    .executeTakeFirst()
