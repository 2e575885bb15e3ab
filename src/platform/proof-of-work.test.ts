import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setTask, solvedTask } from './proof-of-work.ts'

const until = new Date('2026-12-03T10:00:00Z')
const before = new Date('2026-12-03T09:55:00Z')
const nonce = 'n'.repeat(32)
const task = (bits: number) => setTask('secret', { bits, until, nonce })

/** By trying, as a browser does. */
function solve({ challenge, bits }: { challenge: string; bits: number }): string {
  for (let number = 0; ; number++) {
    const proof = `${challenge}.${number}`
    const start = createHash('sha256').update(proof).digest().readUInt32BE()
    if (start >>> (32 - bits) === 0) return proof
  }
}

describe('a task', () => {
  it('is solved by trying', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), (bits) => {
        expect(solvedTask('secret', solve(task(bits)), before)).toEqual({ nonce, until })
      }),
      { numRuns: 20 },
    )
  })

  it('is not solved by too little work', () => {
    const proofs = Array.from({ length: 500 }, (_, number) => `${task(20).challenge}.${number}`)
    expect(proofs.filter((proof) => solvedTask('secret', proof, before))).toEqual([])
  })

  it('is not solved too late, with another secret, or by making it easier, later or another', () => {
    const proof = solve(task(8))

    expect(solvedTask('secret', proof, until)).not.toBeNull()
    expect(solvedTask('secret', proof, new Date(until.getTime() + 1))).toBeNull()
    expect(solvedTask('another secret', proof, before)).toBeNull()
    expect(solvedTask('secret', proof.replace(/^8/, '1'), before)).toBeNull()
    expect(solvedTask('secret', proof.replace(/^8\.\d/, '8.9'), before)).toBeNull()
    expect(solvedTask('secret', proof.replace('n', 'm'), before)).toBeNull()
  })

  it.each([
    '',
    '.',
    '1.1.x.y.1',
    `${task(1).challenge}`,
    `${task(1).challenge}.`,
    `${task(1).challenge}.-1`,
    `${task(1).challenge}.1e9`,
  ])('is not solved by %j', (proof) => expect(solvedTask('secret', proof, before)).toBeNull())
})
