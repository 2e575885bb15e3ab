import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Gateway, GatewayReport } from '../../src/platform/gateway.ts'
import { actInSandbox } from '../../src/platform/sandbox-gateway/act-in-sandbox.ts'
import { paymentMethodId } from '../../src/server/seed/seeded-ids.ts'
import type { OrderId } from '../../src/shop/orders/order.ts'
import type { AttemptId } from '../../src/shop/payments/attempt.ts'
import { markPaid } from '../../src/shop/payments/mark-paid.ts'
import { refundPayment } from '../../src/shop/payments/refund-payment.ts'
import { settlePayment } from '../../src/shop/payments/settle-payment.ts'
import { watchPayment } from '../../src/shop/payments/watch-payments.ts'
import { openOwnShop, type Visitor } from '../shop.ts'
import { type Bought, buy, ledgerOf, openDoors, pay } from './paying.ts'

const shop = openOwnShop()
const doors = openDoors(shop)

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const parts = () => ({ gateways: shop.gateways(), later: shop.later, now: new Date() })
const sandbox = (): Gateway => {
  const [gateway] = shop.gateways()
  if (!gateway) throw new Error('the sandbox is closed')
  return gateway
}
const referenceOf = (page: string) => page.split('/').at(-1) ?? ''
const settle = (report: GatewayReport) =>
  settlePayment(shop.db(), { gateway: 'sandbox', report, said: 'by webhook' }, parts())
const attemptOf = async ({ id }: Bought) =>
  (
    await shop
      .db()
      .selectFrom('order_transaction')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
  ).id as AttemptId
const change = (visitor: Visitor, { id }: Bought, method: string) =>
  visitor.ask('/order/payment', {
    method: 'POST',
    body: { orderId: id, paymentMethodId: paymentMethodId(method) },
  })
const cancel = (visitor: Visitor, { id }: Bought) =>
  visitor.ask('/order/state/cancel', { method: 'POST', body: { orderId: id } })

/** Paid at the sandbox, which has told nobody yet. */
async function paidInSilence() {
  const { visitor, order } = await buy(shop)
  const page: string = (await pay(visitor, order)).body.redirectUrl
  await actInSandbox(shop.db(), referenceOf(page), 'pay-in-silence', parts())
  return { visitor, order, page, report: await sandbox().ask(referenceOf(page)) }
}

describe('the way back, five webhooks and the sweeper at the same moment', () => {
  it('book the money once and tell of it once', async () => {
    const { order, page, report } = await paidInSilence()
    const { return_url } = await shop
      .db()
      .selectFrom('sandbox_payment')
      .select('return_url')
      .where('id', '=', referenceOf(page))
      .executeTakeFirstOrThrow()
    await sql`update order_transaction set watch_at = now() where order_id = ${order.id}`.execute(shop.db())
    const attempt = await attemptOf(order)

    await Promise.all([
      doors.comeBack(return_url),
      doors.comeBack(return_url),
      ...Array.from({ length: 5 }, () => settle(report)),
      watchPayment(shop.db(), attempt, parts()),
      watchPayment(shop.db(), attempt, parts()),
    ])
    expect(await ledgerOf(shop, order)).toEqual({
      order: 'open',
      attempts: ['paid'],
      captures: ['owed'],
      events: ['order.paid'],
    })
  })

  it('come to the same when some of them say that it failed', async () => {
    const { order, report } = await paidInSilence()
    const said = (['failed', 'captured', 'cancelled', 'authorized', 'pending', 'captured'] as const).map(
      (state) => ({
        ...report,
        state,
        capture: state === 'captured' ? report.capture : null,
      }),
    )
    await Promise.all(said.map(settle))

    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'], captures: ['owed'] })
  })
})

describe('two tabs that begin to pay', () => {
  it('make one attempt and see one page', async () => {
    const { visitor, order } = await buy(shop)
    const { token } = visitor
    const answers = await times(8, () =>
      shop.request('/handle-payment', { method: 'POST', token, body: { orderId: order.id } }),
    )

    expect(new Set(answers.map(({ body }) => body.redirectUrl)).size).toBe(1)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['in_progress'] })
    const { rows } = await sql`select from sandbox_payment where order_number = ${order.orderNumber}`.execute(
      shop.db(),
    )
    expect(rows).toHaveLength(1)
  })

  it('after a failure make one more', async () => {
    const { visitor, order } = await buy(shop)
    const page = (await pay(visitor, order)).body.redirectUrl
    await actInSandbox(shop.db(), referenceOf(page), 'decline', parts())
    const { token } = visitor
    const answers = await times(8, () =>
      shop.request('/handle-payment', { method: 'POST', token, body: { orderId: order.id } }),
    )

    expect(new Set(answers.map(({ body }) => body.redirectUrl)).size).toBe(1)
    expect(await ledgerOf(shop, order)).toMatchObject({
      attempts: ['failed', 'in_progress'],
      events: ['order.payment-failed'],
    })
  })
})

