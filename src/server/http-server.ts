import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/**
 * The server that Fastify would have made, with a way before it: what can be answered without finding out anything goes
 * out at once. Routes, hooks and plugins would cost more than the answer.
 */
export const serverWith =
  (sendAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean) =>
  (handle: Handle, { keepAliveTimeout, requestTimeout, connectionTimeout }: Timeouts): Server => {
    const server = createServer((request, response) => {
      if (!sendAtOnce(request, response)) handle(request, response)
    })
    server.keepAliveTimeout = keepAliveTimeout ?? server.keepAliveTimeout
    server.requestTimeout = requestTimeout ?? server.requestTimeout
    server.setTimeout(connectionTimeout ?? 0)
    return server
  }

type Timeouts = Pick<FastifyHttpOptions<Server>, 'keepAliveTimeout' | 'requestTimeout' | 'connectionTimeout'>
