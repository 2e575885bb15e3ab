import { expect, it } from 'vitest'
import { forgetLapsed } from '../../src/shop/customers/forget-lapsed.ts'
import { keepRecipient } from '../../src/shop/newsletter/recipient-store.ts'
import { newId } from '../../src/values/ids.ts'
import { openShop, origin } from '../shop.ts'

const shop = openShop()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const recipients = async () =>
  (
    await shop.db().selectFrom('newsletter_recipient').select(['email', 'status']).orderBy('email').execute()
  ).map(({ email, status }) => [email, status])

it('who has confirmed at the moment she asked again stays confirmed', async () => {
  const asked = { salutationId: null, firstName: null, lastName: null, street: null, zip: null, city: null }
  const wish = {
    ...asked,
    email: 'ada@example.org',
    status: 'notSet',
    locale: 'de-DE',
    now: new Date(),
  } as const
  await keepRecipient(shop.db(), { ...wish, hash: newId() })
  await keepRecipient(shop.db(), { ...wish, hash: newId() })
  expect(await recipients()).toEqual([['ada@example.org', 'notSet']])

  await shop
    .db()
    .updateTable('newsletter_recipient')
    .set({ status: 'optIn', confirmed_at: new Date() })
    .execute()
  await keepRecipient(shop.db(), { ...wish, hash: newId() })
  expect(await recipients()).toEqual([['ada@example.org', 'optIn']])
})

it('an address that nobody confirmed is forgotten after a month, and nobody’s who gets the newsletter or has left it', async () => {
  await shop.visitor().ask('/newsletter/subscribe', {
    method: 'POST',
    body: { email: 'ada@example.org', option: 'subscribe', storefrontUrl: origin },
  })
  for (const status of ['optIn', 'optOut', 'direct']) {
    const id = newId()
    await shop
      .db()
      .insertInto('newsletter_recipient')
      .values({
        id,
        hash: id,
        email: `${status}@example.org`,
        status,
        language: 'de-DE',
        asked_at: inDays(-400),
      })
      .execute()
  }
  const stay = ['direct', 'optIn', 'optOut'].map((status) => [`${status}@example.org`, status])

  await forgetLapsed(shop.db(), inDays(29))
  expect(await recipients()).toEqual([['ada@example.org', 'notSet'], ...stay])
  await forgetLapsed(shop.db(), inDays(31))
  expect(await recipients()).toEqual(stay)
})
