import { createHmac, timingSafeEqual } from 'node:crypto'

/** What only who knows the secret can write under a text. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Takes as long for a wrong one as for a right one. */
export function isSignatureOf(secret: string, text: string, given: string): boolean {
  const [right, said] = [Buffer.from(signatureOf(secret, text)), Buffer.from(given)]
  return right.length === said.length && timingSafeEqual(right, said)
}
