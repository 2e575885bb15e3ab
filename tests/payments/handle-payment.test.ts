import { describe, expect, it } from 'vitest'
import type { Gateway } from '../../src/platform/gateway.ts'
import { actInSandbox } from '../../src/platform/sandbox-gateway/act-in-sandbox.ts'
import type { SandboxAction } from '../../src/platform/sandbox-gateway/sandbox-payment.ts'
import { paymentMethodId, productId, shippingMethodId } from '../../src/server/seed/seeded-ids.ts'
import { register } from '../people.ts'
import { openShop, origin, type Visitor } from '../shop.ts'
import { type Bought, buy, errorUrl, finishUrl, ledgerOf, pay } from './paying.ts'

const shop = openShop()

const codeOf = ({ status, body }: { status: number; body: { errors: { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
]
const change = (visitor: Visitor, { id }: Bought, method: string) =>
  visitor.ask('/order/payment', {
    method: 'POST',
    body: { orderId: id, paymentMethodId: paymentMethodId(method) },
  })
const act = (page: string, action: SandboxAction) =>
  actInSandbox(shop.db(), page.split('/').at(-1) ?? '', action, { later: shop.later, now: new Date() })
const sandbox = (): Gateway => {
  const [gateway] = shop.gateways()
  if (!gateway) throw new Error('the sandbox is closed')
  return gateway
}
const down: Pick<Gateway, 'begin' | 'ask' | 'giveUp'> = {
  begin: () => Promise.reject(new Error('no route to host')),
  ask: () => Promise.reject(new Error('no route to host')),
  giveUp: () => Promise.reject(new Error('no route to host')),
}

describe('POST /handle-payment', () => {
  it('has nowhere to go for what is paid later', async () => {
    const { visitor, order } = await buy(shop, { method: 'invoice' })
    expect((await pay(visitor, order)).body).toEqual({
      apiAlias: 'array_struct',
      redirectUrl: null,
    })
    expect(order.transactions).toMatchObject([{ paymentMethod: { asynchronous: false } }])
  })

  it('has nowhere to go for what costs nothing', async () => {
    const visitor = shop.visitor()
    await visitor.ask('/checkout/cart/line-item', {
      method: 'POST',
      body: {
        items: [
          { id: productId('60.20.017'), quantity: 1 },
          { type: 'promotion', referencedId: '7KQ2-MXV9-4TRB' },
        ],
      },
    })
    await register(shop, visitor)
    const methods = {
      shippingMethodId: shippingMethodId('pickup'),
      paymentMethodId: paymentMethodId('sandbox'),
    }
    for (const [name, id] of Object.entries(methods)) {
      await visitor.ask('/context', { method: 'PATCH', body: { [name]: id } })
    }
    await visitor.ask('/checkout/cart')
    const { body: order } = await visitor.ask('/checkout/order', { method: 'POST', body: {} })

    expect(order.amountTotal).toBe(0)
    expect((await pay(visitor, order)).body).toMatchObject({ redirectUrl: null })
  })

  it('leads to the page of the gateway, and a repeat to the same', async () => {
    const { visitor, order } = await buy(shop)
    expect(order.transactions).toMatchObject([
      { paymentMethod: { asynchronous: true, synchronous: false, afterOrderEnabled: true } },
    ])

    const { body } = await pay(visitor, order)
    expect(body.redirectUrl).toMatch(/^https:\/\/shop\.example\/sandbox-gateway\/[0-9a-f]{32}$/)
    expect((await pay(visitor, order)).body).toEqual(body)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['in_progress'], events: [] })
  })

  it('begins another attempt when one has failed', async () => {
    const { visitor, order } = await buy(shop)
    const first = (await pay(visitor, order)).body.redirectUrl
    await act(first, 'decline')
    const second = (await pay(visitor, order)).body.redirectUrl

    expect(second).not.toBe(first)
    expect(await ledgerOf(shop, order)).toMatchObject({
      attempts: ['failed', 'in_progress'],
      events: ['order.payment-failed'],
    })
  })

  it('sees that it was paid in another tab', async () => {
    const { visitor, order } = await buy(shop)
    await act((await pay(visitor, order)).body.redirectUrl, 'pay-in-silence')
    const refused = await pay(visitor, order)

    expect(codeOf(refused)).toEqual([400, 'CHECKOUT__ORDER_ORDER_ALREADY_PAID'])
    expect(refused.body.errors[0].meta.parameters).toMatchObject({ orderNumber: order.orderNumber })
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'], events: ['order.paid'] })
  })

  it('says so when the gateway is away, loses nothing, and can be tried again', async () => {
    const { visitor, order } = await buy(shop)
    const gateway = sandbox()
    shop.setGateways([{ ...gateway, ...down }])
    const refused = await pay(visitor, order)

    expect(codeOf(refused)).toEqual([400, 'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED'])
    const { problem } = await shop
      .db()
      .selectFrom('order_transaction')
      .select('problem')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(problem).toBe('Error: no route to host')

    shop.setGateways([gateway])
    expect((await pay(visitor, order)).body.redirectUrl).toMatch(/sandbox-gateway/)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['in_progress'] })
  })

  it('goes on where it was while the gateway cannot be asked', async () => {
    const { visitor, order } = await buy(shop)
    const { body } = await pay(visitor, order)
    shop.setGateways([{ ...sandbox(), ...down }])

    expect((await pay(visitor, order)).body).toEqual(body)
  })

  it('begins anew what has hardly any time left', async () => {
    const { visitor, order } = await buy(shop)
    const first = (await pay(visitor, order)).body.redirectUrl
    shop.setClock(new Date(Date.now() + 23.5 * 3_600_000))
    const second = (await pay(visitor, order)).body.redirectUrl

    expect(second).toMatch(/sandbox-gateway/)
    expect(second).not.toBe(first)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['cancelled', 'in_progress'] })
  })

  it('leads back only to the shop, and to storefronts it knows', async () => {
    const { visitor, order } = await buy(shop)
    const to = (over: object) =>
      visitor.ask('/handle-payment', {
        method: 'POST',
        body: { orderId: order.id, finishUrl, errorUrl, ...over },
      })
    const partner = 'https://partner.example/done'

    expect(codeOf(await to({ finishUrl: partner }))).toEqual([400, 'VIOLATION::NO_SUCH_CHOICE_ERROR'])
    for (const url of [
      '//evil.example',
      'javascript:alert(1)',
      `${origin}.evil.example/`,
      `blob:${origin}/1`,
    ]) {
      expect(codeOf(await to({ errorUrl: url }))).toEqual([400, 'VIOLATION::NO_SUCH_CHOICE_ERROR'])
    }

    await shop
      .db()
      .updateTable('sales_channel')
      .set({ storefront_origins: ['https://partner.example'] })
      .execute()
    shop.setGateways(shop.gateways())
    expect((await to({ finishUrl: partner })).status).toBe(200)
  })

  it('leads back to no address longer than a browser follows', async () => {
    const { visitor, order } = await buy(shop)
    const to = (finishUrl: string) =>
      visitor.ask('/handle-payment', { method: 'POST', body: { orderId: order.id, finishUrl } })

    expect(codeOf(await to(`/${'a'.repeat(2_000)}`))).toEqual([400, 'VIOLATION::TOO_LONG_ERROR'])
    expect((await to(`/${'a'.repeat(1_999)}`)).status).toBe(200)
  })

  it('shows nobody the payment of somebody else', async () => {
    const { order } = await buy(shop)
    const { visitor } = await buy(shop)
    expect(codeOf(await pay(visitor, order))).toEqual([404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND'])
    expect(codeOf(await pay(shop.visitor(), order))).toEqual([403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  })

  it('keeps no token that somebody could come back with', async () => {
    const { visitor, order } = await buy(shop)
    const { redirectUrl } = (await pay(visitor, order)).body
    const { return_url } = await shop
      .db()
      .selectFrom('sandbox_payment')
      .select('return_url')
      .where('id', '=', redirectUrl.split('/').at(-1))
      .executeTakeFirstOrThrow()
    const token = new URL(return_url).searchParams.get('_sw_payment_token') ?? ''
    const row = await shop
      .db()
      .selectFrom('order_transaction')
      .selectAll()
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()

    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain(token)
  })
})

describe('a method whose gateway is not there', () => {
  it('is not offered, and cannot be paid', async () => {
    const { visitor, order } = await buy(shop)
    shop.setGateways([])
    const { body } = await visitor.ask('/payment-method', { method: 'POST', body: { onlyAvailable: true } })

    expect(body.elements.map(({ technicalName }: { technicalName: string }) => technicalName)).toEqual([
      'payment_invoice',
      'payment_prepayment',
    ])
    expect(codeOf(await pay(visitor, order))).toEqual([404, 'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE'])
    expect((await change(visitor, order, 'prepayment')).status).toBe(200)
  })
})

describe('POST /order/payment', () => {
  it('gives the old attempt up at its gateway and begins with the other method', async () => {
    const { visitor, order } = await buy(shop)
    const { redirectUrl } = (await pay(visitor, order)).body

    expect((await change(visitor, order, 'invoice')).status).toBe(200)
    expect(await sandbox().ask(redirectUrl.split('/').at(-1))).toMatchObject({ state: 'cancelled' })
    expect(await ledgerOf(shop, order)).toMatchObject({
      attempts: ['cancelled', 'open'],
      events: ['order.payment-changed'],
    })
    expect((await pay(visitor, order)).body.redirectUrl).toBeNull()
  })

  it('changes nothing when it is the method already', async () => {
    const { visitor, order } = await buy(shop)
    const { body } = await pay(visitor, order)

    expect((await change(visitor, order, 'sandbox')).status).toBe(200)
    expect((await pay(visitor, order)).body).toEqual(body)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['in_progress'], events: [] })
  })

  it('is refused when the money came meanwhile', async () => {
    const { visitor, order } = await buy(shop)
    await act((await pay(visitor, order)).body.redirectUrl, 'pay-in-silence')
    const refused = await change(visitor, order, 'invoice')

    expect(codeOf(refused)).toEqual([400, 'CHECKOUT__ORDER_ORDER_ALREADY_PAID'])
    expect(refused.body.errors[0].detail).toContain(order.orderNumber)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'], captures: ['owed'] })
  })

  it('is possible while the gateway is away, which then hears of it by a job', async () => {
    const { visitor, order } = await buy(shop)
    await pay(visitor, order)
    shop.setGateways([{ ...sandbox(), ...down }])

    expect((await change(visitor, order, 'invoice')).status).toBe(200)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['cancelled', 'open'] })
  })

  it('knows no method that is not offered for the order', async () => {
    const { visitor, order } = await buy(shop)
    expect(codeOf(await change(visitor, order, 'stripe'))).toEqual([
      404,
      'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
    ])
    await shop
      .db()
      .updateTable('payment_method')
      .set({ after_order_enabled: false })
      .where('technical_name', '=', 'prepayment')
      .execute()
    shop.setGateways(shop.gateways())
    expect(codeOf(await change(visitor, order, 'prepayment'))).toEqual([
      404,
      'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
    ])
  })

  it('is refused for an order that is cancelled, and for money that is held already', async () => {
    const { visitor, order } = await buy(shop)
    const { redirectUrl } = (await pay(visitor, order)).body
    await shop
      .db()
      .updateTable('sandbox_payment')
      .set({ state: 'authorized' })
      .where('id', '=', redirectUrl.split('/').at(-1))
      .execute()
    await pay(visitor, order)
    expect(codeOf(await change(visitor, order, 'invoice'))).toEqual([
      403,
      'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_CHANGEABLE',
    ])

    await shop
      .db()
      .updateTable('sales_order')
      .set({ state: 'cancelled' })
      .where('id', '=', order.id)
      .execute()
    expect(codeOf(await change(visitor, order, 'invoice'))).toEqual([403, 'CHECKOUT__ORDER_ORDER_CANCELLED'])
    expect(codeOf(await pay(visitor, order))).toEqual([403, 'CHECKOUT__ORDER_ORDER_CANCELLED'])
  })
})
