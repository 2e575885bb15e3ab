import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { type Coding, codingFor } from '../../platform/page-cache/coding.ts'
import type { KeptPage } from '../../platform/page-cache/kept-page.ts'

export type Sending = {
  /** What every answer of this server carries. */
  security: Readonly<Record<string, string>>
  /** Says to a network of caches what an answer shows, so that it can be let go of there. */
  withTags: boolean
  now: () => number
}

export type Asked = {
  method: string
  headers: IncomingHttpHeaders
  /** By one visit, not by anybody. */
  isVisit: boolean
}

/** How long others than the browser may keep a page, and go on sending it while they ask for a new one. */
const [othersSeconds, staleSeconds] = [60, 300]

type Packed = { coding: Coding; content: Buffer }

export type Sent = 'whole' | 'not modified'

/** Sends a page in a form it is there in, or in the one made of it; answers null when one has to be made first. */
export function sendPage(
  response: ServerResponse,
  page: KeptPage,
  { method, headers, isVisit }: Asked,
  sending: Sending,
  made: Packed | null = null,
): Sent | null {
  const caching = isVisit ? 'private, no-cache' : cachingOf(page, sending.now())
  if (page.status === 200 && headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, ['etag', page.etag, 'cache-control', caching, 'vary', vary])
    response.end()
    return 'not modified'
  }

  const body = made ?? page.body.ready(codingWished(headers))
  if (!body) return null

  response.writeHead(page.status, [
    ...preparedFor(page, body.coding, body.content.length, sending),
    'cache-control',
    caching,
  ])
  response.end(method === 'HEAD' ? undefined : body.content)
  return 'whole'
}

export const codingWished = ({ 'accept-encoding': accepted }: IncomingHttpHeaders): Coding =>
  codingFor(Array.isArray(accepted) ? accepted.join() : accepted)

/** Who has a visit may see other prices than who has none. */
const vary = 'accept-encoding, cookie'

/** Nobody sends on a page for longer than it is right. */
function cachingOf({ keeping, freshUntil }: KeptPage, now: number): string {
  if (!keeping) return 'private, no-cache'
  const fresh = Math.min(othersSeconds, Math.ceil(Math.max(freshUntil - now, 0) / 1000))
  const left = Math.max(0, Math.floor((keeping.goodUntil - now) / 1000))
  const [kept, stale] = [Math.min(fresh, left), Math.min(staleSeconds, left)]
  return `public, max-age=0, s-maxage=${kept}, stale-while-revalidate=${Math.max(0, stale - kept)}`
}

/** All headers of a page that do not change between two who ask for it, in one list as Node sends it. */
function preparedFor(
  page: KeptPage,
  coding: Coding,
  length: number,
  { security, withTags }: Sending,
): readonly string[] {
  const key = `${coding}${length}`
  let headers = page.prepared.get(key)
  if (!headers) {
    const all: Record<string, string> = {
      ...security,
      ...page.headers,
      etag: page.etag,
      vary,
      'content-length': String(length),
      ...(coding !== 'identity' && { 'content-encoding': coding }),
      ...(withTags && tagHeaders(page.tags)),
    }
    headers = Object.entries(all).flat()
    page.prepared.set(key, headers)
  }
  return headers
}

/** As Fastly and Varnish call them, and as Cloudflare does. */
const tagHeaders = (tags: readonly string[]): Record<string, string> => {
  const all = [...tags, 'everything']
  return { 'surrogate-key': all.join(' '), 'cache-tag': all.join(',') }
}
