import { ZodError } from 'zod'
import { takeProof } from '../shop/bot-check/bot-check.ts'
import { Refusal, type Violation } from '../shop/refusal.ts'
import type { WireError } from './client.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { seenBy } from './field-lists.ts'
import { type LoginRule, refuseStrangers } from './login-rules.ts'
import { onWire } from './refusals.ts'
import { refuseUnstorable } from './refuse-unstorable.ts'

/** Runs an endpoint on input nobody has checked yet. Both transports go through here. */
export async function answer<Input, Output>(
  { input, answer }: Endpoint<Input, Output>,
  wish: unknown,
  call: Call,
  loginRule?: LoginRule,
): Promise<Output> {
  refuseStrangers(loginRule, wish, call.visit)
  refuseUnstorable(wish)
  const parsed = input.safeParse(wish)
  if (!parsed.success) throw asRefusal(parsed.error)
  return seenBy(wish, await answer(parsed.data, await withProof(wish, call)))
}

/** `proof` of any wish is what a browser answered to `GET /bot-check`; endpoints that write to people let such callers do more. */
async function withProof(wish: unknown, call: Call): Promise<Call> {
  const proof = typeof wish === 'object' && wish !== null && 'proof' in wish ? wish.proof : undefined
  if (typeof proof !== 'string' || proof === '') return call
  return { ...call, caller: { ...call.caller, isProved: await takeProof(call.db, proof, call.visit.now) } }
}

/** A refusal that shows something beside its errors: the cart as it is now. */
export class RefusalWith extends Error {
  readonly refusal: Refusal
  readonly beside: Readonly<Record<string, unknown>>

  constructor(refusal: Refusal, beside: Readonly<Record<string, unknown>>) {
    super(refusal.message, { cause: refusal })
    this.refusal = refusal
    this.beside = beside
  }
}

export type Failure = { status: number; errors: WireError[]; beside?: Readonly<Record<string, unknown>> }

/** What a failure looks like on the wire; null when it is a fault of ours, which only the log may see. */
export function failureOnWire(error: unknown): Failure | null {
  if (error instanceof RefusalWith) return { ...onWire(error.refusal), beside: error.beside }
  if (error instanceof Refusal) return onWire(error)
  if (error instanceof ZodError) return onWire(asRefusal(error))
  return null
}

/** A schema that wants to say something precise throws a refusal; what is left is a wrong type or a missing field. */
function asRefusal(error: ZodError): Refusal {
  const violations = error.issues.map(
    (issue): Violation => ({
      ...violated(issue),
      path: issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
    }),
  )
  return new Refusal('form.invalid', { violations })
}

function violated(issue: ZodError['issues'][number]): Pick<Violation, 'rule' | 'detail'> {
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { rule: 'too-long', detail: { limit: Number(issue.maximum) } }
  if (issue.code !== 'invalid_type') return { rule: 'strict-check-failed' }
  if (issue.message.endsWith('undefined')) return { rule: 'blank' }
  return { rule: 'wrong-type', detail: { type: issue.expected } }
}
