import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export type Traffic = {
  /** Comes back when it is one's turn: at once while nobody asks for anything, and one by one otherwise. */
  calm(): Promise<void>
}

/**
 * How long one job begins after the other while so many requests are being answered. Four are a crowd on a small
 * machine, and what waited must not come down on the shoppers all at once.
 */
const apartMs = (underway: number): number => (underway >= 4 ? 100 : underway > 0 ? 20 : 0)
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
    const begun = performance.now()
    while (performance.now() - begun < apartMs(underway)) await setTimeout(lookAgainMs)
  }
  let line = Promise.resolve()

  return {
    calm() {
      line = line.then(wait)
      return line
    },
  }
}
