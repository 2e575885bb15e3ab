import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Ceremony = { challenge: string; origin: string; host?: string; verified?: boolean }

/** What lies behind a finger or a face: makes one passkey and signs with it, as a browser hands it on (WebAuthn, ES256). */
export function authenticator() {
  const id = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0

  const authData = ({ origin, host, verified = true }: Ceremony, attested: Buffer | null) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested ? 0x40 : 0)
    const hash = sha256(Buffer.from(host ?? new URL(origin).hostname))
    return Buffer.concat([hash, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }
  const answer = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id: id.toString('base64url'),
    setCounter: (count: number) => {
      counter = count
    },

    /** What navigator.credentials.create answers. */
    make(ceremony: Ceremony) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.from([0, id.length])
      const data = authData(ceremony, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },

    /** What navigator.credentials.get answers. */
    sign(ceremony: Ceremony) {
      const client = clientData('webauthn.get', ceremony)
      const data = authData(ceremony, null)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      })
    },
  }
}

const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
