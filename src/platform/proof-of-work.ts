import { createHash } from 'node:crypto'
import { isSignatureOf, signatureOf } from './signature.ts'

/** A task nobody needs much time for once, and everybody much time for a thousand times. */
export type Task = {
  /** What is asked, signed: `bits.until.nonce.signature`. */
  challenge: string
  /** So many bits at the beginning of SHA-256(`challenge.number`) have to be zero. */
  bits: number
}

export type Solved = { nonce: string; until: Date }

/** Sets a task that may be handed in until then. */
export function setTask(secret: string, { bits, until, nonce }: Solved & { bits: number }): Task {
  const text = `${bits}.${Math.floor(until.getTime() / 1000)}.${nonce}`
  return { challenge: `${text}.${signatureOf(secret, text)}`, bits }
}

/** The task behind `challenge.number` when it was ours, is solved, and not too old; whether it was handed in before is not known here. */
export function solvedTask(secret: string, proof: string, now: Date): Solved | null {
  const { text, bits, until, nonce, signature } = pattern.exec(proof)?.groups ?? {}
  if (!text || !bits || !until || !nonce || !signature) return null
  if (Number(until) * 1000 < now.getTime()) return null
  if (!isSignatureOf(secret, text, signature)) return null

  const isSolved = zeroBits(createHash('sha256').update(proof).digest()) >= Number(bits)
  return isSolved ? { nonce, until: new Date(Number(until) * 1000) } : null
}

const pattern =
  /^(?<text>(?<bits>\d{1,2})\.(?<until>\d{1,12})\.(?<nonce>[a-zA-Z0-9]{32}))\.(?<signature>[\w-]{43})\.\d{1,12}$/

/** How many bits at the beginning are zero. */
function zeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0)
  return first === -1 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24
}
