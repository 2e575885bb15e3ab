import { fetchStoreApi } from './fetch-store-api.ts'

/** Longer than any task takes that is set to somebody who sends one form. */
const patienceMs = 8_000
/** So many at once, so that the page goes on living between them. */
const atOnce = 512

/**
 * Does the work by which a form shows that a browser sent it (`GET /bot-check`). Where it cannot be done, because the page is not
 * under a lock or nobody answers, the form goes without it: it is taken all the same, only not as often.
 */
export async function proveWork(): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  try {
    const { challenge, bits } = await fetchStoreApi().call('GET /bot-check')
    return await solve(challenge, bits, performance.now() + patienceMs)
  } catch (error) {
    console.warn('The form goes without a proof.', error)
    return undefined
  }
}

async function solve(challenge: string, bits: number, until: number): Promise<string | undefined> {
  const encoder = new TextEncoder()
  for (let first = 0; performance.now() < until; first += atOnce) {
    const proofs = Array.from({ length: atOnce }, (_, index) => `${challenge}.${first + index}`)
    const sums = await Promise.all(
      proofs.map((proof) => crypto.subtle.digest('SHA-256', encoder.encode(proof))),
    )
    const solved = sums.findIndex((sum) => new DataView(sum).getUint32(0) >>> (32 - bits) === 0)
    if (solved !== -1) return proofs[solved]
  }
  return undefined
}
