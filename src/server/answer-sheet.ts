import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../platform/network.ts'
import type { Db } from '../platform/postgres/db.ts'
import { rateLimit } from '../platform/rate-limit.ts'
import type { Channel } from '../shop/channel/channel.ts'
import { type Typed, typedInAddress } from '../storefront/parts/configurator/measuring.ts'

export type SheetParts = { db: Db; channel: () => Promise<Channel>; origin: string; now: () => Date }

/** Each is drawn anew for its measures, while everybody else waits. */
const sheets = rateLimit({ most: 60, seconds: 60 })

type Sheet = {
  request: FastifyRequest
  reply: FastifyReply
  now: () => Date
  /** What it is called when it is kept. */
  name: string
  /** Null: there is none of it. */
  draw: (typed: Typed) => Promise<Buffer | null>
}

/** A sheet as a PDF, with what its address says of a place. */
export async function answerSheet({ request, reply, now, name, draw }: Sheet) {
  const waitSeconds = sheets(networkOf(request.ip), now())
  if (waitSeconds > 0) {
    return reply
      .status(429)
      .headers({ 'retry-after': String(waitSeconds), 'cache-control': 'no-store' })
      .type('text/plain')
      .send('Too many requests')
  }

  const mark = request.url.indexOf('?')
  const content = await draw(typedInAddress(mark < 0 ? '' : request.url.slice(mark)))
  if (!content) return noSheet(reply)
  return reply
    .headers({
      'cache-control': 'public, max-age=300',
      'content-disposition': `inline; filename="${name}.pdf"`,
    })
    .type('application/pdf')
    .send(content)
}

export const noSheet = (reply: FastifyReply) => reply.status(404).type('text/plain').send('Not found')
