import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export type Traffic = {
  /** Comes back as soon as few requests are being answered, or after a while all the same. */
  calm(): Promise<void>
}

/** So many requests at once are a crowd on a small machine. */
const crowd = 4
/** Nobody's mail waits longer than that for one job's turn, however many shoppers come. */
const longestMs = 3_000
const lookAgainMs = 25

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

  return {
    async calm() {
      const end = performance.now() + longestMs
      while (underway >= crowd && performance.now() < end) await setTimeout(lookAgainMs)
    },
  }
}
