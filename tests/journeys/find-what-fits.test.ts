import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'
import { orderAsGuest } from './order-as-guest.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const typed = async (page: Page, name: string, value: string) => {
  await field(page, name).fill(value)
  await field(page, name).blur()
}

describe('a home owner with a phone in one hand', () => {
  it('measures her cabinet, sees it to scale, and buys what fits together with its passport', async () => {
    const page = await shop.visitor({ ...phone, locale: 'de-DE' })
    await page.goto('/abfallsysteme/configurator')
    await page.getByRole('list').getByRole('link', { name: 'Komplettsystem' }).first().tap()
    await page.getByRole('heading', { level: 1, name: 'Komplettsystem ausmessen' }).waitFor()

    await typed(page, 'Korpusbreite', '60')
    await page.getByText('Meinten Sie 600 mm?').waitFor()
    await page.getByRole('link', { name: 'Ja, 600 mm' }).tap()
    await expect.poll(() => field(page, 'Korpusbreite').inputValue()).toBe('600')

    await typed(page, 'Einbauhöhe', '428')
    await typed(page, 'Einbautiefe', '455')
    await page.getByText('Siphon oder Becken').tap()
    await expect
      .poll(() => page.getByRole('status').first().textContent())
      .toBe('1 System passt unter einer Annahme.')
    await expect.poll(() => page.url()).toContain('installationHeight=428')
    await page.getByText('Zeichnung als Tabelle').tap()
    await page.getByRole('row', { name: 'Höhe 428 mm ≥ 390 mm' }).waitFor()

    await page.reload()
    expect(await field(page, 'Einbauhöhe').inputValue()).toBe('428')
    await page.getByRole('button', { name: 'Ergebnis zeigen' }).tap()
    await page.getByRole('heading', { level: 1, name: '1 System passt unter einer Annahme' }).waitFor()

    await page.getByRole('link', { name: /^Messen: Angenommen: Seitenwand 19 mm/ }).tap()
    await page.getByRole('combobox', { name: 'Seitenwandstärke' }).fill('19')
    await page.getByRole('button', { name: 'Ergebnis zeigen' }).tap()
    await page.getByRole('heading', { level: 1, name: '1 System passt', exact: true }).waitFor()

    await page.getByRole('checkbox', { name: /Neutrale Säcke 17 Liter/ }).check()
    await page.getByRole('button', { name: /^Set in den Warenkorb/ }).tap()
    const cart = page.getByRole('dialog', { name: 'Warenkorb' })
    await cart.getByText('Neutrale Säcke 17 Liter').first().waitFor()
    await cart.getByText('Passt nach Ihren Maßen').waitFor()

    await orderAsGuest(page)
    await page.getByText(/^Passt nach Ihren Maßen \(Komplettsystem\): Korpusbreite\s600\smm/).waitFor()
  })

  it('sees in red what is missing, and comes back with the measures where she left them', async () => {
    const page = await shop.visitor({ ...phone, locale: 'it-IT' })
    await page.goto(
      '/it-IT/abfallsysteme/configurator/swing-door?bodyWidth=500&installationHeight=380&installationDepth=460',
    )
    await page.getByText('Il disegno come tabella').tap()
    await page.getByRole('row', { name: 'Altezza 380 mm ≥ 390 mm mancano 10' }).waitFor()

    await page.getByRole('button', { name: 'Mostrare il risultato' }).tap()
    await page.getByRole('heading', { level: 1, name: 'Niente va bene del tutto' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await field(page, "Altezza d'incasso").inputValue()).toBe('380')
  })
})

it('without scripts the same questions lead to the same cart', async () => {
  const page = await shop.visitor({ ...phone, javaScriptEnabled: false, locale: 'de-DE' })
  await page.goto('/abfallsysteme/configurator/complete')
  await field(page, 'Korpusbreite').fill('600')
  await field(page, 'Einbauhöhe').fill('480')
  await page.getByRole('button', { name: 'Neu zeichnen' }).click()
  expect(await field(page, 'Einbauhöhe').inputValue()).toBe('480')
  await page.getByRole('img', { name: /Maßzeichnung/ }).waitFor()

  await page.getByRole('button', { name: 'Ergebnis zeigen' }).click()
  await page.getByText('Einbautiefe: Bitte messen Sie dieses Maß.').waitFor()
  await page.goBack()
  await field(page, 'Einbautiefe').fill('51 cm')
  await page.getByRole('button', { name: 'Ergebnis zeigen' }).click()
  await page.getByRole('heading', { level: 1, name: '5 Systeme passen unter einer Annahme' }).waitFor()
  await page.getByRole('button', { name: /^Set in den Warenkorb/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor()
  await page.getByText('Einbautiefe').first().waitFor()
})

it('nothing of it stands in anybody’s way', { timeout: 240_000 }, async () => {
  const found: string[] = []
  const base = '/abfallsysteme/configurator'
  for (const device of [phone, { viewport: { width: 1440, height: 900 } }]) {
    const page = await shop.visitor({ ...device, locale: 'de-DE' })
    for (const path of [
      base,
      `${base}/complete?bodyWidth=60&installationHeight=428&installationDepth=560&bodyDepth=500&siphon=1`,
      `${base}/swing-door?bodyWidth=600&installationHeight=300&hingeSide=left&doorCount=2`,
      `${base}/free-standing`,
      `${base}/existing-pullout/products?bodyWidth=600&installationHeight=480&bodyDepth=560`,
      `${base}/complete/products?bodyWidth=800&installationHeight=480&installationDepth=510`,
      `${base}/complete/products?bodyWidth=60`,
    ]) {
      await page.goto(path)
      found.push(...(await problemsOf(page)).map((problem) => `${path}: ${problem}`))
    }
  }
  expect(found).toEqual([])
})
