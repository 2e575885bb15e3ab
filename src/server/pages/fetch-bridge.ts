import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf } from '../../platform/page-cache/etag.ts'
import { pack } from '../../platform/page-cache/pack.ts'
import { codingWished } from './send-page.ts'

/** Fastify's request as the platform's own, which the pages are written against. */
export function toRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }

  const aborted = new AbortController()
  request.raw.once('close', () => {
    if (request.raw.destroyed && !request.raw.complete) aborted.abort()
  })

  const body = request.body instanceof Buffer && request.body.length > 0 ? new Uint8Array(request.body) : null
  return new Request(urlOf(request, origin), {
    method: request.method,
    headers,
    body,
    signal: aborted.signal,
  })
}

/** The address as the visitor typed it; a Host that is none is taken for the shop's own. */
function urlOf(request: FastifyRequest, origin: string): URL {
  const base = URL.parse(`${request.protocol}://${request.host}`) ?? new URL(origin)
  // Joined, not resolved: a path that begins with two slashes would name another host.
  return new URL(base.origin + (request.url.startsWith('/') ? request.url : '/'))
}

/** Sends a Response. Cookies stay separate headers; text is packed as the browser likes it. */
export async function sendResponse(request: FastifyRequest, reply: FastifyReply, response: Response) {
  reply.status(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)

  const bytes = Buffer.from(await response.arrayBuffer())
  const mayBeKept = response.status === 200 && !response.headers.get('cache-control')?.includes('no-store')
  if (mayBeKept && (request.method === 'GET' || request.method === 'HEAD')) {
    const etag = etagOf(bytes)
    reply.header('etag', etag)
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
  }
  const { coding, content } = await pack(bytes, codingWished(request.headers))
  reply.header('vary', [response.headers.get('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.send(content)
}
