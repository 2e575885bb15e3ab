import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stripeGateway } from '../../src/platform/stripe/stripe-gateway.ts'
import { registerPayments } from '../../src/server/payments/register-payments.ts'
import { type StripeServer, secretKey, startStripe, webhookSecret } from '../platform/stripe-server.ts'
import { openOwnShop, origin } from '../shop.ts'
import { buy, finishUrl, ledgerOf, pay } from './paying.ts'

const shop = openOwnShop(4)

let stripe: StripeServer
let doors: FastifyInstance
const gateway = () => stripeGateway({ secretKey, webhookSecret, apiUrl: stripe.origin })

beforeAll(async () => {
  stripe = await startStripe()
  doors = Fastify()
  await registerPayments(doors, {
    db: shop.db(),
    gateways: [gateway()],
    later: shop.later,
    now: () => new Date(),
    origin,
    fail: async (_request, reply, status) => reply.status(status).send('failed'),
  })
})
beforeEach(() => {
  shop.setGateways([gateway()])
  stripe.requests.length = 0
})
afterAll(async () => {
  await doors.close()
  await stripe.close()
})

/** Somebody orders a pot and stands on Stripe's page. */
async function onPage() {
  const { visitor, order } = await buy(shop, { method: 'stripe' })
  const { body } = await pay(visitor, order)
  const session = [...stripe.sessions.values()].at(-1)
  if (!session) throw new Error('Stripe has opened no page')
  return { visitor, order, session, page: body.redirectUrl as string }
}

const tell = async (type: string, session: string, secret?: string) => {
  const { body, headers } = await stripe.webhook(type, session, new Date(), secret)
  return doors.inject({
    method: 'POST',
    url: '/payments/stripe/webhook',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  })
}

describe('an order paid by Stripe', () => {
  it('is led to Stripe’s page with what it costs, and to the same page again', async () => {
    const { visitor, order, session, page } = await onPage()

    expect(page).toBe(session.url)
    expect(session).toMatchObject({ amount_total: Math.round(order.amountTotal * 100), currency: 'chf' })
    expect(stripe.requests[0]?.form).toMatchObject({
      client_reference_id: order.orderNumber,
      customer_email: 'ada@example.org',
    })
    expect((await pay(visitor, order)).body.redirectUrl).toBe(page)
  })

  it('is paid once the webhook says so, and once only, however often it says it', async () => {
    const { order, session } = await onPage()
    stripe.pay(session.id)

    expect((await tell('checkout.session.completed', session.id)).statusCode).toBe(200)
    await tell('checkout.session.completed', session.id)
    await tell('payment_intent.succeeded', session.id)

    expect(await ledgerOf(shop, order)).toMatchObject({
      attempts: ['paid'],
      captures: ['owed'],
      events: ['order.paid'],
    })
  })

  it('is not paid by a message somebody else has signed', async () => {
    const { order, session } = await onPage()

    expect((await tell('checkout.session.completed', session.id, 'whsec_other')).statusCode).toBe(401)
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['in_progress'], captures: [] })
  })

  it('is paid for the shopper who comes back before the webhook', async () => {
    const { order, session } = await onPage()
    stripe.pay(session.id)
    const back = new URL(stripe.requests.find(({ form }) => form.success_url)?.form.success_url ?? '')

    const answer = await doors.inject({ method: 'GET', url: back.pathname + back.search })

    expect([answer.statusCode, answer.headers.location]).toEqual([303, finishUrl])
    expect(await ledgerOf(shop, order)).toMatchObject({ attempts: ['paid'], captures: ['owed'] })
  })

  it('cannot be begun while Stripe is away, and can when it is back', async () => {
    const { visitor, order } = await buy(shop, { method: 'stripe' })
    stripe.breakDown(9)
    const { status, body } = await pay(visitor, order)
    stripe.breakDown(0)

    expect([status, body.errors[0].code]).toEqual([400, 'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED'])
    expect((await pay(visitor, order)).body.redirectUrl).toContain('/pay/')
  })
})

describe('a shop without Stripe', () => {
  it('does not offer it', async () => {
    shop.setGateways([])
    const { body } = await shop.visitor().ask('/payment-method', { method: 'POST', body: {} })
    const names = body.elements.map(({ technicalName }: { technicalName: string }) => technicalName)

    expect(names).toContain('payment_prepayment')
    expect(names).not.toContain('payment_stripe')
    expect(names).not.toContain('payment_sandbox')
  })
})
