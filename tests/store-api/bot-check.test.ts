import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openShop, origin } from '../shop.ts'

const shop = openShop()
let now = Date.now()
const later = (seconds: number) => {
  now += seconds * 1000
  shop.setClock(new Date(now))
}
beforeEach(() => later(2 * 3_600))

const ask = async () => (await shop.visitor().ask('/bot-check')).body
/** By trying, as a browser does. */
function solve({ challenge, bits }: { challenge: string; bits: number }): string {
  for (let number = 0; ; number++) {
    const proof = `${challenge}.${number}`
    if (createHash('sha256').update(proof).digest().readUInt32BE() >>> (32 - bits) === 0) return proof
  }
}
const prove = async () => solve(await ask())

let people = 0
const subscribe = async (proof?: string) =>
  (
    await shop.visitor().ask('/newsletter/subscribe', {
      method: 'POST',
      body: { email: `somebody${people++}@example.org`, option: 'subscribe', storefrontUrl: origin, proof },
    })
  ).status
const many = async (count: number, proof?: string) => {
  const statuses = new Set<number>()
  for (let one = 0; one < count; one++) statuses.add(await subscribe(proof))
  return [...statuses]
}

describe('GET /bot-check', () => {
  it('sets a task that a phone does in less than a second', async () => {
    const { challenge, bits, apiAlias } = await ask()

    expect(apiAlias).toBe('bot_check')
    expect(challenge).toMatch(/^[\w.-]+$/)
    expect(bits).toBe(13)
    expect((await ask()).challenge).not.toBe(challenge)
  })

  it('sets harder ones to whoever asks for many', async () => {
    const asked = []
    for (let count = 0; count < 25; count++) asked.push((await ask()).bits)

    expect([asked[0], asked[9], asked[10], asked[20]]).toEqual([13, 13, 14, 15])
    later(601)
    expect((await ask()).bits).toBe(13)
  })
})

describe('a form that writes to somebody', () => {
  it('is taken from whoever shows no work, though not without end', async () => {
    expect(await many(30)).toEqual([200])
    expect(await many(1)).toEqual([429])
  })

  it('is taken from whoever does the work when others have used up what goes without', async () => {
    await many(31)
    expect(await subscribe(await prove())).toBe(200)
    expect(await subscribe()).toBe(429)
  })

  it('is not taken twice for one work, nor for work of another day', async () => {
    await many(31)
    const [once, late] = [await prove(), await prove()]

    expect(await subscribe(once)).toBe(200)
    expect(await subscribe(once)).toBe(429)
    expect(await subscribe(`${once}1`)).toBe(429)
    later(601)
    await many(31)
    expect(await subscribe(late)).toBe(429)
  })

  it('counts nothing that was refused for another reason', async () => {
    for (let count = 0; count < 40; count++) {
      const { status } = await shop
        .visitor()
        .ask('/contact-form', { method: 'POST', body: { email: 'nobody' } })
      expect([400, 429]).toContain(status)
    }
    later(601)
    expect(await many(30)).toEqual([200])
  })
})
