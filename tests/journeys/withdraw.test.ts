import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()

/** A mail is written by a job. */
const patience = { timeout: 30_000 }

const german = {
  locale: 'de-DE',
  from: '/ersatzteile',
  link: 'Vertrag widerrufen',
  next: 'Weiter zur Bestätigung',
  missing: 'Vor- und Nachname: *Dieses Feld ist erforderlich',
  confirm: 'Widerruf bestätigen',
  done: 'Ihr Widerruf ist eingegangen',
  receipt: 'Eingang Ihres Widerrufs: 99042',
}
const french = {
  locale: 'fr-FR',
  from: '/fr-FR/checkout',
  link: 'Renoncer au contrat ici',
  next: 'Continuer vers la confirmation',
  missing: 'Prénom et nom : *Ce champ est obligatoire',
  confirm: 'Confirmer la rétractation',
  done: 'Nous avons reçu votre rétractation',
  receipt: 'Accusé de réception de votre rétractation\u00a0: 99042',
}

describe.each([
  ['with scripts', 'in German', { javaScriptEnabled: true }, german],
  ['without scripts', 'in German', { javaScriptEnabled: false }, german],
  ['with scripts', 'in French', { javaScriptEnabled: true }, french],
  ['without scripts', 'in French', { javaScriptEnabled: false }, french],
])('a guest %s, %s', (scripts, _, browser, words) => {
  it('withdraws from the foot of any page and gets a receipt', async () => {
    const email = `${scripts.replace(' ', '-')}-${words.locale}@example.org`
    const page = await shop.visitor({ ...phone, ...browser, locale: words.locale })
    await page.goto(words.from)
    await page.getByRole('contentinfo').getByRole('link', { name: words.link }).click()
    await page.waitForURL(/\/withdrawal$/)

    await page.locator('[name=contract]').fill('99042')
    await page.getByRole('button', { name: words.next }).click()
    await page.getByText(words.missing).waitFor()
    expect(await page.locator('[name=contract]').inputValue()).toBe('99042')
    expect(await page.locator('[name=name]').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('[name=contract]').getAttribute('aria-invalid')).toBeNull()
    await expect.poll(() => isFocusOnProblem(page)).toBe(true)

    await page.locator('[name=name]').fill('Ada Muster')
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=message]').fill('Merci\nDanke')
    await page.getByRole('button', { name: words.next }).click()
    await page.getByRole('button', { name: words.confirm }).waitFor()
    expect(await page.getByRole('main').locator('dl').textContent()).toContain('99042')
    expect(await declared(email)).toBeUndefined()

    await page.getByRole('button', { name: words.confirm }).click()
    await page.getByRole('heading', { level: 1, name: words.done }).waitFor()
    expect(await page.locator('time').textContent()).toMatch(/\d\d:\d\d:\d\d/)
    expect(await declared(email)).toMatchObject({
      contract: '99042',
      message: 'Merci\nDanke',
      order_id: null,
    })

    await expect
      .poll(() => receiptTo(email), patience)
      .toMatchObject({ subject: words.receipt, language: words.locale })
  })
})

describe('a guest', () => {
  it('goes back from the second step with everything still there', async () => {
    const page = await shop.visitor()
    await write(page)
    await page.getByRole('button', { name: 'Angaben ändern' }).click()

    await page.getByRole('button', { name: german.next }).waitFor()
    expect(await page.locator('[name=name]').inputValue()).toBe('Ada Muster')
    expect(await page.locator('[name=message]').inputValue()).toBe('Er passt nicht.')
  })

  it('who confirms twice has withdrawn once', async () => {
    const page = await shop.visitor()
    await write(page, 'twice@example.org')
    await page.getByRole('button', { name: german.confirm }).dblclick()
    await page.getByRole('heading', { level: 1, name: german.done }).waitFor()

    const rows = await shop
      .db()
      .selectFrom('withdrawal')
      .select('id')
      .where('email', '=', 'twice@example.org')
      .execute()
    expect(rows).toHaveLength(1)
  })
})

it.each([
  ['on a phone', phone],
  ['on a desk', { viewport: { width: 1440, height: 900 } }],
] as const)('nothing stands in anybody’s way %s, by day and by night', async (_, device) => {
  const page = await shop.visitor(device)
  const found: string[] = []
  const look = async (where: string) =>
    found.push(...(await problemsOf(page)).map((problem) => `${where}: ${problem}`))

  await page.goto('/withdrawal')
  await look('form')
  await page.getByRole('button', { name: german.next }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  await look('form with errors')
  await write(page)
  await look('confirmation')
  await page.getByRole('button', { name: german.confirm }).click()
  await page.getByRole('heading', { level: 1, name: german.done }).waitFor()
  await look('done')

  expect(found).toEqual([])
})

async function write(page: Page, email = 'ada@example.org') {
  await page.goto('/withdrawal')
  await page.locator('[name=name]').fill('Ada Muster')
  await page.locator('[name=contract]').fill('99042')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=message]').fill('Er passt nicht.')
  await page.getByRole('button', { name: german.next }).click()
  await page.getByRole('button', { name: german.confirm }).waitFor()
}

/** On a field that is wrong, or on the list of what is wrong. */
const isFocusOnProblem = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('aria-invalid') === 'true' || focused?.querySelector('[role=alert]') !== null
  })

const declared = (email: string) =>
  shop.db().selectFrom('withdrawal').selectAll().where('email', '=', email).executeTakeFirst()

const receiptTo = (email: string) =>
  shop
    .db()
    .selectFrom('mail')
    .select(['subject', 'language', 'text'])
    .where('recipient', '=', email)
    .where('purpose', '=', 'withdrawal-receipt')
    .executeTakeFirst()
