import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Traffic, watchTraffic } from './traffic.ts'

let app: FastifyInstance
let traffic: Traffic
let origin: string
let waiting: (() => void)[]

beforeEach(async () => {
  app = Fastify()
  waiting = []
  traffic = watchTraffic(app)
  app.get('/slow', () => new Promise<string>((resolve) => waiting.push(() => resolve('done'))))
  app.get('/quick', async () => 'done')
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

it('is calm while nobody asks', () => traffic.calm())

it('lets the background wait for a crowd', async () => {
  const crowd = Array.from({ length: 4 }, () => fetch(`${origin}/slow`))
  while (waiting.length < 4) await (await fetch(`${origin}/quick`)).text()

  let isCalm = false
  const calmed = traffic.calm().then(() => {
    isCalm = true
  })
  await null
  expect(isCalm).toBe(false)

  for (const answer of waiting) answer()
  await Promise.all(crowd.map(async (asked) => (await asked).text()))
  await calmed
})

it('lets one after the other begin in a crowd that does not end', async () => {
  const crowd = Array.from({ length: 4 }, () => fetch(`${origin}/slow`))
  while (waiting.length < 4) await (await fetch(`${origin}/quick`)).text()

  const begun: number[] = []
  await Promise.all([1, 2, 3].map((job) => traffic.calm().then(() => begun.push(job))))
  expect(begun).toEqual([1, 2, 3])

  for (const answer of waiting) answer()
  await Promise.all(crowd)
})

it('does not count who went away', async () => {
  const leaving = new AbortController()
  const crowd = Array.from({ length: 4 }, () => fetch(`${origin}/slow`, { signal: leaving.signal }))
  while (waiting.length < 4) await (await fetch(`${origin}/quick`)).text()
  leaving.abort()
  await Promise.allSettled(crowd)

  await traffic.calm()
  for (const answer of waiting) answer()
})
