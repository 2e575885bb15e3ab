import { expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openJourney, phone } from './journey.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()

it.each([
  ['on a phone', phone],
  ['on a desk', { viewport: { width: 1440, height: 900 } }],
] as const)(
  'from the cart to the thanks nothing stands in anybody’s way %s, by day and by night',
  async (_, device) => {
    const page = await shop.visitor(device)
    const found: string[] = []
    const look = async (where: string) =>
      found.push(...(await problemsOf(page)).map((problem) => `${where}: ${problem}`))
    const submit = () => page.locator('main form button.button-large').click()

    await page.request.post('/cart', {
      form: { intent: 'add', id: idFrom('product', '45.05.001'), quantity: 1 },
      headers: { origin: shop.origin() },
    })
    await page.goto('/cart')
    await look('cart')

    await page.goto('/checkout')
    await look('address')
    await submit()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await page.locator('[name=accountType][value=business]').check()
    await page.locator('[name=billingDiffers]').check()
    await look('address with errors')

    await page.locator('[name=billingDiffers]').uncheck()
    const typed = {
      email: 'ada@example.ch',
      company: 'Küchen AG',
      'shipping.firstName': 'Ada',
      'shipping.lastName': 'Keller',
      'shipping.street': 'Werkstrasse',
      'shipping.zipcode': '8001',
      'shipping.city': 'Zürich',
    }
    for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)
    await page.locator('[name=privacy]').check()
    await submit()
    await page.waitForURL(/step=shipping/)
    await look('shipping')

    await submit()
    await page.waitForURL(/step=review/)
    await submit()
    await page.locator('[name=terms][aria-invalid=true]').waitFor()
    await look('review with errors')

    await page.locator('[name=terms]').check()
    await submit()
    await page.waitForURL(/success/)
    await look('success')
    await page.goto(`${new URL(page.url()).pathname}/unpaid`)
    await look('unpaid')
    await page.goto('/cart')
    await look('empty cart')

    expect(found).toEqual([])
  },
)
