import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export type Heard = { headers: IncomingHttpHeaders; body: string }

export type Receiver = {
  url(): string
  heard: Heard[]
  /** How it answers, from here on until the end of the test. */
  answerBy(answer: (response: ServerResponse, heard: Heard) => void): void
}

/** A program of somebody else that listens to webhooks: a real server on this machine. */
export function openReceiver(): Receiver {
  const heard: Heard[] = []
  const well = (response: ServerResponse) => void response.writeHead(204).end()
  let answer: (response: ServerResponse, heard: Heard) => void = well
  let port = 0

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const message = { headers: request.headers, body: Buffer.concat(parts).toString('utf8') }
      heard.push(message)
      answer(response, message)
    })
  })

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  beforeEach(() => {
    heard.length = 0
    answer = well
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    url: () => `http://127.0.0.1:${port}/hooks`,
    heard,
    answerBy(given) {
      answer = given
    },
  }
}

/** What docs/webhooks.md tells a receiver to do. */
export function isFromTheShop({ headers, body }: Heard, secret: string, now = Date.now()): boolean {
  const timestamp = String(headers['trennwerk-webhook-timestamp'])
  const signature = String(headers['trennwerk-webhook-signature'])
  const expected = `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`

  return (
    Math.abs(now / 1000 - Number(timestamp)) < 300 &&
    signature.length === expected.length &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  )
}
