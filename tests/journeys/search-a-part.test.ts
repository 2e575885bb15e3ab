import { describe, expect, it } from 'vitest'
import { openJourney } from './journey.ts'

const { visitor } = openJourney()

describe('somebody who needs a part', () => {
  it('types its number, is offered it first, and goes there by the keys', async () => {
    const page = await visitor()
    await page.goto('/')
    const field = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('combobox')).first()
    await field.click()
    const box = page.getByRole('combobox', { name: 'Produkt, Ersatzteil oder Artikelnummer' })
    await box.waitFor()
    await box.pressSequentially('7101001')

    const offered = page.getByRole('listbox', { name: 'Vorschläge' })
    const first = offered.getByRole('option').first()
    await first.filter({ hasText: '71.01.001' }).waitFor()
    expect(await offered.getByRole('group').first().getAttribute('aria-labelledby')).toContain('numbers')

    await box.press('ArrowDown')
    expect(await first.getAttribute('aria-selected')).toBe('true')
    expect(await box.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
    await box.press('Enter')
    await page.getByRole('heading', { level: 1, name: /Führung links/ }).waitFor()
  })

  it('goes on to all results, and leaves the suggestions by Escape', async () => {
    const page = await visitor()
    await page.goto('/')
    const box = page.getByRole('combobox', { name: 'Produkt, Ersatzteil oder Artikelnummer' })
    await page.getByRole('banner').getByLabel('Produkt, Ersatzteil oder Artikelnummer').click()
    await box.pressSequentially('Deckel')
    const offered = page.getByRole('listbox', { name: 'Vorschläge' })
    await offered.waitFor()

    await box.press('Escape')
    await offered.waitFor({ state: 'hidden' })
    await box.pressSequentially(' ')
    await offered.waitFor()
    await box.press('ArrowUp')
    await box.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Ergebnisse für „Deckel“' }).waitFor()
  })

  it('misreads a digit and finds what looks like it', async () => {
    const page = await visitor()
    await page.goto('/search?search=71.07.001')

    await page.getByRole('heading', { name: /^Die Nummer 71.07.001 gibt es nicht/ }).waitFor()
    await page.getByRole('link', { name: 'Führung links, Nennlänge 400 mm' }).click()
    await page.getByRole('heading', { level: 1, name: /Führung links/ }).waitFor()
  })

  it('misspells a word, sees what was looked for, and can insist', async () => {
    const page = await visitor()
    await page.goto('/search?search=Behlter')

    await page.getByRole('heading', { level: 1, name: 'Ergebnisse für „Behälter“' }).waitFor()
    const groups = page.getByRole('navigation', { name: 'Gefunden in' })
    expect(await groups.getByRole('link').allTextContents()).toEqual([
      expect.stringMatching(/^Produkte/),
      expect.stringMatching(/^Seiten/),
      expect.stringMatching(/^Dokumente/),
    ])
    await page.getByRole('link', { name: 'Stattdessen nach „Behlter“ suchen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Nichts gefunden für „Behlter“' }).waitFor()
    await page.getByRole('link', { name: 'Behälter', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Ergebnisse für „Behälter“' }).waitFor()
  })

  it('finds pages and documents as well', async () => {
    const page = await visitor()
    await page.goto('/search?search=Versandkosten')

    await page.getByRole('heading', { level: 2, name: 'Seiten' }).waitFor()
    await page.getByRole('link', { name: 'Versand und Versandkosten' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Versand und Versandkosten' }).waitFor()
  })

  it('searches and puts the part into the cart without scripts', async () => {
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto('/')
    const field = page.getByRole('searchbox', { name: 'Produkt, Ersatzteil oder Artikelnummer' })
    await field.fill('71 01 001')
    await field.press('Enter')

    await page.getByRole('heading', { level: 2, name: 'Nach Artikelnummer' }).waitFor()
    await page.getByRole('button', { name: /Führung links.*in den Warenkorb/ }).click()
    await page.getByRole('heading', { level: 1, name: /Warenkorb/ }).waitFor()
    await page
      .getByRole('link', { name: /Führung links/ })
      .first()
      .waitFor()
  })
})
