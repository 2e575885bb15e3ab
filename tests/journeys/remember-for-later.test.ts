import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openJourney } from './journey.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()
const desk = { viewport: { width: 1280, height: 900 }, locale: 'de-DE' } as const
const [pot, bags] = [idFrom('product', '45.05.001'), idFrom('product', '60.20.017')]
const key = 'sw-wishlist-items'

describe('a visitor', () => {
  it('touches hearts, finds the products later, and takes one off and puts it back', async () => {
    const page = await shop.visitor(desk)
    await page.goto('/category/accessories')
    const [first, second] = [page.locator('main .heart').nth(0), page.locator('main .heart').nth(1)]
    await first.focus()
    await page.waitForLoadState('networkidle')
    await first.click()
    await second.click()
    await expect.poll(() => pressed(page)).toBe(2)
    await page.getByRole('link', { name: 'Merkliste, 2 Produkte' }).click()

    await page.getByRole('heading', { level: 1, name: 'Merkliste' }).waitFor()
    await expect.poll(() => page.locator('main article').count()).toBe(2)
    expect(await problemsOf(page)).toEqual([])

    await page.locator('main .heart').first().click()
    await page.getByRole('link', { name: 'Merkliste, 1 Produkt' }).waitFor()
    expect(await page.locator('main article').count()).toBe(2)
    await page.locator('main .heart').first().click()
    await page.getByRole('link', { name: 'Merkliste, 2 Produkte' }).waitFor()

    await page.reload()
    await expect.poll(() => page.locator('main article').count()).toBe(2)
  })

  it('empties the list and takes that back', async () => {
    const page = await shop.visitor(desk)
    await keeping(page, [pot, bags])
    await page.goto('/wishlist')
    await page.getByRole('heading', { name: 'POT Grün' }).waitFor()

    await page.getByRole('button', { name: 'Merkliste leeren' }).click()
    await page.getByRole('heading', { name: 'Noch ist nichts gemerkt' }).waitFor()
    expect(await problemsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await page.getByRole('heading', { name: 'POT Grün' }).waitFor()
    expect(await kept(page)).toEqual([pot, bags])
  })

  it('is told of what is no longer sold, and puts what is into the cart', async () => {
    const page = await shop.visitor(desk)
    await keeping(page, ['f'.repeat(32), pot])
    await page.goto('/wishlist')
    await page.getByText('Ein gemerktes Produkt gibt es nicht mehr.').waitFor()

    await page.getByRole('button', { name: 'Von der Liste nehmen' }).click()
    await expect.poll(() => kept(page)).toEqual([pot])
    await page.getByRole('button', { name: 'POT Grün in den Warenkorb' }).click()
    await page.getByRole('dialog', { name: 'Warenkorb' }).getByText('POT Grün').waitFor()
    await expect.poll(() => kept(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'POT Grün merken' }).click()
    await expect.poll(() => kept(page)).toEqual([pot])
  })

  it('moves something from the cart to the list', async () => {
    const page = await shop.visitor(desk)
    await page.request.post('/cart', {
      form: { intent: 'add', id: pot, quantity: 2 },
      headers: { origin: shop.origin() },
    })
    await page.goto('/cart', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'POT Grün auf die Merkliste legen' }).click()

    await page.getByText('POT Grün liegt jetzt auf der Merkliste.').waitFor()
    await page.getByRole('link', { name: 'Merkliste, 1 Produkt' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' }).count()).toBe(1)
  })

  it('loses no heart that was touched before the scripts came', async () => {
    const page = await shop.visitor(desk)
    // Nothing of the page's own: its buttons are the browser's.
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto(`/detail/${pot}`)
    const heart = page.getByRole('button', { name: /^POT Grün merken/ }).first()
    await heart.waitFor()
    await page.unroute(/\.js$/)
    await heart.click()

    await page.getByRole('link', { name: 'Merkliste, 1 Produkt' }).waitFor()
    expect(await kept(page)).toEqual([pot])
  })
})

it('without scripts the page says why it cannot remember, and leads on', async () => {
  const page = await shop.visitor({ ...desk, javaScriptEnabled: false })
  await page.goto(`/detail/${pot}`)
  await page
    .getByRole('button', { name: /^POT Grün merken/ })
    .first()
    .click()

  await page.getByRole('heading', { name: 'Noch ist nichts gemerkt' }).waitFor()
  // Texts of this element are not looked at by the browser's driver.
  expect(await page.locator('noscript').textContent()).toContain('Ohne JavaScript kann dieser Browser')
  await page.getByRole('link', { name: 'Weiter einkaufen' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
})

const pressed = (page: Page) => page.locator('main .heart[aria-pressed=true]').count()
const kept = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as string[], key)

/** A browser that remembers from an earlier visit. */
const keeping = (page: Page, ids: readonly string[]) =>
  page.addInitScript(
    ([key, ids]) => {
      if (!sessionStorage.getItem('told')) localStorage.setItem(key, ids)
      sessionStorage.setItem('told', 'yes')
    },
    [key, JSON.stringify(ids)] as const,
  )
