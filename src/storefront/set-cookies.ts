import { contextTokenCookie, readCookie, writeCookie } from './cookies.ts'
import type { PageParts } from './page-parts.ts'

/**
 * Adds the visit's cookie where it is due, and says who may keep the answer: what was made for one
 * visitor is kept by nobody else.
 */
export function withCookies(request: Request, response: Response, parts: PageParts): Response {
  const cookies = request.headers.get('cookie')
  const secure = parts.origin.startsWith('https:')

  const token = parts.visitToken()
  if (token !== null && token !== readCookie(cookies, contextTokenCookie)) {
    response.headers.append('Set-Cookie', writeCookie(contextTokenCookie, token, { secure }))
  }

  if (secure) overTheLockOnly(response.headers)

  const personal = token !== null || response.headers.has('Set-Cookie') || request.method === 'POST'
  if (ofSomebody.test(new URL(request.url).pathname)) {
    response.headers.set('Cache-Control', 'private, no-store')
  } else if (!response.headers.has('Cache-Control')) {
    response.headers.set(
      'Cache-Control',
      personal ? 'private, no-cache' : 'public, max-age=0, must-revalidate',
    )
  }
  // Who has a visit may see other prices, or herself.
  response.headers.append('Vary', 'Cookie')
  return response
}

/**
 * What tells of somebody or her order, or was opened by a link that only she has. She may have come by a pass alone, without a
 * visit; nobody keeps it, not even her browser: whoever sits there after her goes back in vain.
 */
const ofSomebody =
  /^(?:\/[a-z]{2}-[A-Z]{2})?\/(?:checkout\/success|account|order-lookup|withdrawal\/done|reset-password|registration)(?:\/|$)/

/** Whoever listens on an open line hears no cookie of ours, whichever page set it. */
function overTheLockOnly(headers: Headers): void {
  const cookies = headers.getSetCookie()
  headers.delete('Set-Cookie')
  for (const cookie of cookies) {
    headers.append('Set-Cookie', /; *Secure/i.test(cookie) ? cookie : `${cookie}; Secure`)
  }
}
