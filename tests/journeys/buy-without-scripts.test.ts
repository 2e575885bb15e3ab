import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { idFrom } from '../../src/values/ids.ts'
import { openJourney, phone } from './journey.ts'
import { orderAsGuest } from './order-as-guest.ts'

const shop = openJourney()

it('without scripts the cart counts up and down, gives back what was taken out, and sells', async () => {
  const page = await shop.visitor({ ...phone, javaScriptEnabled: false, locale: 'de-DE' })
  await page.goto(`/detail/${idFrom('product', '45.05.001')}`)
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor()
  expect(await quantity(page)).toBe('1')

  await page.getByRole('button', { name: 'Mehr von POT Grün' }).click()
  await page.getByRole('button', { name: 'Mehr von POT Grün' }).click()
  expect(await quantity(page)).toBe('3')
  await page.getByRole('button', { name: 'Weniger von POT Grün' }).click()
  expect(await quantity(page)).toBe('2')
  await page.getByRole('spinbutton').fill('4')
  await page.getByRole('button', { name: 'Menge von POT Grün aktualisieren' }).click()
  expect(await quantity(page)).toBe('4')

  await page.getByRole('button', { name: 'POT Grün entfernen' }).click()
  await page.getByText('POT Grün wurde entfernt.').waitFor()
  expect(await page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Rückgängig: POT Grün zurück in den Warenkorb' }).click()
  expect(await quantity(page)).toBe('4')

  await orderAsGuest(page)
})

const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Menge von POT Grün' }).inputValue()
