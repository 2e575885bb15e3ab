import type { FastifyInstance } from 'fastify'

const headers = [
  'Content-Type',
  'Authorization',
  'sw-context-token',
  'sw-access-key',
  'sw-language-id',
  'sw-currency-id',
  'sw-version-id',
  'sw-inheritance',
  'indexing-behavior',
  'sw-include-seo-urls',
].join(', ')

/**
 * Any origin may call: who asks is told by the context token, never by a cookie. Every OPTIONS is
 * answered, without a key (contract 5.2).
 */
export function allowForeignOrigins(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': headers,
      'access-control-expose-headers': headers,
      'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
    })
  })
  api.options('/*', async (_request, reply) => reply.status(200).send())
}
