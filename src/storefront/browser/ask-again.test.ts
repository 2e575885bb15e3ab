import { describe, expect, it } from 'vitest'
import { askAgain, lookAgain, type Patience, sendAgain } from './ask-again.ts'
import { newCommandId } from './command-id.ts'

async function asked(patience: Patience, ...statuses: number[]) {
  const waited: number[] = []
  const left = [...statuses]
  const answer = await askAgain(
    async () => ({ status: left.length > 1 ? (left.shift() ?? 0) : (left[0] ?? 0) }),
    patience,
    async (milliseconds) => void waited.push(milliseconds),
  )
  return { status: answer.status, waited }
}

describe('a command', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('is sent again after %i', async (status) => {
    expect(await asked(sendAgain, status, 200)).toMatchObject({ status: 200, waited: [expect.any(Number)] })
  })

  it.each([200, 204, 400, 401, 403, 404, 409, 412])('is not sent again after %i', async (status) => {
    expect(await asked(sendAgain, status, 200)).toEqual({ status, waited: [] })
  })

  it('is sent four times at most, after pauses that grow, and the last answer counts', async () => {
    const { status, waited } = await asked(sendAgain, 503)

    expect(status).toBe(503)
    expect(waited).toHaveLength(3)
    expect(waited.toSorted((a, b) => a - b)).toEqual(waited)
  })

  it('has an id nobody else has', () => {
    const ids = Array.from({ length: 100 }, newCommandId)
    expect(new Set(ids).size).toBe(100)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('a look', () => {
  it('is tried once more, at once', async () => {
    expect(await asked(lookAgain, 503)).toEqual({ status: 503, waited: [0] })
    expect(await asked(lookAgain, 409, 200)).toEqual({ status: 200, waited: [0] })
  })
})
