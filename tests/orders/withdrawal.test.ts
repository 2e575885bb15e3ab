import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import { listMails } from '../../src/shop/mail/mail-store.ts'
import { register } from '../people.ts'
import { openOwnShop, type Visitor } from '../shop.ts'
import { wordsOfMail } from '../words-of-mail.ts'
import { workersFor } from '../work.ts'

const shop = openOwnShop(8)
const received = new Date('2026-03-02T08:15:42Z')

async function buy(email: string) {
  const visitor = shop.visitor()
  await visitor.ask('/checkout/cart/line-item', {
    method: 'POST',
    body: { items: [{ id: productId('45.05.001'), quantity: 2 }] },
  })
  await register(shop, visitor, { email })
  const { status, body } = await visitor.ask('/checkout/order', { method: 'POST', body: {} })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { visitor, order: body }
}

const declare = (body: object, visitor: Visitor = shop.visitor()) =>
  visitor.ask('/withdrawal', { method: 'POST', body })
const stored = () => shop.db().selectFrom('withdrawal').selectAll().orderBy('declared_at').execute()
const mails = async () => {
  await shop.workOff(workersFor(shop))
  const written = await listMails(shop.db(), 50)
  return written.filter(({ purpose }) => purpose.startsWith('withdrawal'))
}

// The limits count per e-mail address, so each test has one of its own.
let email = ''
let people = 0
beforeEach(async () => {
  people += 1
  email = `ada${people}@example.org`
  await shop.db().deleteFrom('withdrawal').execute()
  await shop.db().deleteFrom('mail').execute()
  await sql`delete from jobs.job`.execute(shop.db())
})

