import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export type Traffic = {
  /** Comes back when it is one's turn: at once while few requests are being answered, in a crowd one by one. */
  calm(): Promise<void>
}

/** So many requests at once are a crowd on a small machine. */
const crowd = 4
/** In a crowd one job begins after the other, so far apart: what waited must not come down on the shoppers all at once. */
const apartMs = 50
const lookAgainMs = 10

/**
 * Counts the requests the shop is answering. What is done in the background (papers, mails, webhooks) asks
 * before it begins: shoppers who wait come first.
 */
export function watchTraffic(app: FastifyInstance): Traffic {
  let underway = 0
  app.addHook('onRequest', (_request, reply, done) => {
    underway++
    // Also when the visitor went away before the answer.
    reply.raw.once('close', () => underway--)
    done()
  })

  const wait = async () => {
    const end = performance.now() + apartMs
    while (underway >= crowd && performance.now() < end) await setTimeout(lookAgainMs)
  }
  let line = Promise.resolve()

  return {
    calm() {
      line = line.then(wait)
      return line
    },
  }
}
