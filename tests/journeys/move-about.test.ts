import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'
import { touch } from './touch.ts'

const shop = openJourney()
/** A page that is loaded anew takes its time on a busy machine. */
const patience = { timeout: 20_000 }
const desk = { viewport: { width: 1280, height: 900 }, locale: 'de-DE' } as const

describe('an open page of a former build', () => {
  it('says quietly that there is a newer one, and the next page is loaded anew', async () => {
    const page = await shop.visitor(desk)
    await page.addInitScript(() =>
      addEventListener(
        'DOMContentLoaded',
        () => document.documentElement.setAttribute('data-build', 'former'),
        {
          once: true,
        },
      ),
    )
    await page.goto('/service')
    await touch(page)
    await page.getByText('Diese Seite gibt es in einer neueren Fassung.').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)

    await mark(page)
    await page.getByRole('main').getByRole('link').first().click()
    await expect.poll(() => isMarked(page), patience).toBe(false)
  })

  it('is none as long as the build is the same', async () => {
    const page = await shop.visitor(desk)
    const looked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/)
    await page.goto('/service')
    await touch(page)

    expect(await (await looked).json()).toMatchObject({
      id: await page.locator('html').getAttribute('data-build'),
    })
    expect(await page.getByText('neueren Fassung').count()).toBe(0)

    await mark(page)
    await page.getByRole('banner').getByRole('link', { name: 'Warenkorb' }).click()
    await page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor()
    expect(await isMarked(page)).toBe(true)
  })
})

describe('a page that somebody is about to open', () => {
  it('is fetched ahead', async () => {
    const page = await shop.visitor(desk)
    await page.goto('/service')
    await touch(page)
    const data = page.waitForRequest(isPageData('/kontakt'))

    await page.locator('a[href="/kontakt"]:visible').first().hover()

    await data
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not for who has %o',
    async (line) => {
      const page = await shop.visitor(desk)
      const ahead: string[] = []
      page.on('request', (request) => isPageData('/kontakt')(request) && ahead.push(request.url()))
      await page.addInitScript(
        (line) => Object.defineProperty(Navigator.prototype, 'connection', { value: line }),
        line,
      )
      await page.goto('/service')
      await touch(page)

      await page.locator('a[href="/kontakt"]:visible').first().hover()
      await page.getByRole('banner').getByRole('link', { name: 'Warenkorb' }).press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor()

      expect(ahead).toEqual([])
    },
  )
})

it.each([
  ['no-preference', 1],
  ['reduce', 0],
] as const)(
  'one page blends into the next, unless motion is unwished: %s',
  async (reducedMotion, blended) => {
    const page = await shop.visitor({ ...desk, reducedMotion })
    await page.addInitScript(() => {
      const begin = document.startViewTransition.bind(document)
      document.startViewTransition = (change) => {
        sessionStorage.setItem('blended', String(Number(sessionStorage.getItem('blended')) + 1))
        return begin(change)
      }
    })
    await page.goto('/service')
    await touch(page)
    await page.getByRole('banner').getByRole('link', { name: 'Warenkorb' }).click()
    await page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor()

    expect(await page.evaluate(() => Number(sessionStorage.getItem('blended')))).toBe(blended)
    const hasRule = () =>
      page.evaluate(() => {
        const applies = (rules: CSSRuleList): boolean =>
          [...rules].some((rule) => {
            if (rule.cssText.startsWith('@view-transition')) return true
            const isMeant = !(rule instanceof CSSMediaRule) || matchMedia(rule.conditionText).matches
            return isMeant && rule instanceof CSSGroupingRule && applies(rule.cssRules)
          })
        return [...document.styleSheets].some(({ cssRules }) => applies(cssRules))
      })
    expect(await hasRule()).toBe(blended === 1)
  },
)

it('what was clicked before scripts came is done when they are there', async () => {
  const page = await shop.visitor({ ...phone, locale: 'de-DE' })
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/browser-/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/x-line-60-trennsystem')
  const more = page.getByRole('main').getByRole('button', { name: /^Mehr/ }).first()
  await more.tap()
  await more.tap()
  release()

  await expect
    .poll(() => page.getByRole('main').locator('input[name=quantity]').first().inputValue(), patience)
    .toBe('3')
})

const isPageData = (path: string) => (request: { url(): string }) =>
  new URL(request.url()).pathname === `${path}/_payload.json`

const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', 'yes'))

/** What is just being loaded is not marked. */
const isMarked = (page: Page) =>
  page.evaluate(() => document.body.dataset.marked === 'yes').catch(() => false)
