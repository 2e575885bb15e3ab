import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()

/** A mail is written by a job. */
const patience = { timeout: 30_000 }

describe.each([
  ['with scripts', { javaScriptEnabled: true }],
  ['without scripts', { javaScriptEnabled: false }],
])('a reader %s', (scripts, browser) => {
  it('asks for the newsletter, confirms by the mail, and leaves again', async () => {
    const email = `${scripts.replace(' ', '-')}@example.org`
    const page = await shop.visitor({ ...phone, ...browser, locale: 'it-IT' })
    await page.goto('/it-IT/newsletter-subscribe')
    await page.getByRole('button', { name: 'Iscriversi' }).click()
    await page.getByText('Indirizzo e-mail: *Questo campo è obbligatorio').waitFor()

    await page.getByLabel('Indirizzo e-mail').first().fill(email)
    await page.getByRole('checkbox', { name: /Acconsento/ }).check()
    await page.getByRole('button', { name: 'Iscriversi' }).click()
    await page.getByRole('heading', { name: 'Ci siamo quasi: confermi, per favore' }).waitFor()

    await expect.poll(() => linkTo(email), patience).toContain('/it-IT/newsletter-subscribe?em=')
    await page.goto(await linkTo(email))
    expect(await statusOf(email)).toBe('notSet')
    await page.getByRole('button', { name: 'Sì, desidero la newsletter' }).click()
    await page.getByRole('heading', { name: 'Iscrizione confermata' }).waitFor()
    expect(await statusOf(email)).toBe('optIn')

    await page.locator('summary', { hasText: 'Annullare l’iscrizione' }).click()
    await page.getByLabel('Indirizzo e-mail').fill(email)
    await page.getByRole('button', { name: 'Annullare l’iscrizione' }).click()
    await page.getByRole('heading', { name: 'Iscrizione annullata' }).waitFor()
    expect(await statusOf(email)).toBe('optOut')
  })
})

it('nothing stands in anybody’s way, by day and by night', async () => {
  const page = await shop.visitor({ ...phone, locale: 'de-DE' })
  const found: string[] = []
  const look = async (where: string) =>
    found.push(...(await problemsOf(page)).map((problem) => `${where}: ${problem}`))

  await page.goto('/newsletter-subscribe')
  await page.getByRole('button', { name: 'Bestellen', exact: true }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  await look('with errors')
  await page.goto('/newsletter-subscribe?em=a&hash=b')
  await page.getByRole('button', { name: 'Ja, ich möchte den Newsletter' }).click()
  await page.getByText('Dieser Link gilt nicht mehr').waitFor()
  await look('with a wrong link')

  expect(found).toEqual([])
})

const linkTo = async (email: string): Promise<string> => {
  const mail = await shop
    .db()
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', email)
    .where('purpose', '=', 'newsletter-confirmation')
    .executeTakeFirst()
  return /https?:\S+newsletter-subscribe\?\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

const statusOf = async (email: string) =>
  (
    await shop
      .db()
      .selectFrom('newsletter_recipient')
      .select('status')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.status
