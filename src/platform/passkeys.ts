import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

// Taken up when somebody has to do with a passkey: most of the shop never does, and it is 2 MB of code.
const webauthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256 (COSE): what authenticators have today. */
const algorithms = [-8, -7, -257]

/** Whose passkeys they are: the host of this origin, and no page of another one. */
export type RelyingParty = { name: string; origin: string }

/** What the shop keeps of a passkey; none of it is a secret. */
export type Credential = {
  id: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: readonly string[]
}

/** What a browser shall make: a passkey that names its owner by itself, behind a finger, a face or a number. */
export const askForPasskey = async (
  { name, origin }: RelyingParty,
  owner: { id: Uint8Array<ArrayBuffer>; email: string; name: string; has: readonly Credential[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  (await webauthn()).generateRegistrationOptions({
    rpName: name,
    rpID: new URL(origin).hostname,
    userID: owner.id,
    userName: owner.email,
    userDisplayName: owner.name,
    excludeCredentials: owner.has.map(({ id, transports }) => ({ id, transports: [...transports] })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

/** What a browser shall sign with whatever passkey its owner chooses: nobody is named. */
export const askForProof = async ({ origin }: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  (await webauthn()).generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
  })

/** The passkey that was made; null when it was not made for this shop, or not as it was asked for. `isAsked` knows the challenges. */
export async function readPasskey(
  { origin }: RelyingParty,
  answer: unknown,
  isAsked: (challenge: string) => Promise<boolean>,
): Promise<(Credential & { synced: boolean }) | null> {
  const { verifyRegistrationResponse } = await webauthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // Whatever it is: the library looks at every field of it, and throws.
      response: answer as RegistrationResponseJSON,
      expectedChallenge: isAsked,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    const synced = registrationInfo.credentialDeviceType === 'multiDevice'
    return { id, publicKey, counter, transports: transports.filter(isTransport), synced }
  } catch (error) {
    return refusedBy(error)
  }
}

/** How often the passkey has signed, when it has signed what it was asked for; null otherwise. */
export async function readProof(
  { origin }: RelyingParty,
  answer: unknown,
  { id, publicKey, counter }: Credential,
  isAsked: (challenge: string) => Promise<boolean>,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // As above.
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: isAsked,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: { id, publicKey, counter },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    return refusedBy(error)
  }
}

/** Its no is an error of no kind of its own; one of the database, asked for a challenge meanwhile, is none. */
function refusedBy(error: unknown): null {
  if (error instanceof Error && 'severity' in error) throw error
  return null
}

const isTransport = (transport: string): boolean => /^[a-z-]{1,20}$/.test(transport)
