import { expect, it } from 'vitest'
import { openJourney, phone } from './journey.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()

/** A page of each kind; the checkout is walked in a journey of its own. */
const pages = [
  '/',
  '/abfallsysteme',
  '/abfallsysteme/x-line',
  '/abfallsysteme/advanced',
  '/abfallsysteme/advanced/complete',
  '/abfallsysteme/configurator',
  '/abfallsysteme/configurator/complete',
  '/abfallsysteme/configurator/complete/products',
  '/category/waste-systems',
  '/topseller/x-line',
  '/topseller/x-line-pro',
  '/topseller/boxx-r',
  '/topseller/d-line',
  '/topseller/s-line',
  '/ersatzteile',
  '/ersatzteile/frontauszug',
  '/ersatzteile/frontauszug/fuehrung',
  '/it-IT/search?search=pot',
  '/fr-FR/search?search=nothing-like-this',
  '/en-US/cart',
  '/wishlist',
  '/order-lookup',
  '/service',
  '/kontakt',
  '/montage',
  '/sackspannung',
  '/handlernetz',
  '/newsletter-subscribe',
  '/blog',
  '/downloads',
  '/login',
  '/register',
  '/recover-password',
  '/reset-password',
  '/account',
  '/account/orders',
  '/x-line-60-trennsystem',
  '/it-IT/x-line-60-sistema-raccolta',
  '/imprint-that-nobody-wrote',
]

it.each([
  ['on a phone', phone],
  ['on a desk', { viewport: { width: 1440, height: 900 } }],
] as const)(
  'nothing stands in anybody’s way %s, by day and by night',
  { timeout: 240_000 },
  async (_, device) => {
    const page = await shop.visitor({ ...device, locale: 'de-DE' })
    const found: string[] = []

    for (const path of pages) {
      await page.goto(path)
      found.push(...(await problemsOf(page)).map((problem) => `${path}: ${problem}`))
    }

    expect(found).toEqual([])
  },
)
