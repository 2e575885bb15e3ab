import type Stripe from 'stripe'
import type { CurrencyCode } from '../../values/currency.ts'
import { localeEntry } from '../../values/locale.ts'
import { type Gateway, type PaymentOrder, turnBackUrl } from '../gateway.ts'
import { openStripe, type StripeAccess } from './open-stripe.ts'
import { charged, reportOf } from './session-report.ts'
import { trying } from './stripe-failure.ts'
import { readWebhook } from './webhook.ts'

/** Cards and TWINT on Stripe's own page: a Checkout Session for each attempt to pay. */
export function stripeGateway(access: StripeAccess & { webhookSecret: string }): Gateway {
  const stripe = openStripe(access)

  const ask = async (reference: string) =>
    reportOf(
      await trying(`say how it stands with ${reference}`, () =>
        stripe.checkout.sessions.retrieve(reference, { expand: [charged] }),
      ),
    )

  return {
    name: 'stripe',
    methods: ['stripe'],
    ask,

    async begin(payment) {
      const { id, url } = await trying(`open a page to pay order ${payment.orderNumber}`, () =>
        stripe.checkout.sessions.create(sessionOf(payment), { idempotencyKey: payment.key }),
      )
      if (!url) throw new Error(`Stripe opened ${id} without a page to pay on`)
      return { reference: id, redirectUrl: url }
    },

    async giveUp(reference) {
      const before = await ask(reference)
      if (before.state !== 'pending') return before
      try {
        return reportOf(await stripe.checkout.sessions.expire(reference, { expand: [charged] }))
      } catch {
        // Paid a moment ago, or on its way through a bank, it cannot be given up. What is true now is asked for.
        return ask(reference)
      }
    },

    async refund(capture, { cents, key }) {
      await trying(`pay back ${cents} of ${capture}`, () =>
        stripe.refunds.create({ payment_intent: capture, amount: cents }, { idempotencyKey: key }),
      )
    },

    read: (webhook) => readWebhook(stripe, access.webhookSecret, webhook, ask),
  }
}

const sessionOf = (payment: PaymentOrder): Stripe.Checkout.SessionCreateParams => {
  const { key, orderNumber, cents, currency, locale, email, returnUrl, until } = payment
  const { language } = localeEntry(locale)
  const metadata = { orderNumber, payment: key }

  return {
    mode: 'payment',
    allowed_payment_method_types: waysToPay[currency],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: cents,
          product_data: { name: `${orderIn[language]} ${orderNumber}` },
        },
      },
    ],
    // The shop has said a price in a currency; a page that converts it would ask for another.
    adaptive_pricing: { enabled: false },
    locale: language,
    customer_email: email,
    client_reference_id: orderNumber,
    metadata,
    // Seen beside the money as well, not only beside the visit to the page.
    payment_intent_data: { description: `${orderIn[language]} ${orderNumber}`, metadata },
    success_url: returnUrl,
    cancel_url: turnBackUrl(returnUrl),
    // At most a day ahead by Stripe's clock, which may be behind ours.
    expires_at: Math.floor(until.getTime() / 1_000) - clockSkewSeconds,
  }
}

const clockSkewSeconds = 300

/** TWINT moves Swiss francs only. */
const waysToPay: Record<CurrencyCode, string[]> = { CHF: ['card', 'twint'], EUR: ['card'] }

const orderIn = { de: 'Bestellung', en: 'Order', it: 'Ordine', fr: 'Commande' }
