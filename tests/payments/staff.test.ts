import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Gateway } from '../../src/platform/gateway.ts'
import { actInSandbox } from '../../src/platform/sandbox-gateway/act-in-sandbox.ts'
import type { SandboxAction } from '../../src/platform/sandbox-gateway/sandbox-payment.ts'
import type { OrderId } from '../../src/shop/orders/order.ts'
import { shipOrder } from '../../src/shop/orders/ship-order.ts'
import { markPaid } from '../../src/shop/payments/mark-paid.ts'
import { refundCapture, refundPayment } from '../../src/shop/payments/refund-payment.ts'
import { findBookedCapture } from '../../src/shop/payments/refund-store.ts'
import { settlePayment } from '../../src/shop/payments/settle-payment.ts'
import { readOpenSurplus } from '../../src/shop/payments/surplus.ts'
import { lookAfterPayments } from '../../src/shop/payments/watch-payments.ts'
import { openShop } from '../shop.ts'
import { type Bought, buy, ledgerOf, pay } from './paying.ts'

const shop = openShop()

const eva = { who: 'staff:eva', why: 'asked for on the phone' } as const
const parts = (gateways = shop.gateways()) => ({ gateways, later: shop.later, now: new Date() })
const sandbox = (): Gateway => {
  const [gateway] = shop.gateways()
  if (!gateway) throw new Error('the sandbox is closed')
  return gateway
}
const idOf = ({ id }: Bought) => id as OrderId
const refund = (order: Bought, cents: number | null, key: string, gateways = shop.gateways()) =>
  refundPayment(shop.db(), { orderId: idOf(order), cents, key }, eva, parts(gateways))
const ship = (order: Bought, ...trackingCodes: string[]) =>
  shipOrder(shop.db(), { orderId: idOf(order), trackingCodes }, { ...eva, now: new Date() }, shop.later)
const settle = (report: Awaited<ReturnType<Gateway['ask']>>) =>
  settlePayment(shop.db(), { gateway: 'sandbox', report, said: 'by webhook' }, parts())

async function paid(action: SandboxAction = 'pay-in-silence') {
  const { visitor, order } = await buy(shop)
  const reference = (await pay(visitor, order)).body.redirectUrl.split('/').at(-1)
  await actInSandbox(shop.db(), reference, action, parts())
  const report = await sandbox().ask(reference)
  await settle(report)
  return { visitor, order, report, reference }
}

describe('a refund', () => {
  it('in part and then of the rest, each told once', async () => {
    const { order, report, reference } = await paid()
    await refund(order, 500, 'first')
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['refunded_partially'] })
    await refund(order, 500, 'first')
    await refund(order, null, 'rest')

    expect(await sandbox().ask(reference)).toMatchObject({ refundedCents: report.cents })
    expect(await ledgerOf(shop, order)).toMatchObject({
      attempts: ['refunded'],
      events: ['order.paid', 'order.refunded', 'order.refunded'],
    })
    await expect(refund(order, 1, 'more')).rejects.toThrow('refund.nothing-left')
  })

  it.each([0, -100, 1.5, 100_000_000])('of %d cents is refused', async (cents) => {
    const { order } = await paid()
    await expect(refund(order, cents, 'wrong')).rejects.toThrow('refund.nothing-left')
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'] })
  })

  it('of an order nobody paid is refused', async () => {
    const { order } = await buy(shop)
    await expect(refund(order, null, 'nothing')).rejects.toThrow('refund.nothing-left')
  })

  it('that does not reach the gateway is asked for again until it does', async () => {
    const { order, reference } = await paid()
    const down = { ...sandbox(), refund: () => Promise.reject(new Error('no route to host')) }
    await refund(order, null, 'key', [down])
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'], events: ['order.paid'] })

    const later = { ...parts(), now: new Date(Date.now() + 2 * 60_000) }
    expect(await lookAfterPayments(shop.db(), later)).toBe(1)
    expect(await lookAfterPayments(shop.db(), later)).toBe(0)
    expect((await sandbox().ask(reference)).refundedCents).toBeGreaterThan(0)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['refunded'] })
  })

  it('made at the gateway’s own desk is noticed, once', async () => {
    const { order, report } = await paid()
    await settle({ ...report, refundedCents: 300 })
    await settle({ ...report, refundedCents: 300 })
    expect(await ledgerOf(shop, order)).toMatchObject({
      attempts: ['refunded_partially'],
      events: ['order.paid', 'order.refunded'],
    })

    await settle({ ...report, refundedCents: report.cents })
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['refunded'] })
  })

  it('of our own is not taken for one of the gateway’s desk', async () => {
    const { order, report, reference } = await paid()
    await refund(order, 500, 'ours')
    await settle(await sandbox().ask(reference))
    await settle(report)

    expect(await ledgerOf(shop, order)).toMatchObject({ events: ['order.paid', 'order.refunded'] })
  })
})

