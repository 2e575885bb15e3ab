import { availableParallelism } from 'node:os'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { locales } from '../../src/values/locale.ts'
import { everyPage } from '../every-page.ts'
import { openJourney, phone } from './journey.ts'
import { logInAs } from './log-in.ts'
import { problemsOf, unspokenOf } from './problems.ts'
import { touch } from './touch.ts'

const shop = openJourney()
const desk = { viewport: { width: 1440, height: 900 } } as const

/** Former addresses lead to pages that are here as well. */
const pages = everyPage.filter(({ name }) => !/^(products|spareparts)/.test(name))
const [open, own] = [false, true].map((isOwn) =>
  pages.filter(({ name }) => name.startsWith('account') === isOwn).map(({ path }) => path),
) as [string[], string[]] // one list for each of two

/** What the variable addresses do not show. */
const others = [
  'search?search=nothing-like-this',
  'trennsysteme?max-price=1',
  'barrierefreiheit',
  'nothing-here',
  'ersatzteile/finden?answers=q1.no_q2.yes_q2a.yes',
  'ersatzteile/finden?answers=q1.no_q2.no_q3.no',
]

/** Nothing of what is looked at here depends on what pictures show; their places are kept. */
const withoutPictures = (page: Page) =>
  page
    .context()
    .route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()))

/** What is said stands in the document. */
const documentsOnly = (page: Page) =>
  page
    .context()
    .route('**/*', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    )

/** Looks at every page, in as many tabs as can be looked at together. */
async function inTabs(
  first: Page,
  paths: readonly string[],
  look: (tab: Page, path: string) => Promise<void>,
) {
  const left = [...paths]
  const others = Array.from({ length: availableParallelism() - 1 }, () => first.context().newPage())

  await Promise.all(
    [first, ...(await Promise.all(others))].map(async (tab) => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) await look(tab, path)
    }),
  )
}

async function putIntoCart(page: Page) {
  await page.request.post('/cart', {
    form: { intent: 'add', id: idFrom('product', '45.05.001'), quantity: 1 },
    headers: { origin: shop.origin() },
  })
}

describe.each([
  ['on a phone', phone],
  ['on a desk', desk],
] as const)('%s', (_, device) => {
  it('nothing stands in anybody’s way, by day and by night', { timeout: 480_000 }, async () => {
    const page = await shop.visitor({ ...device, locale: 'de-DE' })
    const found: string[] = []
    await withoutPictures(page)
    await putIntoCart(page)

    const look = async (tab: Page, path: string) => {
      await tab.goto(`/${path}`)
      found.push(...(await problemsOf(tab)).map((problem) => `/${path}: ${problem}`))
    }

    await inTabs(page, [...open, ...others], look)
    await logInAs(shop, page, `ada-${device.viewport.width}@example.ch`)
    await inTabs(page, own, look)

    expect(found).toEqual([])
  })

  it('what opens over a page stands in nobody’s way', async () => {
    const page = await shop.visitor({ ...device, locale: 'de-DE' })
    const found: string[] = []
    const look = async (where: string) =>
      found.push(...(await problemsOf(page)).map((problem) => `${where}: ${problem}`))
    const rooms = page.getByRole('navigation', { name: 'Hauptnavigation' })

    await page.goto('/')
    if (device === phone) await page.getByRole('button', { name: 'Menü' }).click()
    await rooms.getByText('Abfallsysteme', { exact: true }).first().click()
    await rooms.getByRole('link', { name: 'X-LINE Pro', exact: true }).waitFor()
    await look('menu')

    await page.goto('/')
    const box = page.getByRole('combobox', { name: 'Produkt, Ersatzteil oder Artikelnummer' })
    await page.getByRole('banner').getByLabel('Produkt, Ersatzteil oder Artikelnummer').click()
    await box.pressSequentially('Deckel')
    await page.getByRole('listbox', { name: 'Vorschläge' }).waitFor()
    await look('suggestions')

    await page.goto('/service')
    await touch(page)
    if (device === phone) await page.getByRole('button', { name: 'Menü' }).click()
    await page.locator('.country-choice:visible').first().click()
    const countries = page.getByRole('dialog', { name: 'Lieferland' })
    await countries.getByRole('combobox').or(countries.getByRole('radio')).first().waitFor()
    await look('countries')

    await page.goto('/x-line-60-trennsystem')
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Zur Kasse' }).waitFor()
    await look('side cart')

    if (device === phone) {
      await page.goto('/trennsysteme')
      await page.getByRole('button', { name: /^Filtern/ }).tap()
      await page.getByRole('dialog', { name: 'Filter' }).waitFor()
      await look('filters')
    }

    await page.goto('/checkout')
    await page.locator('main form button.button-large').click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await look('errors')

    expect(found).toEqual([])
  })
})

it.each(locales.filter(({ prefix }) => prefix))(
  'everything has a name in $code',
  { timeout: 480_000 },
  async ({ code, prefix }) => {
    const page = await shop.visitor({ ...desk, locale: code })
    const found: string[] = []
    await documentsOnly(page)
    await putIntoCart(page)

    const look = async (tab: Page, path: string) => {
      await tab.goto(`/${prefix}/${path}`)
      const language = await tab.locator('html').getAttribute('lang')
      if (language !== code) found.push(`/${path}: is in ${language}`)
      found.push(...(await unspokenOf(tab)).map((problem) => `/${path}: ${problem}`))
    }

    await inTabs(page, open, look)
    await logInAs(shop, page, `ada-${prefix.toLowerCase()}@example.ch`)
    await inTabs(page, own, look)

    expect(found).toEqual([])
  },
)
