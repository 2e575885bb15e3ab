import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { isStoreApiError } from '../../store-api.ts'

export type PasskeyProblem = 'no-script' | 'not-supported' | 'cancelled' | 'exists' | 'refused' | 'failed'

/** Why there is no passkey: thrown here, shown beside the form. */
class NoPasskey extends Error {
  readonly problem: PasskeyProblem

  constructor(problem: PasskeyProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Has the device sign what the shop asks, with the passkey its owner chooses. */
export async function signWithPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<unknown> {
  const { startAuthentication } = await browsersPart()
  return startAuthentication({ optionsJSON: options })
}

/** Has the device make a passkey. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
  const { startRegistration } = await browsersPart()
  return startRegistration({ optionsJSON: options })
}

/** Null for what has nothing to do with passkeys, such as a password that is wrong. */
export function passkeyProblemOf(error: unknown): PasskeyProblem | null {
  if (error instanceof NoPasskey) return error.problem
  if (isStoreApiError(error)) return refusals[error.errors[0]?.code ?? ''] ?? null
  if (!(error instanceof Error)) return null
  return byName[error.name] ?? (error.name.endsWith('Error') && 'cause' in error ? 'failed' : null)
}

/** Fetched with the first press of the button, and by browsers alone. */
async function browsersPart() {
  if (typeof document === 'undefined') throw new NoPasskey('no-script')
  const part = await import('@simplewebauthn/browser')
  if (!part.browserSupportsWebAuthn()) throw new NoPasskey('not-supported')
  return part
}

const refusals: Readonly<Record<string, PasskeyProblem>> = {
  CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS: 'refused',
  CHECKOUT__CUSTOMER_PASSKEY_NOT_VERIFIED: 'failed',
}

/** What browsers call it (WebAuthn, section 5.1). */
const byName: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  NotSupportedError: 'not-supported',
  SecurityError: 'failed',
  ConstraintError: 'failed',
  UnknownError: 'failed',
}
