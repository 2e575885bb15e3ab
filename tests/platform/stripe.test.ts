import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentOrder } from '../../src/platform/gateway.ts'
import { stripeGateway } from '../../src/platform/stripe/stripe-gateway.ts'
import { type StripeServer, secretKey, startStripe, webhookSecret } from './stripe-server.ts'

let stripe: StripeServer
const gateway = (key = secretKey) => stripeGateway({ secretKey: key, webhookSecret, apiUrl: stripe.origin })

const now = new Date('2026-03-02T10:00:00Z')
let payments = 0
const payment = (over: Partial<PaymentOrder> = {}): PaymentOrder => ({
  key: `payment-${++payments}`,
  orderNumber: '100042',
  cents: 31_90,
  currency: 'CHF',
  locale: 'de-DE',
  email: 'ada@example.org',
  returnUrl: 'https://shop.example/payment/return',
  until: new Date('2026-03-02T11:00:00Z'),
  ...over,
})

beforeAll(async () => {
  stripe = await startStripe()
})
beforeEach(() => {
  stripe.requests.length = 0
})
afterAll(() => stripe.close())

const lastForm = () => stripe.requests.at(-1)?.form

describe('a payment', () => {
  it('is begun on a page of Stripe’s that says what it is for and leads back', async () => {
    const wish = payment()
    const begun = await gateway().begin(wish)

    expect(begun).toEqual({
      reference: expect.stringMatching(/^cs_test_/),
      redirectUrl: expect.stringContaining('/pay/'),
    })
    expect(lastForm()).toMatchObject({
      mode: 'payment',
      locale: 'de',
      customer_email: 'ada@example.org',
      client_reference_id: '100042',
      'metadata[orderNumber]': '100042',
      'payment_intent_data[metadata][orderNumber]': '100042',
      'line_items[0][price_data][unit_amount]': '3190',
      'line_items[0][price_data][currency]': 'chf',
      'line_items[0][price_data][product_data][name]': 'Bestellung 100042',
      'adaptive_pricing[enabled]': 'false',
      success_url: wish.returnUrl,
      cancel_url: `${wish.returnUrl}?turned-back=1`,
      expires_at: String(wish.until.getTime() / 1_000 - 300),
    })
  })

  it('in francs is made by card or TWINT, in euros by card', async () => {
    await gateway().begin(payment())
    expect(ways()).toEqual(['card', 'twint'])

    await gateway().begin(payment({ currency: 'EUR', locale: 'it-IT' }))
    expect(ways()).toEqual(['card'])
    expect(lastForm()).toMatchObject({ locale: 'it', 'line_items[0][price_data][currency]': 'eur' })
  })

  it('begun twice under one key is one page', async () => {
    const wish = payment()
    const before = stripe.sessions.size

    const [first, second] = [await gateway().begin(wish), await gateway().begin(wish)]

    expect(second).toEqual(first)
    expect(stripe.sessions.size).toBe(before + 1)
  })

  it('survives a connection that breaks once, and is still one page', async () => {
    const before = stripe.sessions.size
    stripe.breakDown(1)

    await gateway().begin(payment())

    expect(new Set(stripe.requests.map(({ key }) => key)).size).toBe(1)
    expect(stripe.requests.length).toBeGreaterThan(1)
    expect(stripe.sessions.size).toBe(before + 1)
  })
})

describe('how it stands', () => {
  const stands = async (happen: (reference: string) => void) => {
    const { reference } = await gateway().begin(payment())
    happen(reference)
    return gateway().ask(reference)
  }

  it.each([
    ['pending while the page is open', () => {}, { state: 'pending', capture: null }],
    [
      'captured once it is paid',
      (id: string) => stripe.pay(id),
      { state: 'captured', capture: expect.stringMatching(/^pi_test_/), refundedCents: 0 },
    ],
    [
      'pending while a bank takes its time',
      (id: string) => stripe.leaveToBank(id, 'processing'),
      { state: 'pending', capture: null },
    ],
    [
      'failed when the bank says no in the end',
      (id: string) => stripe.leaveToBank(id, 'requires_payment_method'),
      { state: 'failed', capture: null },
    ],
    [
      'authorized when the money is held for us',
      (id: string) => stripe.leaveToBank(id, 'requires_capture'),
      { state: 'authorized', capture: null },
    ],
  ])('is %s', async (_, happen, expected) => {
    expect(await stands(happen)).toMatchObject({ cents: 31_90, currency: 'CHF', ...expected })
  })
})

describe('a payment that is given up', () => {
  it('cannot be made any more', async () => {
    const { reference } = await gateway().begin(payment())

    expect(await gateway().giveUp(reference)).toMatchObject({ reference, state: 'cancelled' })
    expect(stripe.sessions.get(reference)?.status).toBe('expired')
    expect(await gateway().giveUp(reference)).toMatchObject({ state: 'cancelled' })
  })

  it('turns out to be paid when that came first', async () => {
    const { reference } = await gateway().begin(payment())
    stripe.pay(reference)

    expect(await gateway().giveUp(reference)).toMatchObject({ state: 'captured' })
  })
})

