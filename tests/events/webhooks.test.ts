import { beforeEach, describe, expect, it } from 'vitest'
import { openPostOut } from '../../src/platform/outbound/post-out.ts'
import { productId } from '../../src/server/seed/seeded-ids.ts'
import type { WorkParts } from '../../src/server/workers.ts'
import { announce } from '../../src/shop/events/announce.ts'
import type { EventName } from '../../src/shop/events/event.ts'
import { spreadEvent } from '../../src/shop/events/spread-event.ts'
import type { OrderId } from '../../src/shop/orders/order.ts'
import { listDeliveries } from '../../src/shop/webhooks/delivery-store.ts'
import { addEndpoint, pauseEndpoint, resumeEndpoint } from '../../src/shop/webhooks/endpoints.ts'
import { sendAgain } from '../../src/shop/webhooks/send-again.ts'
import { deliverWebhookJob, type WebhookEndpoint } from '../../src/shop/webhooks/webhook.ts'
import { register } from '../people.ts'
import { openOwnShop } from '../shop.ts'
import { workersFor } from '../work.ts'
import { isFromTheShop, openReceiver } from './receiver.ts'

const shop = openOwnShop(6)
const receiver = openReceiver()
const rules = { httpsOnly: false, allowPrivate: true }
const hour = 3_600_000

let now = new Date()
const workers = (over: Partial<WorkParts> = {}) =>
  workersFor(shop, { postOut: openPostOut(rules, { timeoutMs: 300 }), now: () => now, ...over })
/** Does what is due, and what follows from it. */
async function work() {
  while ((await shop.workOff(workers())) > 0);
}

const addressed = (events: EventName[] = [], url = receiver.url()): Promise<WebhookEndpoint> =>
  addEndpoint(shop.db(), { url, events }, { rules, now })
const log = async ({ id }: WebhookEndpoint) => listDeliveries(shop.db(), { endpointId: id, most: 20 })
const told = () => receiver.heard.map(({ body }) => JSON.parse(body).event)

const happens = (name: EventName, orderId: OrderId) =>
  announce(shop.db(), { name, orderId }, { later: shop.later, now })

/** Tries the delivery as its next job will, without waiting for it. */
async function tryAgain(endpoint: WebhookEndpoint, after = 0) {
  now = new Date(now.getTime() + after)
  const [delivery] = (await log(endpoint)).filter(({ nextTryAt }) => nextTryAt)
  await workers()[deliverWebhookJob]?.({ deliveryId: delivery?.id ?? '' })
}

