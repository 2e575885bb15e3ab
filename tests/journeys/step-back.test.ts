import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openJourney, phone } from './journey.ts'

const shop = openJourney({ keepsPages: true })
/** A page that is loaded anew takes its time on a busy machine. */
const patience = { timeout: 20_000 }
const german = { ...phone, locale: 'de-DE' } as const
const pot = idFrom('product', '45.05.001')

it.each(['/', '/trennsysteme', '/x-line-60-trennsystem', '/service'])(
  'who steps back to %s finds the page as she left it, and in it what she has done since',
  async (path) => {
    const page = await shop.visitor(german)
    await page.goto(path)
    await markAsLeft(page)
    await page.goto('/kontakt')
    await putIntoCart(page)

    await stepBack(page)

    await expect.poll(() => isAsLeft(page), patience).toBe(true)
    await page.getByRole('link', { name: 'Warenkorb, 1 Artikel' }).waitFor()
  },
)

it.each(['/cart', '/checkout'])('who steps back to %s sees what is in the cart now', async (path) => {
  const page = await shop.visitor(german)
  await putIntoCart(page)
  await page.goto(path)
  await markAsLeft(page)
  await page.goto('/kontakt')
  await putIntoCart(page)

  await stepBack(page)

  await expect.poll(() => isAsLeft(page), patience).toBe(false)
  await expect.poll(() => page.locator('main').textContent(), patience).toMatch(/2 Artikel|2 ×/)
})

it('who has logged out, or somebody after her, does not step back to what was hers', async () => {
  const page = await shop.visitor(german)
  await putIntoCart(page)
  await page.goto('/cart')
  await page
    .getByRole('heading', { name: 'POT Grün' })
    .or(page.getByRole('link', { name: /POT/ }))
    .first()
    .waitFor()
  await page.goto('/kontakt')
  await page.context().clearCookies()

  await stepBack(page)

  await page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' }).waitFor()
})

const markAsLeft = (page: Page) => page.evaluate(() => document.body.setAttribute('data-left', 'yes'))

/** What is just being loaded anew is not as it was. */
const isAsLeft = (page: Page) =>
  page.evaluate(() => document.body.dataset.left === 'yes').catch(() => undefined)

/** By the page itself: Playwright waits for a load that does not happen when a page was kept. */
async function stepBack(page: Page) {
  const { pathname } = new URL(page.url())
  await page.evaluate(() => history.back())
  await expect.poll(() => new URL(page.url()).pathname, patience).not.toBe(pathname)
}

async function putIntoCart(page: Page) {
  await page.request.post('/cart', {
    form: { intent: 'add', id: pot, quantity: 1 },
    headers: { origin: shop.origin() },
  })
}
