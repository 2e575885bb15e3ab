import type { CurrencyCode } from '../../values/currency.ts'
import { type Id, newId } from '../../values/ids.ts'
import type { Locale } from '../../values/locale.ts'
import type { GatewayReport, GatewayState } from '../gateway.ts'

/** A payment as the sandbox keeps it. */
export type SandboxPayment = {
  id: Id<'sandbox-payment'>
  orderNumber: string
  cents: number
  currency: CurrencyCode
  locale: Locale
  returnUrl: string
  state: GatewayState
  captures: readonly string[]
  refunds: Readonly<Record<string, { capture: string; cents: number }>>
}

/** What one can do on its page: the ways a payment goes, and the ways it goes wrong. */
export const sandboxActions = [
  'pay',
  'decline',
  'cancel',
  'pay-without-return',
  'pay-in-silence',
  'pay-slowly',
  'pay-with-duplicates',
  'pay-out-of-order',
  'pay-twice',
] as const

export type SandboxAction = (typeof sandboxActions)[number]

export type SandboxMessage = { id: string; state: GatewayState; capture: string | null }

/** What an action makes of a payment: its new state, the money that moved, what is said about it and when. */
export type Consequence = {
  state: GatewayState
  captures: readonly string[]
  messages: readonly SandboxMessage[]
  returns: boolean
  /** Only after so many seconds, as with a bank that takes its time. */
  afterSeconds?: number
}

export function consequenceOf(action: SandboxAction): Consequence {
  const capture = newId()
  const message = (state: GatewayState, capture: string | null = null): SandboxMessage => ({
    id: newId(),
    state,
    capture,
  })
  const paid = { state: 'captured', captures: [capture], returns: true } as const
  const captured = message('captured', capture)

  switch (action) {
    case 'pay':
      return { ...paid, messages: [captured] }
    case 'decline':
      return { state: 'failed', captures: [], messages: [message('failed')], returns: true }
    case 'cancel':
      return { state: 'cancelled', captures: [], messages: [message('cancelled')], returns: true }
    case 'pay-without-return':
      return { ...paid, messages: [captured], returns: false }
    case 'pay-in-silence':
      return { ...paid, messages: [], returns: false }
    case 'pay-slowly':
      return { ...paid, messages: [captured], afterSeconds: 8 }
    case 'pay-with-duplicates':
      return { ...paid, messages: [captured, captured, captured] }
    case 'pay-out-of-order':
      return { ...paid, messages: [captured, message('authorized'), message('failed'), message('pending')] }
    case 'pay-twice': {
      const second = newId()
      return { ...paid, captures: [capture, second], messages: [captured, message('captured', second)] }
    }
  }
}

/** How it stands with a payment, as any gateway says it. */
export function reportOf(
  { id, state, captures, cents, currency, refunds }: SandboxPayment,
  said: Pick<SandboxMessage, 'state' | 'capture'> = { state, capture: captures[0] ?? null },
): GatewayReport {
  const returned = Object.values(refunds).filter(({ capture }) => capture === said.capture)

  return {
    reference: id,
    state: said.state,
    capture: said.capture,
    cents,
    currency,
    refundedCents: returned.reduce((sum, { cents }) => sum + cents, 0),
  }
}
