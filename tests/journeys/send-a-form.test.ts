import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { password } from '../people.ts'
import { openJourney } from './journey.ts'
import { logInAs } from './log-in.ts'
import { problemsOf } from './problems.ts'
import { touch } from './touch.ts'

const shop = openJourney()
const patience = { timeout: 30_000 }

/** Holds back what a page asks for until it is let go. */
async function hold(page: Page, url: string): Promise<{ asked: () => number; letGo: () => Promise<void> }> {
  const held: Route[] = []
  let open = false
  await page.route(url, async (route) => {
    held.push(route)
    if (open) await route.continue()
  })
  return {
    asked: () => held.length,
    letGo: async () => {
      open = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}

it('a form is sent once however often it is pressed, and while the page asks for something else', async () => {
  const page = await shop.visitor({ locale: 'de-DE' })
  await logInAs(shop, page, 'ada@formular.example')
  await page.goto('/account/profile')
  await touch(page)
  const save = page.getByRole('button', { name: 'Angaben speichern' })

  await page.getByLabel('Vorname').fill('Augusta')
  const sent = await hold(page, '**/store-api/account/change-profile')
  await save.click()
  await expect.poll(() => save.getAttribute('aria-disabled'), patience).toBe('true')
  await save.dispatchEvent('click')
  await page.getByLabel('Vorname').press('Enter')
  await expect.poll(sent.asked, patience).toBe(1)
  await sent.letGo()
  await page.getByText('Ihre persönlichen Daten sind gespeichert.').waitFor()
  await expect.poll(() => save.getAttribute('aria-disabled'), patience).not.toBe('true')
  expect(sent.asked()).toBe(1)

  // Another page is on its way and does not come.
  const next = await hold(page, '**/account/addresses/_payload.json*')
  await page.getByRole('link', { name: 'Adressen' }).first().click()
  await expect.poll(next.asked, patience).toBe(1)
  await page.getByLabel('Vorname').fill('Ada')
  expect(await save.getAttribute('aria-disabled')).not.toBe('true')
  await save.click()
  await expect.poll(sent.asked, patience).toBe(2)
})

it('with the keyboard one goes on where the page begins when a form or an answer takes the place of what was pressed', async () => {
  const page = await shop.visitor({ locale: 'de-DE' })
  await logInAs(shop, page, 'cleo@formular.example')
  const atTheBeginning = () => page.evaluate(() => document.activeElement?.id)
  for (const [path, link, heading] of [
    ['/account/addresses', 'Adresse hinzufügen', 'Neue Adresse'],
    ['/account/privacy', 'Konto löschen …', 'Konto wirklich löschen?'],
  ] as const) {
    await page.goto(path)
    await touch(page)
    await page.getByRole('link', { name: link }).press('Enter')
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await expect.poll(atTheBeginning, patience).toBe('content')
  }
})

it('a change of e-mail that waits is seen, sent again and withdrawn, without scripts', async () => {
  const page = await shop.visitor({ locale: 'de-DE', javaScriptEnabled: false })
  await logInAs(shop, page, 'eva@formular.example')
  await page.goto('/account/email')
  await page.locator('main [name=email]').fill('eva@anderswo.example')
  await page.locator('[name=emailConfirmation]').fill('eva@anderswo.example')
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Link an die neue Adresse schicken' }).click()

  const waits = page.getByRole('region', { name: 'Wartet auf Bestätigung' })
  await waits.getByText('eva@anderswo.example').waitFor()
  const alive = await shop.visitor({ locale: 'de-DE' })
  await alive.context().addCookies(await page.context().cookies())
  await alive.goto('/account/email')
  expect(await problemsOf(alive)).toEqual([])
  await page.goto('/account/profile')
  await page.getByText('eva@anderswo.example').waitFor()
  await page.locator('#content').getByRole('link', { name: 'E-Mail-Adresse ändern' }).click()

  await waits.getByRole('button', { name: 'Link erneut senden' }).click()
  await page.getByText('Wir haben Ihnen einen Link an die neue Adresse geschickt.').waitFor()
  await waits.getByRole('button', { name: 'Änderung zurückziehen' }).click()
  await page.getByText('Die Änderung ist zurückgezogen.').waitFor()
  expect(await waits.count()).toBe(0)
})
