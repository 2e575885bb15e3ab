import Fastify from 'fastify'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { turnBackUrl } from '../../src/platform/gateway.ts'
import { openDb } from '../../src/platform/postgres/db.ts'
import { signedMessage } from '../../src/platform/sandbox-gateway/sandbox-webhook.ts'
import { registerPayments } from '../../src/server/payments/register-payments.ts'
import { readSecret } from '../../src/shop/channel/secret.ts'
import { returnParameter, returnPath } from '../../src/shop/payments/return-token.ts'
import { readOpenSurplus } from '../../src/shop/payments/surplus.ts'
import { lookAfterPayments } from '../../src/shop/payments/watch-payments.ts'
import { openOwnShop, origin } from '../shop.ts'
import { buy, errorUrl, finishUrl, ledgerOf, openDoors, pay } from './paying.ts'

const shop = openOwnShop()
const doors = openDoors(shop)

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const lookAfter = (now: Date) =>
  lookAfterPayments(shop.db(), { gateways: shop.gateways(), later: shop.later, now })

async function toThePage() {
  const { visitor, order } = await buy(shop)
  const { redirectUrl } = (await pay(visitor, order)).body
  return { visitor, order, page: redirectUrl as string }
}

const returnUrlOf = async (page: string) =>
  (
    await shop
      .db()
      .selectFrom('sandbox_payment')
      .select('return_url')
      .where('id', '=', page.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow()
  ).return_url

beforeEach(async () => {
  await sql`delete from jobs.job`.execute(shop.db())
})

describe('the sandbox’s page', () => {
  it('says in the language of the order that it is a test, and works without a script', async () => {
    const { page, order } = await toThePage()
    const answer = await fetch(doors.here(page))
    const html = await answer.text()

    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain('Es fließt kein Geld')
    expect(html).toContain(order.orderNumber)
    expect(html).toContain(`CHF ${order.amountTotal.toFixed(2)}`)
    expect(html).not.toContain('<script')
  })

  it('knows nobody else’s payments', async () => {
    expect((await fetch(doors.here('https://shop.example/sandbox-gateway/nobody'))).status).toBe(404)
    expect((await fetch(doors.here(`https://shop.example/sandbox-gateway/${'0'.repeat(32)}`))).status).toBe(
      404,
    )
  })
})

describe('somebody who pays and comes back', () => {
  it('finds it paid, and the message that follows changes nothing', async () => {
    const { page, order } = await toThePage()
    const back = await doors.choose(page, 'pay')
    expect(back).toMatch(
      /^https:\/\/shop\.example\/payment\/finalize-transaction\?_sw_payment_token=[\w-]{43}$/,
    )
    expect(await doors.comeBack(back)).toEqual({ status: 303, location: finishUrl })

    const paid = {
      order: 'open',
      attempts: ['paid'],
      captures: ['owed'],
      events: ['order.paid'],
    }
    expect(await ledgerOf(shop, order)).toEqual(paid)
    expect(await shop.workOff(doors.workers())).toBe(1)
    expect(await ledgerOf(shop, order)).toEqual(paid)
  })

  it('finds it declined', async () => {
    const { page, order } = await toThePage()
    const { location } = await doors.comeBack(await doors.choose(page, 'decline'))

    expect(location).toBe(`${errorUrl}?error-code=CHECKOUT__ASYNC_PAYMENT_FINALIZE_INTERRUPTED`)
    expect(await ledgerOf(shop, order)).toMatchObject({
      attempts: ['failed'],
      events: ['order.payment-failed'],
    })
  })

  it('finds it cancelled, of which she needs no mail', async () => {
    const { page, order } = await toThePage()
    const { location } = await doors.comeBack(await doors.choose(page, 'cancel'))

    expect(location).toBe(`${errorUrl}?error-code=CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT`)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['cancelled'], events: [] })
  })

  it('finds it cancelled when she turned back without paying', async () => {
    const { page, order } = await toThePage()
    const { location } = await doors.comeBack(turnBackUrl(await returnUrlOf(page)))

    expect(location).toBe(`${errorUrl}?error-code=CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT`)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['cancelled'], events: [] })
  })

  it('finds it paid when she only seems to have turned back', async () => {
    const { page, order } = await toThePage()
    const back = await doors.choose(page, 'pay')

    expect((await doors.comeBack(turnBackUrl(back))).location).toBe(finishUrl)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'], captures: ['owed'] })
  })

  it('waits while the payment takes its time', async () => {
    const { page, order } = await toThePage()
    const { location } = await doors.comeBack(await doors.choose(page, 'pay-slowly'))
    expect(location).toBe(finishUrl)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['in_progress'] })

    await sql`update jobs.job set start_after = now() where name = 'sandbox-happen'`.execute(shop.db())
    // What happens, and what is told of it.
    await shop.workOff(doors.workers())
    await shop.workOff(doors.workers())
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'], events: ['order.paid'] })
  })

  it('opens the downloads she bought', async () => {
    const { visitor, order } = await buy(shop, { number: '90.10.001' })
    const { body } = await pay(visitor, order)
    await doors.comeBack(await doors.choose(body.redirectUrl, 'pay'))

    const { rows } = await sql<{ granted: boolean }>`
      select access_granted as granted from order_download join order_line on order_line.id = order_line_id
      where order_id = ${order.id}`.execute(shop.db())
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ granted }) => granted)).toBe(true)
  })

  it('is believed only with the address she was given', async () => {
    const { page, order } = await toThePage()
    await doors.choose(page, 'pay-in-silence')
    const forged = 'https://shop.example/payment/finalize-transaction'

    expect((await doors.comeBack(`${forged}?_sw_payment_token=${'A'.repeat(43)}`)).status).toBe(404)
    expect((await doors.comeBack(forged)).status).toBe(404)
    expect((await doors.comeBack(`${forged}?_sw_payment_token=a&_sw_payment_token=b`)).status).toBe(404)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['in_progress'] })
  })
})

