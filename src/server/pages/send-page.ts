import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { type Coding, codingFor } from '../../platform/page-cache/coding.ts'
import type { KeptPage } from '../../platform/page-cache/kept-page.ts'
import type { Packed } from '../../platform/page-cache/pack.ts'

export type Sending = {
  /** What every answer of this server carries. */
  security: Readonly<Record<string, string>>
  /** Says to a network of caches how long it may send an answer on and what it shows, so that it can be let go of there. */
  forNetwork: boolean
  now: () => number
}

export type Asked = {
  method: string
  headers: IncomingHttpHeaders
  /** By one visit, not by anybody. */
  isVisit: boolean
}

/** How long others than the browser may keep a page, and a network of caches go on sending it while it asks for a new one. */
const [othersSeconds, staleSeconds] = [60, 300]

export type Sent = 'whole' | 'not modified'

/** Sends a page in a form it is there in, or in the one made of it; answers null when one has to be made first. */
export function sendPage(
  response: ServerResponse,
  page: KeptPage,
  { method, headers, isVisit }: Asked,
  sending: Sending,
  made: Packed | null = null,
): Sent | null {
  const caching = isVisit ? forOneVisit : forEverybody(page, sending)
  if (page.status === 200 && headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, ['etag', page.etag, 'vary', vary, ...caching])
    response.end()
    return 'not modified'
  }

  const body = made ?? page.body.ready(codingWished(headers))
  if (!body) return null

  response.writeHead(page.status, [
    ...preparedFor(page, body.coding, body.content.length, sending),
    ...caching,
  ])
  response.end(method === 'HEAD' ? undefined : body.content)
  return 'whole'
}

export const codingWished = ({ 'accept-encoding': accepted }: IncomingHttpHeaders): Coding =>
  codingFor(Array.isArray(accepted) ? accepted.join() : accepted)

/** Who has a visit may see other prices than who has none. */
const vary = 'accept-encoding, cookie'

const forOneVisit = ['cache-control', 'private, no-cache']

/**
 * Nobody sends on a page for longer than it is right. That an old page may be sent once more is said to networks alone:
 * browsers would show yesterday's price in page data that they have.
 */
function forEverybody({ keeping, freshUntil }: KeptPage, { now: clock, forNetwork }: Sending): string[] {
  if (!keeping) return forOneVisit
  const now = clock()
  const left = Math.max(0, Math.floor((keeping.goodUntil - now) / 1000))
  const kept = Math.min(othersSeconds, left, Math.max(0, Math.ceil((freshUntil - now) / 1000)))
  const caching = ['cache-control', `public, max-age=0, s-maxage=${kept}`]
  if (!forNetwork) return caching

  const stale = Math.max(0, Math.min(staleSeconds, left) - kept)
  return [...caching, 'cdn-cache-control', `max-age=${kept}, stale-while-revalidate=${stale}`]
}

/** All headers of a page that do not change between two who ask for it, in one list as Node sends it. */
function preparedFor(
  page: KeptPage,
  coding: Coding,
  length: number,
  { security, forNetwork }: Sending,
): readonly string[] {
  const key = `${coding}${length}`
  let headers = page.prepared.get(key)
  if (!headers) {
    const all: Record<string, string> = {
      ...underSmallNames(security),
      // Its policy names its own styles, in the place of the one of everything.
      ...page.headers,
      etag: page.etag,
      vary,
      'content-length': String(length),
      ...(coding !== 'identity' && { 'content-encoding': coding }),
      ...(forNetwork && tagHeaders(page.tags)),
    }
    headers = Object.entries(all).flat()
    page.prepared.set(key, headers)
  }
  return headers
}

const underSmallNames = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** As Fastly and Varnish call them, and as Cloudflare does. */
const tagHeaders = (tags: readonly string[]): Record<string, string> => {
  const all = [...tags, 'everything']
  return { 'surrogate-key': all.join(' '), 'cache-tag': all.join(',') }
}
