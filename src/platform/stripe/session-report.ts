import type Stripe from 'stripe'
import { type CurrencyCode, isCurrency } from '../../values/currency.ts'
import type { GatewayReport, GatewayState } from '../gateway.ts'

/** What has to be expanded in a session that is reported on. */
export const charged = 'payment_intent.latest_charge'

/** How it stands with a visit to Stripe's page, in our words. */
export function reportOf(session: Stripe.Checkout.Session): GatewayReport {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  const state = stateOf(session, intent)

  return {
    reference: session.id,
    state,
    // The payment is what is paid back, and there is one of it for each session.
    capture: state === 'captured' ? (intent?.id ?? null) : null,
    cents: session.amount_total ?? 0,
    currency: currencyOf(session),
    ...(charge && { refundedCents: charge.amount_refunded }),
  }
}

/** A session of something else that uses the same account. */
export const isOurs = ({ mode, currency, metadata }: Stripe.Checkout.Session): boolean =>
  mode === 'payment' && isCurrency(currency?.toUpperCase()) && metadata?.payment !== undefined

function stateOf(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): GatewayState {
  if (payment_status === 'paid') return 'captured'
  if (status === 'expired') return 'cancelled'
  // A card that was declined leaves the page open for another one.
  if (status === 'open') return 'pending'

  switch (intent?.status) {
    case 'requires_capture':
      return 'authorized'
    // The page is done with, and the bank has said no afterwards.
    case 'requires_payment_method':
      return 'failed'
    case 'canceled':
      return 'cancelled'
    default:
      return 'pending'
  }
}

function currencyOf({ id, currency }: Stripe.Checkout.Session): CurrencyCode {
  const code = currency?.toUpperCase()
  if (!isCurrency(code)) throw new Error(`Stripe's ${id} is in ${code}, which this shop does not take`)
  return code
}
