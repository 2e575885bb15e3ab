import type { FastifyInstance } from 'fastify'
import { gaveUp } from '../platform/postgres/gave-up.ts'

/**
 * What nobody expected is written down here, unless whoever serves the address does so already, and nobody outside
 * learns what it was.
 */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error }, 'a request failed')
    return reply
      .status(status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(status >= 500 ? 'Something went wrong.' : 'This request cannot be answered.')
  })
}

/** Fastify's own refusals (body too large, unknown type of content) carry their status. */
export const statusOf = (error: unknown): number => {
  if (gaveUp(error)) return 503
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500
}
