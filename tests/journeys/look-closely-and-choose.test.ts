import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()
const desk = { viewport: { width: 1440, height: 900 }, locale: 'de-DE' } as const
const pro = '/x-line-pro-60-komplettsystem'

describe('somebody who looks closely', () => {
  it('turns the pictures and enlarges them by keyboard alone, and comes back to the one she saw last', async () => {
    const page = await shop.visitor(desk)
    await awake(page, pro)
    const gallery = page.getByRole('region', { name: 'Bilder', exact: true })
    const first = gallery.getByRole('link', { name: /Bild vergrößern/ }).first()

    await first.focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => gallery.getByRole('link', { name: /^Bild 2 von/ }).getAttribute('aria-current'))
      .toBe('true')
    await page.keyboard.press('ArrowLeft')
    await expect
      .poll(() => gallery.getByRole('link', { name: /^Bild 1 von/ }).getAttribute('aria-current'))
      .toBe('true')

    await page.keyboard.press('Enter')
    const zoom = page.getByRole('dialog', { name: 'Bilder in voller Größe' })
    await zoom.waitFor()
    const state = zoom.getByRole('status')
    expect(await state.textContent()).toMatch(/^Bild 1 von \d, 100 %$/)

    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect.poll(() => state.textContent()).toMatch(/196 %$/)
    const before = await zoom.getByRole('img').getAttribute('style')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => zoom.getByRole('img').getAttribute('style')).not.toBe(before)
    expect(await problemsOf(page)).toEqual([])

    await page.keyboard.press('0')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => state.textContent()).toMatch(/^Bild 2 von \d, 100 %$/)

    await page.keyboard.press('Escape')
    await zoom.waitFor({ state: 'detached' })
    const seen = gallery.getByRole('listitem').nth(1).getByRole('link')
    expect(await seen.evaluate((link) => link === document.activeElement)).toBe(true)
    await expect
      .poll(() => gallery.getByRole('link', { name: /^Bild 2 von/ }).getAttribute('aria-current'))
      .toBe('true')
  })

  it('loads what a closer look takes only when she asks for it', async () => {
    const page = await shop.visitor(desk)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(pro, { waitUntil: 'networkidle' })
    expect(asked.filter((url) => /\/(browser|react|zoom)-.*\.js$/.test(url))).toEqual([])

    await page.mouse.move(40, 40)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /\/zoom-/.test(url))).toEqual([])

    await page
      .getByRole('link', { name: /Bild vergrößern/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Bilder in voller Größe' }).waitFor()
    expect(asked.filter((url) => /\/zoom-.*\.js/.test(url)).length).toBeGreaterThan(0)
  })

  it('swipes the pictures on a phone and enlarges one with two taps', async () => {
    const page = await shop.visitor({ ...phone, locale: 'de-DE' })
    await awake(page, pro)

    await page
      .getByRole('link', { name: /Bild vergrößern/ })
      .first()
      .tap()
    const zoom = page.getByRole('dialog', { name: 'Bilder in voller Größe' })
    await zoom.waitFor()
    await zoom.getByRole('img').dblclick()
    await expect.poll(() => zoom.getByRole('status').textContent()).toMatch(/250 %$/)
    expect(await problemsOf(page)).toEqual([])

    await zoom.getByRole('button', { name: 'Schließen' }).tap()
    await zoom.waitFor({ state: 'detached' })
  })
})