describe('somebody who comes back while the database is away', () => {
  it('reads a page about it', async () => {
    const app = Fastify()
    const db = openDb({ url: 'postgres://nobody@127.0.0.1:1/nowhere', pool: 1 })
    await registerPayments(app, {
      db,
      gateways: shop.gateways(),
      later: shop.later,
      now: () => new Date(),
      origin,
      fail: async (_request, reply, status) => reply.status(status).send('a page'),
    })
    const answer = await app.inject(`${returnPath}?${returnParameter}=x`)
    await db.destroy()

    expect([answer.statusCode, answer.body]).toEqual([500, 'a page'])
  })
})

describe('somebody who pays and never comes back', () => {
  it('has paid once the message arrives', async () => {
    const { page, order } = await toThePage()
    await doors.choose(page, 'pay-without-return')
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['in_progress'] })

    await shop.workOff(doors.workers())
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'], events: ['order.paid'] })
  })

  it('has paid once the shop asks, when nobody says a word', async () => {
    const { page, order } = await toThePage()
    await doors.choose(page, 'pay-in-silence')
    expect(await shop.workOff(doors.workers())).toBe(0)

    await sql`update jobs.job set start_after = now() where name = 'watch-payment'`.execute(shop.db())
    await sql`update order_transaction set watch_at = now() where order_id = ${order.id}`.execute(shop.db())
    await shop.workOff(doors.workers())
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'], captures: ['owed'] })
  })

  it('has paid even when the job that should ask was lost', async () => {
    const { page, order } = await toThePage()
    await doors.choose(page, 'pay-in-silence')
    await sql`delete from jobs.job`.execute(shop.db())
    await sql`update order_transaction set watch_at = now() - interval '6 minutes' where order_id = ${order.id}`.execute(
      shop.db(),
    )

    expect(await lookAfter(new Date())).toBe(1)
    await shop.workOff(doors.workers())
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'] })
  })

  it('is told after a day that nothing was paid, and nobody can pay it any more', async () => {
    const { page, order } = await toThePage()
    await sql`update order_transaction set return_until = now(), watch_at = now() where order_id = ${order.id}`.execute(
      shop.db(),
    )
    await sql`update jobs.job set start_after = now() where name = 'watch-payment'`.execute(shop.db())
    await shop.workOff(doors.workers())

    expect(await ledgerOf(shop, order)).toMatchObject({
      attempts: ['cancelled'],
      events: ['order.payment-failed'],
    })
    await doors.choose(page, 'pay')
    expect(await (await fetch(doors.here(page))).text()).toContain('Diese Zahlung wurde abgebrochen.')
  })
})