async function buy(): Promise<{ id: OrderId; orderNumber: string; deepLinkCode: string }> {
  const visitor = shop.visitor()
  await visitor.ask('/checkout/cart/line-item', {
    method: 'POST',
    body: { items: [{ id: productId('45.05.001'), quantity: 1 }] },
  })
  await register(shop, visitor)
  const { status, body } = await visitor.ask('/checkout/order', { method: 'POST', body: {} })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

beforeEach(async () => {
  now = new Date()
  await shop.db().deleteFrom('webhook_endpoint').execute()
  await shop.db().deleteFrom('shop_event').execute()
  await shop.workOff({ ...workers(), [deliverWebhookJob]: async () => undefined })
})

describe('a receiver', () => {
  it('is told of an order, signed, without anything that opens a door', async () => {
    const endpoint = await addressed()
    const order = await buy()
    await work()

    const [message] = receiver.heard
    if (!message) throw new Error('nothing came')
    const body = JSON.parse(message.body)
    expect(body).toMatchObject({
      id: message.headers['trennwerk-webhook-id'],
      event: 'order.placed',
      occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      order: { orderNumber: order.orderNumber, lineItems: [{ quantity: 1 }] },
    })
    expect(message.body).not.toContain(order.deepLinkCode)
    expect(message.body).not.toMatch(/deepLinkCode|signature=/)

    expect(isFromTheShop(message, endpoint.secret)).toBe(true)
    expect(isFromTheShop(message, `${endpoint.secret}x`)).toBe(false)
    expect(isFromTheShop({ ...message, body: message.body.replace('1', '2') }, endpoint.secret)).toBe(false)
    expect(await log(endpoint)).toMatchObject([
      { attempts: 1, lastStatus: 204, nextTryAt: null, lastProblem: null },
    ])
  })

  it('hears only of what it asked for', async () => {
    await addressed(['order.cancelled'])
    await buy()
    await work()
    expect(told()).toEqual([])
  })

  it('that fails is tried again after a pause, and then no more', async () => {
    const endpoint = await addressed()
    receiver.answerBy((response) => void response.writeHead(500).end('no room'))
    await buy()
    await work()
    expect(await log(endpoint)).toMatchObject([
      { attempts: 1, lastStatus: 500, lastProblem: 'The receiver answered 500. no room', deliveredAt: null },
    ])
    await tryAgain(endpoint)
    expect(receiver.heard).toHaveLength(1)

    receiver.answerBy((response) => void response.writeHead(200).end('ok'))
    await tryAgain(endpoint, hour)
    expect(await log(endpoint)).toMatchObject([
      { attempts: 2, lastStatus: 200, nextTryAt: null, lastProblem: null },
    ])
    const [first, second] = receiver.heard
    expect(second?.headers['trennwerk-webhook-id']).toBe(first?.headers['trennwerk-webhook-id'])
    expect(second?.body).toBe(first?.body)
  })

  it('that fails for a day is given up, can be seen to be, and is told when somebody says so', async () => {
    const endpoint = await addressed()
    receiver.answerBy((response) => void response.writeHead(503).end())
    await buy()
    await work()
    for (let tries = 1; tries < 11; tries += 1) await tryAgain(endpoint, 9 * hour)

    const [delivery] = await log(endpoint)
    expect(delivery).toMatchObject({
      attempts: 11,
      nextTryAt: null,
      deliveredAt: null,
      givenUpAt: expect.any(Date),
    })

    receiver.answerBy((response) => void response.writeHead(200).end())
    if (delivery) expect(await sendAgain(shop.db(), delivery.id, { later: shop.later, now })).toBe(true)
    await work()
    expect(await log(endpoint)).toMatchObject([
      { attempts: 1, deliveredAt: expect.any(Date), givenUpAt: null },
    ])
  })

  it('that does not answer in time is left, and holds nobody else up', async () => {
    const slow = await addressed()
    const quick = await addressed([], receiver.url().replace('127.0.0.1', 'localhost'))
    receiver.answerBy((response, { headers }) => {
      if (headers.host?.startsWith('localhost')) response.writeHead(200).end()
    })
    await buy()
    await work()

    expect(await log(slow)).toMatchObject([
      { lastStatus: null, lastProblem: 'Nobody answered within 300 ms.' },
    ])
    expect(await log(quick)).toMatchObject([{ lastStatus: 200, deliveredAt: expect.any(Date) }])
  })

  it('that leads elsewhere, or never ends its answer, is not followed', async () => {
    const endpoint = await addressed()
    receiver.answerBy((response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())
    await buy()
    await work()
    expect(await log(endpoint)).toMatchObject([{ lastStatus: 302, deliveredAt: null }])

    receiver.answerBy((response) => void response.writeHead(200).write('x'.repeat(100_000)))
    await tryAgain(endpoint, hour)
    expect(await log(endpoint)).toMatchObject([{ lastStatus: 200, deliveredAt: expect.any(Date) }])
  })

  it('in a private network is not spoken to where that is not allowed', async () => {
    const endpoint = await addressed([], receiver.url().replace('127.0.0.1', 'localhost'))
    await buy()
    const strict = openPostOut({ httpsOnly: false, allowPrivate: false })
    await shop.workOff(workers({ postOut: strict }))

    expect(receiver.heard).toEqual([])
    expect(await log(endpoint)).toMatchObject([{ lastProblem: 'localhost leads into a private network.' }])
    const adding = addEndpoint(
      shop.db(),
      { url: 'https://10.0.0.1/', events: [] },
      { rules: { httpsOnly: true, allowPrivate: false }, now },
    )
    await expect(adding).rejects.toThrow('form.invalid')
  })

  it('hears once of an event that is spread twice, by two at once', async () => {
    await addressed()
    const order = await buy()
    const eventId = await happens('order.paid', order.id)
    await Promise.all([1, 2].map(() => spreadEvent(shop.db(), eventId, { later: shop.later, now })))
    await work()

    expect(told().sort()).toEqual(['order.paid', 'order.placed'])
  })

  it('hears of one order in the order in which it happened, also after a failure', async () => {
    const endpoint = await addressed()
    receiver.answerBy((response) => void response.writeHead(500).end())
    const order = await buy()
    await work()
    await happens('order.paid', order.id)
    await happens('order.shipped', order.id)
    await work()
    expect(told()).toEqual(['order.placed'])

    receiver.heard.length = 0
    receiver.answerBy((response) => void response.writeHead(200).end())
    now = new Date(now.getTime() + hour)
    const waiting = (await log(endpoint)).at(-1)
    await workers()[deliverWebhookJob]?.({ deliveryId: waiting?.id ?? '' })
    await work()
    expect(told()).toEqual(['order.placed', 'order.paid', 'order.shipped'])
  })

  it('that is paused hears nothing until it is resumed', async () => {
    const endpoint = await addressed()
    const order = await buy()
    await shop.workOff({
      'spread-event': async ({ eventId }) => workers()['spread-event']?.({ eventId: eventId ?? '' }),
    })
    await pauseEndpoint(shop.db(), endpoint.id)
    await happens('order.paid', order.id)
    await work()
    expect(told()).toEqual([])

    await resumeEndpoint(shop.db(), endpoint.id, { later: shop.later, now })
    await work()
    expect(told()).toEqual(['order.placed'])
  })
})

describe('the sweep', () => {
  it('finds an event and a delivery whose jobs were lost', async () => {
    const endpoint = await addressed()
    await buy()
    await shop.workOff({ 'spread-event': async () => undefined })
    now = new Date(now.getTime() + hour)
    await workers()['sweep-events']?.({})
    await shop.workOff({ ...workers(), [deliverWebhookJob]: async () => undefined })
    expect(await log(endpoint)).toMatchObject([{ attempts: 0 }])

    now = new Date(now.getTime() + hour)
    await workers()['sweep-events']?.({})
    await work()
    expect(told()).toEqual(['order.placed'])
  })
})
