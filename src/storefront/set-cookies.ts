import { localeOfPath } from '../values/locale.ts'
import { contextTokenCookie, localeCookie, readCookie, writeCookie } from './cookies.ts'
import type { PageParts } from './page-parts.ts'

/**
 * Adds the two cookies where they are due, and says who may keep the answer: what was made for one
 * visitor is kept by nobody else.
 */
export function withCookies(request: Request, response: Response, parts: PageParts): Response {
  const cookies = request.headers.get('cookie')
  const secure = parts.origin.startsWith('https:')
  const add = (name: string, value: string) =>
    response.headers.append('Set-Cookie', writeCookie(name, value, { secure }))

  const token = parts.visitToken()
  if (token !== null && token !== readCookie(cookies, contextTokenCookie)) add(contextTokenCookie, token)

  const locale = localeOfPath(new URL(request.url).pathname)
  if (isStepInsideShop(request) && readCookie(cookies, localeCookie) !== locale) add(localeCookie, locale)

  const personal = token !== null || response.headers.has('Set-Cookie') || request.method === 'POST'
  if (ofAnOrder.test(new URL(request.url).pathname)) {
    response.headers.set('Cache-Control', 'private, no-store')
  } else if (!response.headers.has('Cache-Control')) {
    response.headers.set(
      'Cache-Control',
      personal ? 'private, no-cache' : 'public, max-age=0, must-revalidate',
    )
  }
  // The front door offers a language by these two.
  if (new URL(request.url).pathname === '/') response.headers.append('Vary', 'Accept-Language, Cookie')
  return response
}

/** What tells of somebody's order. She may have come by a pass alone, without a visit; nobody keeps it, not even her browser. */
const ofAnOrder =
  /^(?:\/[a-z]{2}-[A-Z]{2})?\/(?:checkout\/success|account\/orders|order-lookup|withdrawal\/done)(?:\/|$)/

/**
 * A language is settled by walking on in it: whoever follows a link of ours to a page in Italian, be it
 * the language switch or the offer on the front page, has chosen. Whoever comes from outside has not.
 */
const isStepInsideShop = (request: Request) =>
  request.method === 'GET' &&
  request.headers.get('sec-fetch-site') === 'same-origin' &&
  request.headers.get('sec-fetch-mode') === 'navigate'