describe('messages of a gateway', () => {
  it.each(['pay-with-duplicates', 'pay-out-of-order'] as const)('mean the same with "%s"', async (action) => {
    const { page, order } = await toThePage()
    await doors.choose(page, action)
    await shop.workOff(doors.workers())

    expect(await ledgerOf(shop, order)).toEqual({
      order: 'open',
      attempts: ['paid'],
      captures: ['owed'],
      events: ['order.paid'],
    })
  })

  it('that tell of a second capture put it aside for staff', async () => {
    const { page, order } = await toThePage()
    await doors.comeBack(await doors.choose(page, 'pay-twice'))
    await shop.workOff(doors.workers())

    expect(await ledgerOf(shop, order)).toMatchObject({
      attempts: ['paid'],
      captures: ['owed', 'second-capture'],
      events: ['order.paid', 'order.paid-twice'],
    })
    expect(await readOpenSurplus(shop.db())).toMatchObject([
      { orderNumber: order.orderNumber, why: 'second-capture', refundedCents: 0, gateway: 'sandbox' },
    ])
  })

  it('are taken from nobody else, and not when they are old', async () => {
    const { page, order } = await toThePage()
    const reference = page.split('/').at(-1) ?? ''
    const cents = Math.round(order.amountTotal * 100)
    const report = {
      reference,
      state: 'captured',
      capture: 'c',
      cents,
      currency: 'CHF',
      refundedCents: 0,
    } as const
    const secret = await readSecret(shop.db(), 'sandbox-gateway')
    const right = signedMessage(secret, { id: 'm', report }, new Date())

    const wrong = [
      signedMessage('another secret', { id: 'm', report }, new Date()),
      signedMessage(secret, { id: 'm', report }, inMinutes(-6)),
      signedMessage(secret, { id: 'm', report: { ...report, cents: -1 } }, new Date()),
      signedMessage(secret, { id: 'm', report: { ...report, cents: 9e15 } }, new Date()),
      signedMessage(secret, { id: 'm\0', report }, new Date()),
      { ...right, body: right.body.replace('captured', 'failed') },
      { ...right, headers: { 'content-type': 'application/json' } },
    ]
    for (const { body, headers } of wrong) {
      expect((await doors.tell('sandbox', body, headers)).status).toBe(401)
    }
    expect((await doors.tell('nobody', right.body, right.headers)).status).toBe(404)
    expect((await doors.tell('sandbox', 'x'.repeat(300_000), right.headers)).status).toBe(413)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['in_progress'] })

    expect((await doors.tell('sandbox', right.body, right.headers)).status).toBe(200)
    expect((await doors.tell('sandbox', right.body, right.headers)).status).toBe(200)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'], captures: ['owed'] })
  })

  it('about what nobody knows are written down, and that is all', async () => {
    const report = {
      reference: '0'.repeat(32),
      state: 'captured',
      capture: 'c',
      cents: 1,
      currency: 'CHF',
      refundedCents: 0,
    } as const
    const { body, headers } = signedMessage(
      await readSecret(shop.db(), 'sandbox-gateway'),
      { id: 'stranger', report },
      new Date(),
    )
    expect((await doors.tell('sandbox', body, headers)).status).toBe(200)

    const message = await shop
      .db()
      .selectFrom('payment_message')
      .selectAll()
      .where('message_id', '=', 'stranger')
      .executeTakeFirst()
    expect(message).toMatchObject({ outcome: 'unknown', settled_at: expect.any(Date) })
  })

  it('that could not be settled are settled later', async () => {
    const { page, order } = await toThePage()
    await doors.choose(page, 'pay-in-silence')
    const reference = page.split('/').at(-1) ?? ''
    const report = await shop.gateways()[0]?.ask(reference)
    await sql`
      insert into payment_message (id, gateway, message_id, reference, report, received_at)
      values (gen_random_uuid(), 'sandbox', 'left behind', ${reference}, ${JSON.stringify(report)}::jsonb, now())
    `.execute(shop.db())

    expect(await lookAfter(inMinutes(2))).toBe(1)
    expect(await lookAfter(inMinutes(2))).toBe(0)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'] })
  })
})
