import { z } from 'zod'
import { currencies } from '../../values/currency.ts'
import type { Gateway, GatewayMessage } from '../gateway.ts'
import { isSignatureOf, signatureOf } from '../signature.ts'

/** Older than that, a signed message may be one that somebody kept and sends again. */
const toleranceMs = 5 * 60_000

/** What the ledger can hold; anything else would come back to be settled for ever. */
const name = z.string().regex(/^[\w-]{1,64}$/)
const cents = z.number().int().min(0).max(2_147_483_647)

const messageWish = z.object({
  id: name,
  report: z
    .object({
      reference: name,
      state: z.enum(['pending', 'authorized', 'captured', 'failed', 'cancelled']),
      capture: name.nullable(),
      cents,
      currency: z.enum(currencies),
      refundedCents: cents,
    })
    .nullable(),
})

/** A message as it travels: the time is signed with the body, so that it cannot be made younger. */
export function signedMessage(secret: string, message: GatewayMessage, now: Date) {
  const body = JSON.stringify(message)
  const time = String(now.getTime())
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'sandbox-signature': `${time}.${sign(secret, time, body)}`,
    },
  }
}

/** Null unless the sandbox itself signed it a moment ago. */
export function readSandboxMessage(
  secret: string,
  { headers, body, now }: Parameters<Gateway['read']>[0],
): GatewayMessage | null {
  const { time, signature } =
    /^(?<time>\d{1,15})\.(?<signature>[\w-]{1,64})$/.exec(headers['sandbox-signature'] ?? '')?.groups ?? {}
  if (!time || !signature || Math.abs(now.getTime() - Number(time)) > toleranceMs) return null
  if (!isSignatureOf(secret, textOf(time, body), signature)) return null

  // Signed by us, so it is JSON; whether it is a message is another matter.
  const read = messageWish.safeParse(JSON.parse(body))
  return read.success ? read.data : null
}

const sign = (secret: string, time: string, body: string) => signatureOf(secret, textOf(time, body))
const textOf = (time: string, body: string) => `${time}.${body}`
