import Stripe from 'stripe'
import type { Gateway, GatewayMessage, GatewayReport } from '../gateway.ts'
import { charged, isOurs, reportOf } from './session-report.ts'
import { trying } from './stripe-failure.ts'

/** Older than that, a signed message may be one that somebody kept and sends again. Stripe's own default. */
const toleranceSeconds = 300

/**
 * What a message of Stripe says. Messages come late, twice and out of order; so one is taken for a hint
 * about which payment to look at, and how it stands is asked for.
 */
export async function readWebhook(
  stripe: Stripe,
  secret: string,
  { headers, body, now }: Parameters<Gateway['read']>[0],
  ask: (reference: string) => Promise<GatewayReport>,
): Promise<GatewayMessage | null> {
  const event = await signedEvent(stripe, secret, { signature: headers['stripe-signature'], body, now })
  if (!event) return null

  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object
      return { id: event.id, report: isOurs(session) ? await ask(session.id) : null }
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return { id: event.id, report: await ofPayment(stripe, event.data.object.id) }
    case 'charge.refunded': {
      const payment = event.data.object.payment_intent
      const id = typeof payment === 'string' ? payment : payment?.id
      return { id: event.id, report: id === undefined ? null : await ofPayment(stripe, id) }
    }
    default:
      return { id: event.id, report: null }
  }
}

async function signedEvent(
  stripe: Stripe,
  secret: string,
  { signature, body, now }: { signature: string | undefined; body: string; now: Date },
): Promise<Stripe.Event | null> {
  if (signature === undefined) return null
  try {
    return await stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    throw error
  }
}

/** The session a payment was made in; null when it was made elsewhere. */
async function ofPayment(stripe: Stripe, payment: string): Promise<GatewayReport | null> {
  const { data } = await trying(`find the page on which ${payment} was paid`, () =>
    stripe.checkout.sessions.list({ payment_intent: payment, limit: 1, expand: [`data.${charged}`] }),
  )
  const [session] = data
  return session && isOurs(session) ? reportOf(session) : null
}