describe('a cancellation against a payment', () => {
  it('ends in one of the two, and the money of the other is kept for giving back', async () => {
    const ends = await times(6, async () => {
      const { visitor, order, report } = await paidInSilence()
      const [answer] = await Promise.all([cancel(visitor, order), settle(report)])
      return { status: answer.status, ...(await ledgerOf(shop, order)) }
    })

    for (const { status, order, attempts, captures } of ends) {
      if (order === 'cancelled') {
        expect([status, attempts, captures]).toEqual([200, ['cancelled'], ['order-cancelled']])
      } else {
        expect([status, order, attempts, captures]).toEqual([400, 'open', ['paid'], ['owed']])
      }
    }
  })
})

describe('a change of the method against a payment', () => {
  it('never loses the money, and never books it twice', async () => {
    const ends = await times(6, async () => {
      const { visitor, order, report } = await paidInSilence()
      await Promise.all([change(visitor, order, 'prepayment'), settle(report), settle(report)])
      return ledgerOf(shop, order)
    })

    for (const { captures, attempts } of ends) {
      expect(captures).toEqual(['owed'])
      expect(attempts.filter((state) => state === 'paid')).toHaveLength(1)
      expect(attempts.filter((state) => state !== 'paid' && state !== 'cancelled')).toEqual([])
    }
  })

  it('takes money that comes late for the attempt that was given up', async () => {
    const { visitor, order } = await buy(shop)
    const page = (await pay(visitor, order)).body.redirectUrl
    const report = await sandbox().ask(referenceOf(page))
    await change(visitor, order, 'prepayment')
    await settle({ ...report, state: 'captured', capture: 'late' })

    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid', 'cancelled'], captures: ['owed'] })
  })
})

describe('a gateway', () => {
  it('is never spoken to while a transaction is open', async () => {
    const { order: first, visitor } = await buy(shop)
    const open: string[] = []
    const gateway = sandbox()
    const watched =
      (name: string) =>
      async <Result>(work: Promise<Result>): Promise<Result> => {
        const { rows } = await sql<{ query: string }>`
          select query from pg_stat_activity
          where datname = current_database() and state like 'idle in transaction%'`.execute(shop.db())
        open.push(...rows.map(({ query }) => `${name}: ${query}`))
        return work
      }
    const calls: string[] = []
    const spied: Gateway = {
      ...gateway,
      begin: (payment) => {
        calls.push('begin')
        return watched('begin')(gateway.begin(payment))
      },
      ask: (reference) => {
        calls.push('ask')
        return watched('ask')(gateway.ask(reference))
      },
      giveUp: (reference) => {
        calls.push('giveUp')
        return watched('giveUp')(gateway.giveUp(reference))
      },
      refund: (capture, amount) => {
        calls.push('refund')
        return watched('refund')(gateway.refund(capture, amount))
      },
    }
    shop.setGateways([spied])

    await pay(visitor, first)
    await change(visitor, first, 'prepayment')
    await change(visitor, first, 'sandbox')
    const page = (await pay(visitor, first)).body.redirectUrl
    await actInSandbox(shop.db(), referenceOf(page), 'pay-in-silence', parts())
    await pay(visitor, first)
    await refundPayment(
      shop.db(),
      { orderId: first.id as OrderId, cents: 100, key: 'a part' },
      { who: 'staff:eva', why: 'a scratch' },
      parts(),
    )

    expect(new Set(calls)).toEqual(new Set(['begin', 'ask', 'giveUp', 'refund']))
    expect(open).toEqual([])
  })
})

describe('refunds at the same moment', () => {
  it('under one key give the money back once', async () => {
    const { order, report } = await paidInSilence()
    await settle(report)
    await times(6, () =>
      refundPayment(
        shop.db(),
        { orderId: order.id as OrderId, cents: null, key: `all of ${order.id}` },
        { who: 'staff:eva', why: 'withdrawn' },
        parts(),
      ),
    )

    expect(await sandbox().ask(report.reference)).toMatchObject({ refundedCents: report.cents })
    expect(await ledgerOf(shop, order)).toMatchObject({
      attempts: ['refunded'],
      events: ['order.paid', 'order.refunded'],
    })
  })

  it('under different keys never give back more than came', async () => {
    const { order, report } = await paidInSilence()
    await settle(report)
    const most = Math.floor(report.cents / 2)
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) =>
        refundPayment(
          shop.db(),
          { orderId: order.id as OrderId, cents: most, key: `${order.id} ${index}` },
          { who: 'staff:eva', why: 'returned' },
          parts(),
        ),
      ),
    )

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await sandbox().ask(report.reference)).toMatchObject({ refundedCents: most * 2 })
  })
})

describe('a transfer that is booked by hand', () => {
  it('counts once however often it is booked, and another one is surplus', async () => {
    const { order } = await buy(shop, { method: 'prepayment' })
    const cents = Math.round(order.amountTotal * 100)
    const book = (reference: string) =>
      markPaid(
        shop.db(),
        { orderId: order.id as OrderId, reference, cents },
        { who: 'staff:eva', why: 'statement of Monday', now: new Date() },
        shop.later,
      )
    const booked = await times(5, () => book('T-1'))

    expect(booked.sort()).toEqual(['booked', 'nothing', 'nothing', 'nothing', 'nothing'])
    expect(await book('T-2')).toBe('surplus')
    expect(await ledgerOf(shop, order)).toMatchObject({
      attempts: ['paid'],
      captures: ['owed', 'second-capture'],
      events: ['order.paid', 'order.paid-twice'],
    })
  })
})