describe('a withdrawal', () => {
  it('is recorded on the order it fits, and shown there', async () => {
    const { visitor, order } = await buy(email)
    shop.setClock(received)
    const { status, body } = await declare({
      name: 'Ada Muster',
      email: email.toUpperCase(),
      contract: `Nr. ${order.orderNumber}`,
      items: '1 × POT',
      message: 'Er passt nicht.\nLeider.',
    })

    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Ada Muster',
      email: email.toUpperCase(),
      contract: `Nr. ${order.orderNumber}`,
      items: '1 × POT',
      message: 'Er passt nicht.\nLeider.',
      declaredAt: received.toISOString(),
      apiAlias: 'withdrawal',
    })
    const seen = (await visitor.ask('/order', { method: 'POST', body: { ids: [order.id] } })).body.orders
      .elements[0]
    expect(seen.withdrawals).toMatchObject([
      { id: body.id, items: '1 × POT', declaredAt: received.toISOString(), apiAlias: 'order_withdrawal' },
    ])
    const events = await shop
      .db()
      .selectFrom('shop_event')
      .select(['name', 'data'])
      .where('about', '=', order.id)
      .execute()
    expect(events).toContainEqual({ name: 'order.withdrawn', data: { withdrawalId: body.id } })
  })

  it.each([
    ['de-DE', 'Eingang Ihres Widerrufs', '2. März 2026 um 09:15:42 MEZ', 'der ganze Vertrag'],
    ['en-US', 'Receipt of your withdrawal', 'March 2, 2026 at 9:15:42 AM GMT+1', 'the whole contract'],
    ['it-IT', 'Ricevuta del Suo recesso', '2 marzo 2026 alle ore 09:15:42 CET', 'l’intero contratto'],
    [
      'fr-FR',
      'Accusé de réception de votre rétractation',
      '2 mars 2026 à 09:15:42 UTC+1',
      'le contrat entier',
    ],
  ])(
    'is answered with a receipt in %s that says what and when, to the second',
    async (code, subject, moment, all) => {
      const { id } = await shop
        .db()
        .selectFrom('language')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
      const visitor = shop.visitor()
      await visitor.ask('/context', { method: 'PATCH', body: { languageId: id } })
      shop.setClock(received)
      await declare({ name: 'Ada <b>Muster</b>', email, contract: '10042', message: 'Danke!' }, visitor)

      const [receipt] = (await mails()).filter(({ purpose }) => purpose === 'withdrawal-receipt')
      expect(receipt).toMatchObject({ recipient: email, locale: code })
      expect(receipt?.subject).toBe(`${subject}${code === 'fr-FR' ? '\u00a0:' : ':'} 10042`)
      expect(receipt?.text.replaceAll('\u202f', ' ')).toContain(moment)
      expect(receipt?.text).toContain(all)
      expect(receipt?.text).toContain('> Danke!')
      expect(receipt?.html).toContain('Ada &lt;b&gt;Muster&lt;/b&gt;')
      expect(wordsOfMail(receipt?.text ?? 'undefined')).not.toMatch(/undefined|\[object|NaN/)
    },
  )

  it('that fits no order counts all the same: recorded, answered alike, and told to the company', async () => {
    const { order } = await buy(email)
    const fitting = await declare({ name: 'Ada', email, contract: order.orderNumber })
    const stranger = await declare({ name: 'Ada', email: `x${email}`, contract: order.orderNumber })

    expect(Object.keys(stranger.body)).toEqual(Object.keys(fitting.body))
    expect((await stored()).map(({ order_id }) => order_id)).toEqual([order.id, null])
    const notices = (await mails()).filter(({ purpose }) => purpose === 'withdrawal-notice')
    expect(notices.map(({ recipient }) => recipient)).toEqual([
      'hallo@trennwerk.example',
      'hallo@trennwerk.example',
    ])
    expect(notices.map(({ text }) => text.includes('passen zu keiner Bestellung')).sort()).toEqual([
      false,
      true,
    ])
  })

  it('sent twice, or ten times at once, is one, with one receipt', async () => {
    const wish = { name: 'Ada', email, contract: '10042' }
    const visitor = shop.visitor()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        shop.request('/withdrawal', { method: 'POST', body: wish, token: visitor.token }),
      ),
    )

    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect((await mails()).map(({ purpose }) => purpose).sort()).toEqual([
      'withdrawal-notice',
      'withdrawal-receipt',
    ])
  })

  it('is another one after a while, or with other words', async () => {
    shop.setClock(received)
    await declare({ name: 'Ada', email, contract: '10042' })
    await declare({ name: 'Ada', email, contract: '10042', items: 'POT' })
    shop.setClock(new Date(received.getTime() + 11 * 60_000))
    await declare({ name: 'Ada', email, contract: '10042' })
    expect(await stored()).toHaveLength(3)
  })

  it('names every field that is missing or wrong', async () => {
    const pointers = async (body: object) =>
      (await declare(body)).body.errors.map(
        ({ code, source }: { code: string; source: { pointer: string } }) => [code, source.pointer],
      )

    expect(await pointers({})).toEqual([
      ['VIOLATION::IS_BLANK_ERROR', '/name'],
      ['VIOLATION::IS_BLANK_ERROR', '/contract'],
      ['VIOLATION::IS_BLANK_ERROR', '/email'],
    ])
    expect(await pointers({ name: 'Ada', email: 'ada', contract: '1'.repeat(300) })).toEqual([
      ['VIOLATION::TOO_LONG_ERROR', '/contract'],
      ['VIOLATION::INVALID_EMAIL_FORMAT_ERROR', '/email'],
    ])
    expect(await stored()).toEqual([])
  })

  it('fills nobody’s mailbox', async () => {
    shop.setClock(received)
    const statuses: number[] = []
    for (let contract = 0; contract < 6; contract += 1) {
      statuses.push((await declare({ name: 'Ada', email, contract: String(contract) })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('tells afterwards when it was received, and nothing else', async () => {
    shop.setClock(received)
    const { body } = await declare({ name: 'Ada', email, contract: '10042' })
    const receipt = await shop.visitor().ask(`/withdrawal/${body.id}`, { method: 'POST', body: {} })

    expect(receipt.body).toEqual({
      id: body.id,
      declaredAt: received.toISOString(),
      apiAlias: 'withdrawal_receipt',
    })
    expect((await shop.request(`/withdrawal/${'0'.repeat(32)}`, { method: 'POST', body: {} })).status).toBe(
      404,
    )
  })
})