describe('money nobody owes', () => {
  it('is listed until all of it went back', async () => {
    const { order, report } = await paid()
    await settle({ ...report, capture: 'again' })
    const [surplus] = await readOpenSurplus(shop.db())
    expect(surplus).toMatchObject({
      orderNumber: order.orderNumber,
      why: 'second-capture',
      cents: report.cents,
    })

    const gateway = { ...sandbox(), refund: async () => undefined }
    const captureId = surplus?.captureId ?? (await findBookedCapture(shop.db(), idOf(order)))
    if (!captureId) throw new Error('nothing came')
    await refundCapture(shop.db(), { captureId, cents: null, key: 'surplus' }, eva, parts([gateway]))

    expect(await readOpenSurplus(shop.db())).toEqual([])
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'] })
  })

  it('is every amount that is not the one that was asked for', async () => {
    const { visitor, order } = await buy(shop)
    const reference = (await pay(visitor, order)).body.redirectUrl.split('/').at(-1)
    const report = await sandbox().ask(reference)
    await settle({ ...report, state: 'captured', capture: 'short', cents: report.cents - 5 })

    expect(await ledgerOf(shop, order)).toMatchObject({
      attempts: ['unconfirmed'],
      captures: ['amount-differs'],
      events: ['order.paid-twice'],
    })
    expect(await readOpenSurplus(shop.db())).toMatchObject([{ why: 'amount-differs' }])
  })
})

describe('goods', () => {
  it('do not leave before they are paid', async () => {
    const { order } = await buy(shop, { method: 'prepayment' })
    await expect(ship(order)).rejects.toThrow('order.not-paid')
  })

  it('leave on account, and the order is done once the money is here', async () => {
    const { order } = await buy(shop, { method: 'invoice' })
    await ship(order, '99.00.1')
    expect(await ledgerOf(shop, order)).toMatchObject({ order: 'in_progress', events: ['order.shipped'] })

    const cents = Math.round(order.amountTotal * 100)
    await markPaid(
      shop.db(),
      { orderId: idOf(order), reference: 'T', cents },
      { ...eva, now: new Date() },
      shop.later,
    )
    expect(await ledgerOf(shop, order)).toMatchObject({ order: 'completed', attempts: ['paid'] })
  })

  it('that are paid leave once, with every tracking code that is told', async () => {
    const { order, visitor } = await paid()
    await ship(order, 'A')
    await ship(order, 'A', 'B')

    expect(await ledgerOf(shop, order)).toMatchObject({
      order: 'completed',
      events: ['order.paid', 'order.shipped'],
    })
    const { body } = await visitor.ask('/order', {
      method: 'POST',
      body: { ids: [order.id], associations: { deliveries: { associations: { stateMachineState: {} } } } },
    })
    expect(body.orders.elements[0].deliveries).toMatchObject([
      { trackingCodes: ['A', 'B'], stateMachineState: { technicalName: 'shipped' } },
    ])
  })

  it('leave as well when a part of the money was given back as goodwill', async () => {
    const { order } = await paid()
    await refund(order, 200, 'goodwill')
    await ship(order)
    expect(await ledgerOf(shop, order)).toMatchObject({ order: 'completed' })
  })

  it('that nobody sends are an order done as soon as it is paid', async () => {
    const { visitor, order } = await buy(shop, { number: '90.10.001' })
    const reference = (await pay(visitor, order)).body.redirectUrl.split('/').at(-1)
    await actInSandbox(shop.db(), reference, 'pay-in-silence', parts())
    await settle(await sandbox().ask(reference))
    expect(await ledgerOf(shop, order)).toMatchObject({ order: 'completed', attempts: ['paid'] })
  })

  it('of an order that is called off stay here', async () => {
    const { order, visitor } = await buy(shop, { method: 'invoice' })
    await visitor.ask('/order/state/cancel', { method: 'POST', body: { orderId: order.id } })
    await expect(ship(order)).rejects.toThrow('order.cancelled')
  })
})

describe('the history of an order', () => {
  it('tells who moved what, from where to where, and why', async () => {
    const { order } = await paid()
    await ship(order, 'A')
    const { rows } = await sql`
      select machine, was, became, who, why from state_change where order_id = ${order.id}
      order by changed_at, machine, became`.execute(shop.db())

    expect(rows).toEqual([
      { machine: 'transaction', was: 'open', became: 'in_progress', who: 'shopper', why: 'sent to sandbox' },
      {
        machine: 'transaction',
        was: 'in_progress',
        became: 'paid',
        who: 'gateway',
        why: 'sandbox says captured, by webhook',
      },
      { machine: 'delivery', was: 'open', became: 'shipped', who: 'staff:eva', why: eva.why },
      {
        machine: 'order',
        was: 'in_progress',
        became: 'completed',
        who: 'staff:eva',
        why: 'paid, and nothing left to send',
      },
      { machine: 'order', was: 'open', became: 'in_progress', who: 'staff:eva', why: eva.why },
    ])
  })
})
