import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { password } from '../people.ts'
import { openJourney } from './journey.ts'
import { logInAs } from './log-in.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()

/** A device that knows its owner's finger. */
async function withFinger(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

describe('somebody who is tired of passwords', () => {
  it('makes a passkey with her finger, logs in by it, and sees where she is logged in', async () => {
    const page = await shop.visitor({ locale: 'de-DE' })
    await withFinger(page)
    await logInAs(shop, page, 'finger@example.org')
    await page.goto('/account/passkeys')
    await page.getByRole('textbox', { name: 'Name des Passkeys' }).fill('Mein Notebook')
    await page
      .getByLabel(/^Passwort/)
      .first()
      .fill(password)
    await page.getByRole('button', { name: 'Passkey anlegen' }).click()
    await page.getByRole('button', { name: 'Mein Notebook entfernen' }).waitFor()
    expect(await problemsOf(page)).toEqual([])

    await page.context().clearCookies()
    await page.goto('/login?back=%2Faccount%2Fsessions')
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
    await page.getByRole('heading', { level: 1, name: 'Angemeldete Geräte' }).waitFor()
    await page.getByText('angemeldet mit Passkey').waitFor()
    await page.getByRole('button', { name: 'Alle anderen Geräte abmelden' }).click()
    await page.getByText('Sie sind auf keinem anderen Gerät angemeldet.').waitFor()
    expect(await problemsOf(page)).toEqual([])
  })
})
