import type { CurrencyCode } from '../values/currency.ts'
import type { Locale } from '../values/locale.ts'

/** Somebody who takes money for us. What it says arrives by its webhook, by asking, or not at all. */
export type Gateway = {
  /** Stands in the ledger beside everything it said. */
  name: string
  /** Technical names of the payment methods it serves. */
  methods: readonly string[]
  /** Opens a payment page. The key makes a repeat find the same payment. Throws when the gateway cannot be reached. */
  begin(payment: PaymentOrder): Promise<{ reference: string; redirectUrl: string }>
  /** Asks how it stands with a payment. */
  ask(reference: string): Promise<GatewayReport>
  /** Gives up a payment that was not made, so that nobody pays it later. Answers how it stands after that. */
  giveUp(reference: string): Promise<GatewayReport>
  /** Pays back; the key makes a repeat harmless. */
  refund(capture: string, amount: { cents: number; currency: CurrencyCode; key: string }): Promise<void>
  /** What its webhook says; null when the signature is not its own. */
  read(webhook: {
    headers: Readonly<Record<string, string | undefined>>
    body: string
    now: Date
  }): Promise<GatewayMessage | null>
}

/** What is to be paid. Under the same key everything else has to be the same as well. */
export type PaymentOrder = {
  key: string
  orderNumber: string
  cents: number
  currency: CurrencyCode
  locale: Locale
  email: string
  /** Where the shopper comes back to, whatever happened. */
  returnUrl: string
  /** From then on nobody can pay it any more: from half an hour to a day after it was begun. */
  until: Date
}

/**
 * The same for whoever turns back without paying, at a gateway that tells the two apart: the shop then gives the
 * payment up, and hears from the gateway whether there was one after all.
 */
export function turnBackUrl(returnUrl: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set(turnedBack, '1')
  return url.href
}
export const turnedBack = 'turned-back'

export type GatewayState = 'pending' | 'authorized' | 'captured' | 'failed' | 'cancelled'

export type GatewayReport = {
  reference: string
  state: GatewayState
  /** Names the money that came, once it came; a second capture of the same payment has another. */
  capture: string | null
  cents: number
  currency: CurrencyCode
  /** What went back so far, sent by us or by hand at the gateway's own desk; missing when it does not say. */
  refundedCents?: number
}

/** One message of a webhook. The same `id` twice is the same message. */
export type GatewayMessage = { id: string; report: GatewayReport | null }
