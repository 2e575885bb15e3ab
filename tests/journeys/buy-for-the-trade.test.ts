import { expect, it } from 'vitest'
import type { Later } from '../../src/platform/jobs/jobs.ts'
import { readChannel } from '../../src/shop/channel/read-channel.ts'
import { approveGroup } from '../../src/shop/customers/decide-group.ts'
import { findCustomerId } from '../../src/shop/customers/group-store.ts'
import { idFrom } from '../../src/values/ids.ts'
import { confirmationLink } from '../people.ts'
import { openJourney, phone } from './journey.ts'
import { problemsOf } from './problems.ts'

const shop = openJourney()
const email = 'werkstatt@kuechen.example'

/** That she gets a mail is proved elsewhere. */
const nobodyIsTold: Later = Object.assign(async () => undefined, {
  statement: () => Promise.reject(new Error('nothing is sent together here')),
})

it('lets a kitchen builder open an account, confirm it, be let in, and see net prices', async () => {
  const page = await shop.visitor({ ...phone, locale: 'de-DE' })
  await page.goto('/register')
  await page.getByRole('radio', { name: /Fachkunde/ }).check()
  const typed = {
    company: 'Küchenbau Muster AG',
    email,
    password: 'Kehricht am Montag',
    'shipping.firstName': 'Nora',
    'shipping.lastName': 'Muster',
    'shipping.street': 'Bahnhofstrasse',
    'shipping.zipcode': '8001',
    'shipping.city': 'Zürich',
  }
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)
  const open = page.getByRole('main').getByRole('button', { name: 'Konto eröffnen' }).last()
  await open.click()

  // She did not agree yet: the list above leads to the box, and nothing of what she typed is lost.
  await page.getByRole('alert').getByRole('link').click()
  expect(await page.locator('[name=company]').inputValue()).toBe(typed.company)
  expect(await page.locator('[name=password]').inputValue()).toBe(typed.password)
  expect(await problemsOf(page)).toEqual([])
  await page.locator('[name=privacy]').check()
  await open.click()
  await page.getByRole('heading', { name: 'Fast geschafft' }).waitFor()

  const link = await confirmationLink(shop, email)
  await page.goto(`/registration/confirm?${new URLSearchParams(link ?? {})}`)
  await page.getByRole('button', { name: 'Konto bestätigen' }).click()
  await page.getByText('Ihre Anfrage als Fachkunde ist bei uns.').waitFor()

  const customerId = (await findCustomerId(shop.db(), email)) ?? expect.fail('nobody opened an account')
  const decision = { customerId, by: 'Rosa', note: null, now: new Date() }
  await approveGroup(shop.db(), await readChannel(shop.db()), decision, nobodyIsTold)
  await page.goto(`/detail/${idFrom('product', '45.05.001')}`)
  await page.getByRole('main').getByText('exkl. MwSt.').first().waitFor()
})
