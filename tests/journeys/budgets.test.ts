import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { wishlistKey } from '../../src/storefront/wishlist-key.ts'
import { idFrom } from '../../src/values/ids.ts'
import { everyPage } from '../every-page.ts'
import { openJourney, phone } from './journey.ts'
import { logInAs } from './log-in.ts'
import { openScale, type Weight } from './weigh.ts'

const shop = openJourney()
const kB = 1024

/** All of them packed with brotli, as they travel; `docs/performance.md` has the table. */
const budgets = { scripts: 95 * kB, styles: 15 * kB, fonts: 60 * kB } as const
const budgetOfListings = 30 * kB

/** Former addresses lead to pages that are here as well. */
const pages = everyPage.filter(({ name }) => !/^(products|spareparts)/.test(name)).map(({ path }) => path)
const listings = [
  'category/waste-systems/x-line',
  'trennsysteme',
  'abfallsysteme/advanced',
  'search?search=x-line',
  'ersatzteile/frontauszug/behaelter',
]
const others = ['nothing-here', 'en-US', 'fr-FR/x-line-60-trennsystem', 'it-IT/cart']

const [pot, bags] = [idFrom('product', '45.05.001'), idFrom('product', '60.20.017')]

/** Who comes, and what she has been doing. */
const visitors: readonly (readonly [who: string, prepare: (page: Page) => Promise<void>])[] = [
  ['somebody who is here for the first time', async () => undefined],
  [
    'somebody with a cart and a wishlist',
    async (page) => {
      await fillCart(page)
      await page.addInitScript(([key, ids]) => localStorage.setItem(key, ids), [
        wishlistKey,
        JSON.stringify([pot, bags]),
      ] as const)
    },
  ],
  [
    'a customer with a cart',
    async (page) => {
      await logInAs(shop, page, 'ada@example.ch')
      await fillCart(page)
    },
  ],
]

it('every page stays within its budgets, whoever comes', { timeout: 600_000 }, async () => {
  const over = await Promise.all(
    visitors.map(async ([who, prepare]) => ({ who, over: await weighAll(prepare) })),
  )

  expect(over).toEqual(visitors.map(([who]) => ({ who, over: [] })))
})

/** What is too heavy for this visitor. */
async function weighAll(prepare: (page: Page) => Promise<void>): Promise<string[]> {
  const page = await shop.visitor({ ...phone, locale: 'de-DE' })
  await prepare(page)
  const weigh = await openScale(page)
  const over: string[] = []

  for (const path of new Set([...pages, ...listings, ...others])) {
    const weight = await weigh(`/${path}`)
    over.push(...excessOf(weight, listings.includes(path)).map((excess) => `/${path}: ${excess}`))
  }
  return over
}

function excessOf({ early, ...weight }: Weight, isListing: boolean): string[] {
  const limits = { ...budgets, ...(isListing && { document: budgetOfListings }) }
  const tooHeavy = Object.entries(limits).flatMap(([kind, limit]) => {
    const bytes = weight[kind as keyof typeof limits] // a key of what it was made from
    return bytes > limit ? [`${kind} of ${bytes} bytes instead of ${limit}`] : []
  })
  return [...tooHeavy, ...early.map((script) => `${script} before the first paint`)]
}

async function fillCart(page: Page) {
  for (const id of [pot, bags]) {
    await page.request.post('/cart', {
      form: { intent: 'add', id, quantity: 2 },
      headers: { origin: shop.origin() },
    })
  }
}
