import { beforeEach, describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import type { Mail } from '../../src/shop/mail/mail.ts'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { orderMailJob } from '../../src/shop/orders/order-mail.ts'
import { register } from '../people.ts'
import { openOwnShop, type Visitor } from '../shop.ts'
import { wordsOfMail } from '../words-of-mail.ts'
import { workersFor } from '../work.ts'

const shop = openOwnShop(4)
const posted: Mail[] = []
let serverIsDown = false

const workers = () =>
  workersFor(shop, {
    post: async (mail) => {
      if (serverIsDown) throw new Error('connection refused')
      posted.push(mail)
    },
  })

const writeAgain = async (orderId: string) => {
  const { id } = await shop
    .db()
    .selectFrom('shop_event')
    .select('id')
    .where('about', '=', orderId)
    .executeTakeFirstOrThrow()
  await workers()[orderMailJob]?.({ eventId: id, purpose: 'order-confirmation' })
}

async function buy(number: string, { language = 'de-DE', iso = 'CH', form = {}, wish = {} } = {}) {
  const visitor: Visitor = shop.visitor()
  const { id } = await shop
    .db()
    .selectFrom('language')
    .select('id')
    .where('code', '=', language as 'de-DE')
    .executeTakeFirstOrThrow()
  await visitor.ask('/context', { method: 'PATCH', body: { languageId: id } })
  await visitor.ask('/checkout/cart/line-item', {
    method: 'POST',
    body: { items: [{ id: productId(number), quantity: 2 }] },
  })
  await register(shop, visitor, form, iso)
  // A first look settles what the cart had to change.
  await visitor.ask('/checkout/cart')
  return (await visitor.ask('/checkout/order', { method: 'POST', body: wish })).body
}

beforeEach(async () => {
  posted.length = 0
  serverIsDown = false
  await shop.db().deleteFrom('mail').execute()
})

describe('the confirmation of an order', () => {
  it.each([
    ['de-DE', 'CH', 'Ihre Bestellung', /innert 30 Tagen/],
    ['en-US', 'DE', 'Your Trennwerk order', /within 14 days/],
    ['it-IT', 'IT', 'Il Suo ordine', /CH93 0076 2011 6238 5295 7/],
    ['fr-FR', 'FR', 'Votre commande', /CH93 0076 2011 6238 5295 7/],
  ])('speaks %s', async (language, iso, subject, says) => {
    const order = await buy('45.05.001', {
      language,
      iso,
      wish: { customerComment: 'Bitte <b>klingeln</b>' },
    })
    await shop.workOff(workers())

    const [mail] = posted
    expect(mail).toMatchObject({ recipient: 'ada@example.org', locale: language })
    expect(mail?.subject).toContain(subject)
    expect(mail?.subject).toContain(order.orderNumber)
    expect(mail?.text).toMatch(says)
    expect(mail?.text).toContain(`/checkout/success/${order.id}?code=${order.deepLinkCode}`)
    expect(mail?.html).toContain('Bitte &lt;b&gt;klingeln&lt;/b&gt;')
    expect(mail?.html).toContain(`lang="${language}"`)
    expect(wordsOfMail(mail?.text ?? 'undefined')).not.toMatch(/undefined|\[object|NaN/)
  })

  it('is sent once, however often the job runs', async () => {
    const order = await buy('45.05.001')
    await shop.workOff(workers())
    await writeAgain(order.id)

    expect(posted).toHaveLength(1)
  })

  it('waits in the outbox and says why while the mail server is down', async () => {
    serverIsDown = true
    const order = await buy('45.05.001')
    await expect(shop.workOff(workers())).rejects.toThrow('connection refused')
    expect(await listMails(shop.db(), 10)).toMatchObject([
      { about: order.id, sentAt: null, problem: 'Error: connection refused' },
    ])

    serverIsDown = false
    await writeAgain(order.id)
    expect(posted).toHaveLength(1)
    expect((await listMails(shop.db(), 10))[0]?.problem).toBeNull()
  })
})
