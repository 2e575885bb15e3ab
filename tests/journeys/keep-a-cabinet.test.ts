import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openJourney, phone } from './journey.ts'
import { logInAs } from './log-in.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()
const measured = 'bodyWidth=600&installationHeight=480&installationDepth=510&sideWallThickness=19'
const word = 'complete_bodyWidth-600_installationHeight-480_installationDepth-510_sideWallThickness-19'
const patience = { timeout: 30_000 }
/** For cabinets of 550 mm. */
const tooNarrow = idFrom('product', '11.55.4035.1')

async function withCabinet(page: Page) {
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    'cabinets',
    JSON.stringify({ chosen: word, all: [{ name: '', place: word }] }),
  ] as const)
}

const totalOf = async (page: Page) =>
  Number.parseInt((await page.locator('#listing-total').textContent()) ?? '', 10)

describe('a visitor who measured a cabinet', () => {
  it('keeps it, calls it by a name, and sees on every card what fits', async () => {
    const page = await shop.visitor({ ...phone, locale: 'de-DE' })
    await page.goto(`/abfallsysteme/configurator/complete/products?${measured}`)
    await page.getByRole('button', { name: 'Diesen Schrank merken' }).click()
    await page.getByText('Der Schrank ist gemerkt.').waitFor()
    await page.getByRole('link', { name: 'Meine Schränke ansehen' }).click()

    const cabinets = page.getByRole('region', { name: 'Meine Schränke' })
    await cabinets.getByRole('radio', { name: /600er-Schrank/ }).waitFor()
    await cabinets.getByRole('textbox', { name: 'Name' }).fill('Küche')
    await cabinets.getByRole('textbox', { name: 'Name' }).blur()
    await cabinets.getByRole('radio', { name: /Küche/ }).waitFor()
    expect(await problemsOf(page)).toEqual([])

    await page.goto('/search?search=x-line')
    await page.getByText('Passt in Ihren Schrank „Küche“').first().waitFor()
    const [fitting, cards] = [
      await page.locator('.fit-badge:visible').count(),
      await page.locator('main article').count(),
    ]
    expect(fitting).toBeGreaterThan(0)
    expect(fitting).toBeLessThan(cards)
  })

  it('lists nothing but what fits, by an address that says so to anybody', async () => {
    const page = await shop.visitor({ locale: 'en-US' })
    await withCabinet(page)
    await page.goto('/en-US/search?search=x-line')
    await page.getByRole('link', { name: 'Only what fits your 600 cabinet' }).click()
    await page.waitForURL(/fits=/)
    await page.getByText('Fits your 600 cabinet').first().waitFor()
    const left = await totalOf(page)
    expect(left).toBeGreaterThan(0)
    expect(await page.locator('.fit-badge:visible').count()).toBe(await page.locator('main article').count())

    const stranger = await shop.visitor({ locale: 'en-US' })
    await stranger.goto(page.url())
    expect(await totalOf(stranger)).toBe(left)
    expect(await stranger.locator('.fit-badge:visible').count()).toBe(0)
    await stranger.getByRole('link', { name: /Fits a 600 cabinet/ }).click()
    await stranger.waitForURL((url) => !url.searchParams.has('fits'))
    expect(await totalOf(stranger)).toBeGreaterThan(left)
  })

  it('is warned of what lies in the cart and does not fit', async () => {
    const page = await shop.visitor({ locale: 'de-DE' })
    await withCabinet(page)
    await page.request.post('/cart', {
      form: { intent: 'add', id: tooNarrow, quantity: 1 },
      headers: { origin: shop.origin() },
    })
    await page.goto('/cart')
    await page.getByText('Passt nach Ihren Maßen nicht in Ihren 600er-Schrank.').waitFor()
    // It stays when the page comes alive.
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('Passt nach Ihren Maßen nicht in Ihren 600er-Schrank.').count()).toBe(1)
    expect(await problemsOf(page)).toEqual([])
  })

  it('sees which accessories and parts are for what fits, and which are not, and nothing moves for it', async () => {
    const page = await shop.visitor({ ...phone, locale: 'de-DE' })
    await withCabinet(page)
    await page.addInitScript(() => {
      const shifted = { shifted: 0 }
      Object.assign(window, shifted)
      new PerformanceObserver((list) => {
        // Layout shifts are not among the types of entries that TypeScript knows.
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        })[])
          if (entry.sources.some(({ node }) => node instanceof Element && node.closest('article')))
            Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + entry.value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/zubehoer', '/ersatzteile/frontauszug/fuehrung']) {
      await page.goto(path)
      await page.locator('article').getByText('Für Ihren 600er-Schrank', { exact: true }).first().waitFor()
      await page
        .locator('article')
        .getByText('Nicht für Ihren 600er-Schrank', { exact: true })
        .first()
        .waitFor()
      expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0)
      expect(await problemsOf(page)).toEqual([])
    }
    await page.goto('/search?search=71.01.001')
    await page.locator('article').getByText('Für Ihren 600er-Schrank', { exact: true }).waitFor()
  })

  it('finds the assembly sheet for the side her door hangs on first', async () => {
    const page = await shop.visitor({ locale: 'de-DE' })
    await page.goto(
      '/abfallsysteme/configurator/swing-door/products?bodyWidth=500&installationHeight=480&installationDepth=510&hingeSide=right',
    )
    const sheet = page.getByRole('link', { name: 'Montageblatt, Bänder rechts' })
    expect(await sheet.getAttribute('href')).toMatch(
      /^\/assembly-sheets\/20\.\d\d\.\d{3}\.right\.de\.pdf\?bodyWidth=500/,
    )
    expect(await page.getByRole('link', { name: 'Montageblatt, Bänder links' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Diesen Schrank merken' }).click()
    await page.getByText('Der Schrank ist gemerkt.').waitFor()

    await page.goto('/downloads')
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Montageblatt D-LINE M, Bänder rechts' })
      .getByText('Für Ihren 500er-Schrank')
      .waitFor()
    await page.getByRole('link', { name: /Montageblatt D-LINE M, Bänder rechts/ }).click()
    const open = page.getByRole('link', { name: 'PDF öffnen' })
    const file = await page.request.get((await open.getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('costs nobody else anything', async () => {
    const page = await shop.visitor()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(asked.filter((url) => /configurator|mark-fits/.test(new URL(url).pathname))).toEqual([])
  })
})

describe('a customer who measured a cabinet', () => {
  it('forgets it without a network, and no device brings it back', async () => {
    const page = await shop.visitor({ locale: 'de-DE' })
    await logInAs(shop, page, 'ada@schrank.example')
    await page.goto('/service')
    await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
      'cabinets',
      JSON.stringify({ chosen: word, all: [{ name: '', place: word }] }),
    ] as const)
    await page.goto('/abfallsysteme/configurator')
    const mark = () => page.evaluate(() => localStorage.getItem('cabinets-of-account') ?? 'none')
    await expect.poll(mark, patience).toMatch(/^[0-9a-f]{12}$/)

    await page.context().setOffline(true)
    await page.getByRole('button', { name: '600er-Schrank vergessen' }).click()
    await page.getByRole('button', { name: '600er-Schrank vergessen' }).waitFor({ state: 'detached' })
    await page.context().setOffline(false)

    await page.goto('/service')
    await expect.poll(mark, patience).toBe('')
    expect(await page.evaluate(() => localStorage.getItem('cabinets-untold'))).toBeNull()
    await page.goto('/account/cabinets')
    await page.getByRole('heading', { level: 1, name: 'Meine Schränke' }).waitFor()
    expect(await page.getByText('600er-Schrank').count()).toBe(0)
  })
})
