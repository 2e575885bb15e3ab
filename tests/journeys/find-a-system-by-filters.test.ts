import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'

const { visitor } = openJourney()
const list = '/trennsysteme'

const total = /^\d+ Produkte?$/

describe('somebody who looks for a system that fits', () => {
  it('ticks what it should be, sees the list and its address follow, and takes a filter away again', async () => {
    const page = await visitor()
    await page.goto(list)
    const all = (await page.getByRole('status').filter({ hasText: total }).textContent()) ?? ''
    const complete = page.getByRole('checkbox', { name: /^Komplettsystem/ })
    const expected = (await complete.locator('xpath=ancestor::label').textContent()) ?? ''

    await complete.check()
    await page.waitForURL(/properties=/)

    const left = page.getByRole('status').filter({ hasText: total })
    await left.filter({ hasText: `${/\d+/.exec(expected)?.[0]} Produkte` }).waitFor()
    await page.getByRole('link', { name: 'Filter Komplettsystem entfernen' }).click()
    await left.filter({ hasText: all }).waitFor()

    expect(new URL(page.url()).search).toBe('')
    expect(await complete.isChecked()).toBe(false)
    await page.goBack()
    await page.waitForURL(/properties=/)
    await expect.poll(() => complete.isChecked()).toBe(true)
  })

  it('types millimetres the wrong way round, and they are put right', async () => {
    const page = await visitor()
    await page.goto(list)
    const width = page.getByRole('group', { name: 'Breite (mm)' })

    await width.getByRole('textbox', { name: 'von' }).fill('600')
    await width.getByRole('textbox', { name: 'von' }).press('Tab')
    await page.waitForURL(/min-width=600/)
    await width.getByRole('textbox', { name: 'bis' }).fill('550')
    await width.getByRole('textbox', { name: 'bis' }).press('Tab')
    await page.waitForURL(/min-width=550&max-width=600/)

    await page.getByRole('link', { name: 'Filter Breite 550 bis 600 mm entfernen' }).waitFor()
    expect(await width.getByRole('textbox', { name: 'von' }).inputValue()).toBe('550')
  })

  it('is told which filter leaves nothing, and how much there is without it', async () => {
    const page = await visitor()
    await page.goto(`${list}?min-width=800&max-price=100`)

    await page.getByRole('heading', { name: 'Mit diesen Filtern gibt es nichts' }).waitFor()
    const way = page.getByRole('link', { name: /^Ohne „bis CHF 100.00“/ })
    const count = /\d+/.exec(((await way.textContent()) ?? '').split('“')[1] ?? '')?.[0]
    await way.click()
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${count} Produkt`) })
      .waitFor()
    expect(Number(count)).toBeGreaterThan(0)
  })

  it('chooses on a phone in a window over the list, hears how many are left, and then applies it', async () => {
    const page = await visitor(phone)
    await page.goto(list)
    await page.getByRole('button', { name: /^Filtern/ }).tap()
    const filters = page.getByRole('dialog', { name: 'Filter' })
    await filters.waitFor()

    await filters.getByRole('checkbox', { name: /^Drehtür/ }).check()
    const apply = filters.getByRole('button', { name: /Produkte? anzeigen/ })
    await filters.getByRole('button', { name: '2 Produkte anzeigen' }).waitFor()
    // The only line that is left keeps its count, the others have none.
    await filters.getByRole('checkbox', { name: 'D-LINE 2' }).waitFor()
    await filters.getByRole('checkbox', { name: 'BOXX-R 0' }).waitFor()
    expect(page.url()).not.toContain('properties=')

    await apply.tap()
    await page.waitForURL(/properties=/)
    await filters.waitFor({ state: 'hidden' })
    await page.getByRole('status').filter({ hasText: '2 Produkte' }).waitFor()
  })

  it('gets along with the keys alone: the window keeps the focus and gives it back', async () => {
    const page = await visitor({ viewport: phone.viewport })
    await page.goto(list)
    const opener = page.getByRole('button', { name: /^Filtern/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    const filters = page.getByRole('dialog', { name: 'Filter' })
    await filters.waitFor()

    for (let turn = 0; turn < 60; turn += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body || document.activeElement?.closest('#filters') !== null,
      )
      expect(isInside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await filters.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('narrows, sorts and turns over without scripts', async () => {
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto('/ersatzteile')
    await page.getByRole('combobox', { name: 'Sortierung' }).selectOption({ label: 'Preis aufsteigend' })
    await page.getByRole('checkbox', { name: /^Sofort an Lager/ }).check()
    await page.getByRole('button', { name: 'Anwenden' }).first().click()

    expect(page.url()).toContain('available=1')
    expect(page.url()).toContain('order=price-asc')
    await page.getByRole('link', { name: 'Filter Sofort an Lager entfernen' }).waitFor()
    await page.getByRole('link', { name: 'Zu Seite 2' }).click()
    expect(new URL(page.url()).searchParams.get('p')).toBe('2')
    expect(page.url()).toContain('available=1')
  })

  it('opens the filters on a phone without scripts', async () => {
    const page = await visitor({ ...phone, javaScriptEnabled: false })
    await page.goto(list)
    await page.getByRole('button', { name: /^Filtern/ }).tap()
    await page.getByRole('checkbox', { name: /^Freistehend/ }).check()
    await page.getByRole('region', { name: 'Filter' }).getByRole('button', { name: 'Anwenden' }).tap()

    await page.waitForURL(/properties=/)
    await page.getByRole('link', { name: 'Filter Freistehend entfernen' }).waitFor()
  })
})
