import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'

const { visitor } = openJourney()

const left = async (page: Page) =>
  Number(/^(?:Noch )?(\d+)/.exec((await page.getByRole('status').first().textContent()) ?? '')?.[1])

/** What somebody knows who has a swing-door system with a broken hinge before her. */
const truths: readonly (readonly [about: RegExp, answer: string])[] = [
  [/Küchenfront/, 'Nein'],
  [/Öffnen der Tür heraus/, 'Ja'],
  [/zehn Haken/, 'Ja'],
  [/Scharnier/, 'Ja'],
  [/Deckel/, 'Ja'],
  [/Führt, trägt oder bewegt/, 'Weiß ich nicht'],
]

describe.each([
  ['with scripts', {}],
  ['without scripts', { javaScriptEnabled: false }],
] as const)('a stranger with a broken hinge, %s', (_, options) => {
  it('finds it by yes and no, with fewer parts left each time', async () => {
    const page = await visitor({ ...phone, ...options })
    await page.goto('/ersatzteile')
    await page.getByRole('link', { name: 'Teil bestimmen' }).click()

    const counts: number[] = []
    for (let asked = 0; asked < 12; asked++) {
      await page.getByRole('heading', { level: 1 }).waitFor()
      counts.push(await left(page))
      const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      if (!question.endsWith('?')) break
      const answer = truths.find(([about]) => about.test(question))?.[1] ?? 'Nein'
      await page.getByRole('link', { name: answer, exact: true }).click()
      await page.getByRole('heading', { level: 1 }).filter({ hasNotText: question }).waitFor()
    }

    expect(counts[0]).toBe(116)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(counts.at(-1)).toBeLessThanOrEqual(4)
    await page.getByRole('link', { name: 'Deckelscharnier, Paar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Deckelscharnier, Paar' }).waitFor()
  })

  it('takes back an answer, and asks by a form that knows what was answered', async () => {
    const page = await visitor(options)
    await page.goto('/ersatzteile/finden')
    for (const question of [/Küchenfront/, /Öffnen der Tür/, /frei auf dem Boden/]) {
      await page.getByRole('heading', { level: 1, name: question }).waitFor()
      await page.getByRole('link', { name: 'Nein', exact: true }).click()
    }
    await page.getByRole('heading', { level: 1, name: 'Dazu gibt es bei uns kein Teil' }).waitFor()

    const ask = page.getByRole('link', { name: 'Nachfragen' })
    const address = new URL((await ask.getAttribute('href')) ?? '', 'http://shop.example')
    expect(address.pathname).toBe('/kontakt')
    expect(address.searchParams.get('comment')).toContain('Küchenfront nach vorn? Nein')

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /frei auf dem Boden/ }).waitFor()
    await page.getByRole('link', { name: 'Eine Frage zurück' }).click()
    await page.getByRole('heading', { level: 1, name: /Öffnen der Tür/ }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: /Öffnen der Tür/ }).waitFor()
  })
})

describe('somebody with the number of a part', () => {
  it.each([
    ['71.01.001', false],
    ['71.O1.OO1', false],
    ['7101001', true],
  ])('types %s, and Enter opens the part', async (typed, javaScriptEnabled) => {
    const page = await visitor({ javaScriptEnabled })
    await page.goto('/ersatzteile')
    const box = page.getByRole('searchbox', { name: 'Artikelnummer, Teil oder Modell' })
    await box.fill(typed)
    await box.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Führung links, Nennlänge 400 mm' }).waitFor()
  })

  it('goes from the drawing of a system to the list and back, and orders from there', async () => {
    const page = await visitor()
    await page.goto('/x-line-60-trennsystem')
    await page.getByRole('link', { name: 'Explosionszeichnung mit Positionen' }).click()
    await page.getByRole('heading', { level: 1, name: /^Ersatzteile: / }).waitFor()

    const spot = page.getByRole('link', { name: /^Position \d+: Tragbügel/ }).first()
    await spot.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/#part-71-03-/)
    const row = page.locator(':target')
    await row.getByRole('link', { name: /in der Zeichnung zeigen$/ }).click()
    await page.waitForURL(/#spot-71-03-/)

    await page
      .getByRole('button', { name: /Tragbügel.*in den Warenkorb/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: /Warenkorb/ }).waitFor()
  })
})
