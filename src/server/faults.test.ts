import Fastify, { LogController } from 'fastify'
import { expect, it } from 'vitest'
import { answerFaults } from './faults.ts'

const open = () => {
  const written: string[] = []
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void written.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  })
  answerFaults(app)
  app.post('/', () => {
    throw new Error('relation "secret" does not exist')
  })
  return { app, written }
}

it('a fault is written down, and nobody outside learns what it was', async () => {
  const { app, written } = open()
  const answer = await app.inject({ method: 'POST', url: '/' })

  expect([answer.statusCode, answer.body]).toEqual([500, 'Something went wrong.'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(written.join()).toContain('relation \\"secret\\" does not exist')
})

it('what cannot be read is the fault of whoever sent it, and is not written down', async () => {
  const { app, written } = open()
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  })

  expect(answer.statusCode).toBe(400)
  expect(written).toEqual([])
})