describe('somebody who chooses', () => {
  it('is told what another size changes, takes it, and puts two into the cart', async () => {
    const page = await shop.visitor(desk)
    await awake(page, pro)

    const largest = page.getByRole('link', { name: /60 l\s*nur mit 450 mm/ })
    await largest.click()
    await page.getByRole('heading', { level: 1, name: /60\/450 60/ }).waitFor()
    expect(await page.getByRole('link', { name: /^450 mm/ }).getAttribute('aria-current')).toBe('true')

    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await page.getByText(/Zusammen CHF\s1,318\.00/).waitFor()
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click()

    const cart = page.getByRole('dialog', { name: 'Warenkorb' })
    await cart.waitFor()
    await cart
      .getByRole('link', { name: /60\/450 60/ })
      .first()
      .waitFor()
    expect(await cart.getByRole('spinbutton', { name: /60\/450 60/ }).inputValue()).toBe('2')
  })

  it('sees with each piece what the next tier saves', async () => {
    const page = await shop.visitor(desk)
    await awake(page, '/aktivkohlefilter-2-stueck-60-10-002')
    const more = page.getByRole('button', { name: 'Mehr', exact: true })

    await more.click()
    await page.getByText(/3 mehr und Sie sparen CHF\s5\.00/).waitFor()
    await page.getByRole('spinbutton', { name: 'Menge' }).fill('5')
    await page.getByText(/5 mehr und Sie sparen CHF\s10\.00/).waitFor()
    expect(await page.getByRole('row', { name: /bis 9/ }).getAttribute('aria-current')).toBe('true')
    expect(await problemsOf(page)).toEqual([])
  })

  it('moves through the tabs by arrow keys, and reads all of them on paper', async () => {
    const page = await shop.visitor(desk)
    await awake(page, pro)
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })

    await tab('Technische Daten').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await tab('Montageunterlagen').getAttribute('aria-selected')).toBe('true')
    await page.getByRole('tabpanel', { name: 'Montageunterlagen' }).getByText('Version').first().waitFor()
    await page.keyboard.press('End')
    expect(await problemsOf(page)).toEqual([])

    await page.emulateMedia({ media: 'print' })
    for (const id of ['technical', 'advantages', 'documents', 'accessories']) {
      expect(await page.locator(`#${id}`).isVisible()).toBe(true)
    }
  })

  it('on a phone finds the button again at the foot of the page, which covers nothing that has the focus', async () => {
    const page = await shop.visitor({ ...phone, locale: 'de-DE' })
    await awake(page, pro)
    const bar = page.getByRole('region', { name: 'Schnell kaufen' })

    await page.locator('#reviews').scrollIntoViewIfNeeded()
    await bar.waitFor()
    expect(await problemsOf(page)).toEqual([])

    const reached = page.getByRole('contentinfo').getByRole('link').last()
    await reached.focus()
    await expect.poll(() => isCovered(page)).toBe(false)

    await bar.getByRole('button', { name: 'In den Warenkorb' }).tap()
    await page.getByRole('dialog', { name: 'Warenkorb' }).waitFor()
  })

  it('narrows the reviews by a star, and takes it back', async () => {
    const page = await shop.visitor(desk)
    await awake(page, pro)

    await page.getByRole('link', { name: /^4 Sterne\s*4/ }).click()
    await page.waitForURL(/stars=4/)
    await expect.poll(() => page.locator('.review-list > li').count()).toBe(4)
    await page.getByRole('link', { name: /^4 Sterne.*Alle Bewertungen zeigen/ }).click()
    await expect.poll(() => page.locator('.review-list > li').count()).toBe(6)
  })

  it('passes the page on by a copied link where the device has no way of its own', async () => {
    const page = await shop.visitor({ ...desk, permissions: ['clipboard-read', 'clipboard-write'] })
    await awake(page, pro)
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))

    await page.getByRole('link', { name: 'Teilen' }).click()
    await page.getByText('Link kopiert').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(pro)
  })
})

describe('somebody without scripts', () => {
  it('opens a picture, another variant and a tab by their links, and buys', async () => {
    const page = await shop.visitor({ ...phone, javaScriptEnabled: false, locale: 'de-DE' })
    await page.goto(pro)

    const picture = await page
      .getByRole('link', { name: /Bild vergrößern/ })
      .first()
      .getAttribute('href')
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//)

    await page.getByRole('link', { name: 'Steingrau' }).click()
    await page.getByRole('heading', { level: 1, name: /Steingrau/ }).waitFor()
    await page.getByRole('link', { name: 'Montageunterlagen' }).click()
    expect(await page.locator('#documents').isVisible()).toBe(true)
    expect(await page.locator('#technical').isVisible()).toBe(false)

    await page.getByRole('spinbutton', { name: 'Menge' }).fill('2')
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
    await page.waitForURL(/\/cart$/)
    expect(await page.locator('.cart-line').textContent()).toContain('Steingrau')
  })
})

/** A page that scripts have come to: they do at the first touch. */
async function awake(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.move(30, 30)
  await page.getByRole('tablist').waitFor()
}

/** Whether what has the focus lies under something else. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const { x, y, width, height } = focused?.getBoundingClientRect() ?? new DOMRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return !focused?.contains(top) && !top?.contains(focused)
  })
