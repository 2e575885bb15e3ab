import { readCookie } from './cookies.ts'

/**
 * What a guest holds who said who she is: she pays, cancels and downloads with it, and comes back from the
 * bank with it. It is nobody's business but the server's, and never stands in an address.
 */
const name = 'order-pass'

/** As long as the pass itself is good. */
const seconds = 2 * 60 * 60

export const keepingPass = (
  orderId: string,
  pass: string,
  { secure }: { secure: boolean },
): Record<'Set-Cookie', string> => ({
  'Set-Cookie': `${name}=${encodeURIComponent(`${orderId}:${pass}`)}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`,
})

/** The pass for this order, if there is one; it is for one order at a time. */
export function keptPass(request: Request, orderId: string): string | null {
  const kept = readCookie(request.headers.get('cookie'), name)
  const [id, pass = ''] = kept?.split(':', 2) ?? []
  return id === orderId && pass !== '' ? pass : null
}