describe('money', () => {
  it('goes back once, however often it is sent under one key', async () => {
    const { reference } = await gateway().begin(payment())
    stripe.pay(reference)
    const { capture } = await gateway().ask(reference)
    const back = { cents: 20_00, currency: 'CHF', key: `back-${reference}` } as const

    await gateway().refund(capture ?? '', back)
    await gateway().refund(capture ?? '', back)

    expect(await gateway().ask(reference)).toMatchObject({ state: 'captured', refundedCents: 20_00 })
  })

  it('does not go back twice as much as came', async () => {
    const { reference } = await gateway().begin(payment())
    stripe.pay(reference)
    const { capture } = await gateway().ask(reference)

    await expect(
      gateway().refund(capture ?? '', { cents: 99_00, currency: 'CHF', key: `much-${reference}` }),
    ).rejects.toThrow(/Stripe could not pay back 9900 of pi_test_\d+: Refund amount is greater/)
  })
})

describe('a message of the webhook', () => {
  const paid = async () => {
    const { reference } = await gateway().begin(payment())
    stripe.pay(reference)
    return reference
  }

  it.each([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'payment_intent.succeeded',
    'charge.refunded',
  ])('about a payment that was made says so: %s', async (type) => {
    const reference = await paid()
    const message = await stripe.webhook(type, reference, now)

    expect(await gateway().read({ ...message, now })).toEqual({
      id: `evt_${type}_${reference}`,
      report: expect.objectContaining({ reference, state: 'captured', cents: 31_90, currency: 'CHF' }),
    })
  })

  it.each([
    ['checkout.session.async_payment_failed', 'failed'],
    ['payment_intent.payment_failed', 'failed'],
    ['checkout.session.expired', 'cancelled'],
  ])('about one that was not, too: %s', async (type, state) => {
    const { reference } = await gateway().begin(payment())
    if (state === 'failed') stripe.leaveToBank(reference, 'requires_payment_method')
    else await gateway().giveUp(reference)
    const message = await stripe.webhook(type, reference, now)

    expect(await gateway().read({ ...message, now })).toMatchObject({ report: { reference, state } })
  })

  it('that comes late tells how it stands now, not how it stood', async () => {
    const reference = await paid()
    const late = await stripe.webhook('payment_intent.payment_failed', reference, now)

    expect(await gateway().read({ ...late, now })).toMatchObject({ report: { state: 'captured' } })
  })

  it('about anything else is heard and means nothing', async () => {
    const reference = await paid()
    const message = await stripe.webhook('customer.created', reference, now, webhookSecret, 'evt_other')

    expect(await gateway().read({ ...message, now })).toEqual({ id: 'evt_other', report: null })
  })

  it('about a payment of another shop at the same till means nothing either', async () => {
    const reference = await paid()
    const session = stripe.sessions.get(reference)
    if (session) session.metadata = {}
    const message = await stripe.webhook('checkout.session.completed', reference, now)

    expect(await gateway().read({ ...message, now })).toMatchObject({ report: null })
  })

  it('is not listened to without Stripe’s signature', async () => {
    const reference = await paid()
    const forged = await stripe.webhook('checkout.session.completed', reference, now, 'whsec_other')
    const signed = await stripe.webhook('checkout.session.completed', reference, now)

    expect(await gateway().read({ ...forged, now })).toBeNull()
    expect(await gateway().read({ ...signed, headers: {}, now })).toBeNull()
    expect(await gateway().read({ ...signed, body: signed.body.replace('evt_', 'evt_x'), now })).toBeNull()
  })

  it('is not listened to when it is old: somebody may have kept it', async () => {
    const message = await stripe.webhook('checkout.session.completed', await paid(), now)
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

    expect(await gateway().read({ ...message, now: later(299) })).not.toBeNull()
    expect(await gateway().read({ ...message, now: later(301) })).toBeNull()
  })
})

describe('Stripe', () => {
  it('out of reach is said so in one sentence, without the key', async () => {
    stripe.breakDown(10)
    const begun = gateway().begin(payment())

    await expect(begun).rejects.toThrow(
      'Stripe could not open a page to pay order 100042: it cannot be reached',
    )
    stripe.breakDown(0)
  })

  it('that does not know the key says so', async () => {
    await expect(gateway('sk_test_wrong').begin(payment())).rejects.toThrow(/Invalid API Key.*\(req_\d+\)/)
  })

  it('that never heard of a payment says so', async () => {
    await expect(gateway().ask('cs_test_none')).rejects.toThrow(/how it stands with cs_test_none: No such/)
  })
})

const ways = () =>
  Object.entries(lastForm() ?? {})
    .filter(([name]) => name.startsWith('allowed_payment_method_types'))
    .map(([, way]) => way)
